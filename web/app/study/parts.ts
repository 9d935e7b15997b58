// What analysis and review are made of: loaded when one of them is opened.
import { nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import { analysisView } from "../views/analysis-view.js";
import { reviewView } from "../views/review-view.js";

export { Analysis } from "./analysis.js";
export { Review } from "./review.js";

/** The panel of what is studied beside the board, if anything is. */
export function studyView(app: App): TemplateResult | typeof nothing {
  const { analysis, review } = app.study;
  if (analysis !== null) return analysisView(app, analysis);
  return review === null ? nothing : reviewView(app, review);
}
