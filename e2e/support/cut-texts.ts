/** Texts of which a part can neither be seen nor scrolled to, and words that have no room to stand in. */
import type { Page } from "@playwright/test";

const rules = {
  rounding: 1,
  /** What ends in an ellipsis takes so many letters to say anything, and a part of a word more. */
  lettersMin: 3,
  partMin: 4.5,
  /** A letter of these scripts says as much as two others, and is as wide. */
  wideLetters: "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]",
  cutting: ["hidden", "clip"],
  // A card is a picture; its words stand beside it, or on its own page.
  unread: "[aria-hidden=true], [inert], svg, option, script, style, .card-face",
  /** Anything else is for screen readers alone: no eye sees where its lines end. */
  seen: { clip: "auto", clipPath: "none" },
};

export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(look, rules);

/** Runs in the page, so it stands alone. */
function look(by: typeof rules): string[] {
  const range = document.createRange();
  const wide = new RegExp(by.wideLetters, "gu");

  type Edges = { left: number; right: number; top: number; bottom: number };

  function isSeen(part: Element): boolean {
    const { clip, clipPath } = getComputedStyle(part);
    const isClipped = clip !== by.seen.clip || clipPath !== by.seen.clipPath;
    return !isClipped && (part.parentElement === null || isSeen(part.parentElement));
  }

  /** Whether a part of it is outside of a box that cuts off. */
  const sticksOut = (text: Edges, box: Edges, { x, y }: { x: boolean; y: boolean }) =>
    (x && (text.left < box.left - by.rounding || text.right > box.right + by.rounding)) ||
    (y && (text.top < box.top - by.rounding || text.bottom > box.bottom + by.rounding));

  /** Whether its style lets it end in an ellipsis, and it still says something. */
  const isShortened = (element: Element, style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== "none" ||
    (style.textOverflow === "ellipsis" &&
      element.clientWidth > (by.lettersMin * parseFloat(style.fontSize)) / 2);

  function isCut(text: Element, textBox: Edges): boolean {
    let box = textBox;
    for (let each: Element | null = text; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      const { overflowX, overflowY, display, position } = style;
      if (display !== "inline" && each !== document.body && overflowX !== "visible") {
        if (isShortened(each, style)) return false;
        const edges = each.getBoundingClientRect();
        const cuts = { x: by.cutting.includes(overflowX), y: by.cutting.includes(overflowY) };
        if (sticksOut(box, edges, cuts)) return true;
        // Whatever is in it can be scrolled to; from here on it counts itself.
        box = edges;
      }
      if (position === "fixed") break;
    }
    return sticksOut(box, { left: 0, right: innerWidth, top: 0, bottom: 0 }, { x: true, y: false });
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
      const letters = word.replace(wide, "xx").length;
      return rows > 1 && letters / rows < by.partMin ? [`squeezed: ${word}`] : [];
    });
  }

  function judge(text: Node): string[] {
    const words = text.textContent?.trim() ?? "";
    const element = text.parentElement;
    if (words === "" || !element || element.closest(by.unread) || !isSeen(element)) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) return [];
    return isCut(element, box) ? [`cut off: ${words}`] : squeezedWords(text);
  }

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(...judge(text));
  return found;
}
