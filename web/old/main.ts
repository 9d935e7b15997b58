// The script that only old browsers load.
import { showOld } from "./show.js";

showOld();
