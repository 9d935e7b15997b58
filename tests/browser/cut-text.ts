// Looks through the page for text that cannot be read: cut off by a box, or beyond the window; and for text that is no message.
import type { Page } from "@playwright/test";

/** Every visible text that is cut off, or stands out of the window or its control, with the reason. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Fractions of pixels, and the edges of italic letters. */
    const SLACK = 1.5;
    const found: string[] = [];
    const tell = (element: Element, text: string, why: string): void => {
      const place = element.closest("[class]")?.getAttribute("class") ?? element.tagName;
      found.push(`${place}: “${text.trim().slice(0, 60)}” ${why}`);
    };
    const hidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width <= 1 || height <= 1;
    };
    const canvas = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      if (hidden(select) || canvas === null) continue;
      const style = getComputedStyle(select);
      canvas.font = style.font;
      const text = (select.selectedOptions[0]?.textContent ?? "").trim();
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      // What a choice says may go on in a second line.
      const pieces = style.whiteSpace === "normal" ? text.split(/\s+/) : [text];
      const widest = Math.max(...pieces.map((piece) => canvas.measureText(piece).width));
      if (widest > room + SLACK) tell(select, text, "is wider than its choice");
      if (select.scrollHeight > select.clientHeight + SLACK) tell(select, text, "is higher than its choice");
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent ?? "";
      if (parent === null || text.trim() === "" || parent.closest("option, script, noscript, .unseen")) continue;
      let skip = false;
      for (let each: Element | null = parent; each !== null; each = each.parentElement) skip ||= hidden(each);
      if (skip) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      if (boxes.length === 0) continue;
      let scrolls = false;
      for (let each: Element | null = parent; each !== null && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        // What lies beyond a box that scrolls can be scrolled to.
        scrolls ||= /auto|scroll/.test(style.overflowX);
        const clipsX = /hidden|clip/.test(style.overflowX);
        const control = each.matches("button, .card, .panel, .sheet, .prompt, .notice, .chip, .field, header");
        if ((clipsX || control) && !scrolls && (left < box.left - SLACK || right > box.right + SLACK)) {
          tell(parent, text, `is wider than its ${each.tagName.toLowerCase()}`);
          break;
        }
        if (/auto|scroll/.test(style.overflowY)) break;
        const clipsY = /hidden|clip/.test(style.overflowY) || each.matches("button");
        if (clipsY && (top < box.top - 3 || bottom > box.bottom + 3)) {
          tell(parent, text, `is higher than its ${each.tagName.toLowerCase()}`);
          break;
        }
      }
      if (!scrolls && (left < -SLACK || right > innerWidth + SLACK)) tell(parent, text, "is beyond the window");
    }
    const page = document.scrollingElement;
    if (page !== null && page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} pixels wide`);
    return [...new Set(found)];
  });
}

/** In a language whose every letter is changed ("qps-long"): text that stayed as it was, and so is no message. */
export function foreignText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (text: string | null, element: Element | null): void => {
      if (element?.closest("h1, option[lang], script, noscript, .unseen, title") !== null) return;
      for (const word of (text ?? "").match(/[A-Za-z]{2,}/g) ?? []) {
        if (!/[^\0-\x7F]/.test(text ?? "")) found.push(`${word} in “${(text ?? "").trim().slice(0, 60)}”`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) look(walker.currentNode.textContent, walker.currentNode.parentElement);
    for (const name of ["aria-label", "title", "aria-valuetext", "alt", "placeholder"]) {
      for (const element of document.querySelectorAll(`body [${name}]`)) look(element.getAttribute(name), element);
    }
    return [...new Set(found)];
  });
}
