/** Texts of which a part can neither be seen nor scrolled to, or which stand one letter below the other. */
import type { Page } from "@playwright/test";

export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(look);

/** Runs in the page, so it stands alone. */
function look(): string[] {
  const ROUNDING = 1;
  /** What ends in an ellipsis takes so many letters to say anything, and a line so many. */
  const LETTERS_MIN = 3;
  const cutting = new Set(["hidden", "clip"]);
  // A card is a picture; what stands on it is told beside it, or on its own page.
  const unread = "[aria-hidden=true], [inert], svg, option, script, style, .card-face";
  const range = document.createRange();

  type Edges = { left: number; right: number; top: number; bottom: number };

  /** Whether a part of it is outside of a box that cuts off. */
  const sticksOut = (text: Edges, box: Edges, { x, y }: { x: boolean; y: boolean }) =>
    (x && (text.left < box.left - ROUNDING || text.right > box.right + ROUNDING)) ||
    (y && (text.top < box.top - ROUNDING || text.bottom > box.bottom + ROUNDING));

  /** Whether somebody wanted it to end in an ellipsis, and it still says something. */
  const isShortened = (element: Element, style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== "none" ||
    (style.textOverflow === "ellipsis" &&
      element.clientWidth > (LETTERS_MIN * parseFloat(style.fontSize)) / 2);

  function isCut(text: Element, textBox: Edges): boolean {
    let box = textBox;
    for (let each: Element | null = text; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const { overflowX, overflowY, display, position, clipPath } = style;
      // For readers alone.
      if (clipPath !== "none") return false;
      if (display !== "inline" && each !== document.body && overflowX !== "visible") {
        if (isShortened(each, style)) return false;
        const edges = each.getBoundingClientRect();
        const cuts = { x: cutting.has(overflowX), y: cutting.has(overflowY) };
        if (sticksOut(box, edges, cuts)) return true;
        // Whatever is in it can be scrolled to; from here on it counts itself.
        box = edges;
      }
      if (position === "fixed") break;
    }
    return sticksOut(box, { left: 0, right: innerWidth, top: 0, bottom: 0 }, { x: true, y: false });
  }

  function lettersInALine(words: string): number {
    const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return rows.size > 2 ? words.length / rows.size : Infinity;
  }

  function judge(words: string, text: Element | null): string[] {
    if (words === "" || !text || text.closest(unread)) return [];
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const box = range.getBoundingClientRect();
    if (box.width === 0) return [];
    if (isCut(text, box)) return [`cut off: ${words}`];
    const letters = lettersInALine(words);
    return letters < LETTERS_MIN ? [`${letters} letters a line: ${words}`] : [];
  }

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node);
    found.push(...judge(node.textContent?.trim() ?? "", node.parentElement));
  }
  return found;
}
