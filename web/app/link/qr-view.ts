// A QR code as it is drawn on the page.
import { html, svg, type TemplateResult } from "lit/html.js";
import type { QrCode } from "./qr.js";

/** Dark on light whatever the theme: that is what cameras look for. `label` says to those who listen what it is. */
export function qrView({ size, path }: QrCode, label: string): TemplateResult {
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;
}
