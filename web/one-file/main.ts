// The beginning of the one file: the page as ever, and its styles, all at once.
import { home } from "./home.js";
import "../app/app.css";
import "../app/later.css";

// As `?links=0` does (app/asked/asked.ts).
if (home() === null) document.documentElement.dataset["links"] = "0";

void import("../app/main.js");
