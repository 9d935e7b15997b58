// The door to the engine for the rest of the page.
export { errorText, loadEngine, type AnalysisLimits, type Engine } from "./engine.js";
export { Match, type WhatIf } from "./match.js";
export { applySteps, lastSown, moversOf, stretches, type Decision, type Stretch } from "./replay.js";
export { bonusOf, GAMES, isGame, readRules, rulesText, type Options } from "./rules.js";
export type * from "./types.js";
