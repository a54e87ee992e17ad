/** Texts of which a part can neither be seen nor scrolled to, and words that have no room to stand in. */
import type { Page } from "@playwright/test";

export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(look);

/** Runs in the page, so it stands alone. */
function look(): string[] {
  const ROUNDING = 1;
  /** What ends in an ellipsis takes so many letters to say anything, and a part of a word more. */
  const LETTERS_MIN = 3;
  const PART_MIN = 4.5;
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

  /** What its place does to a text. */
  function fateOf(text: Element, textBox: Edges): "heard" | "cut" | "whole" {
    let box = textBox;
    for (let each: Element | null = text; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const { overflowX, overflowY, display, position, clip, clipPath } = style;
      // For screen readers alone: no eye sees where its lines end.
      if (clip !== "auto" || clipPath !== "none") return "heard";
      if (display !== "inline" && each !== document.body && overflowX !== "visible") {
        if (isShortened(each, style)) return "whole";
        const edges = each.getBoundingClientRect();
        const cuts = { x: cutting.has(overflowX), y: cutting.has(overflowY) };
        if (sticksOut(box, edges, cuts)) return "cut";
        // Whatever is in it can be scrolled to; from here on it counts itself.
        box = edges;
      }
      if (position === "fixed") break;
    }
    const page = { left: 0, right: innerWidth, top: 0, bottom: 0 };
    return sticksOut(box, page, { x: true, y: false }) ? "cut" : "whole";
  }

  const rowsOf = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;

  /** The words that are broken into parts which say nothing. Long ones may be broken. */
  function squeezedWords(text: Node): string[] {
    if (rowsOf() < 2) return [];
    const all = [...(text.textContent ?? "").matchAll(/[^\s-]+/g)];
    return all.flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rows = rowsOf();
      return rows > 1 && word.length / rows < PART_MIN ? [`squeezed: ${word}`] : [];
    });
  }

  function judge(text: Node): string[] {
    const words = text.textContent?.trim() ?? "";
    const element = text.parentElement;
    if (words === "" || !element || element.closest(unread)) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) return [];
    const fate = fateOf(element, box);
    if (fate === "cut") return [`cut off: ${words}`];
    return fate === "whole" ? squeezedWords(text) : [];
  }

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(...judge(text));
  return found;
}
