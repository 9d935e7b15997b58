// Starts the page: loads the engine, then shows the start screen.
import init from "../generated/magomba_wasm.js";

await init();
document.documentElement.dataset["state"] = "menu";
