import { expect, test, vi } from "vitest";
import { keepFree, raiseBy } from "./free-place.ts";

const box = (top: number, height: number, left = 0, width = 390) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const toast = box(700, 100);

test.for([
  ["nothing", [], 0],
  ["something above", [box(600, 100)], 0],
  ["something beside it", [box(700, 50, 390, 50)], 0],
  ["one button", [box(750, 40)], 50],
  ["one button above another", [box(750, 40), box(690, 40)], 110],
  ["a gap that is too small", [box(750, 40), box(600, 60)], 200],
] as const)("over %s a toast is raised", ([, pressed, by]) => {
  expect(raiseBy(toast, pressed, 64)).toBe(by);
});

test("without a free place below the top bar a toast stays where it is", () => {
  expect(raiseBy(toast, [box(750, 40), box(100, 600)], 64)).toBe(0);
});

test("a toast covers no question that a page asks", () => {
  const boxes: Record<string, object> = { H1: box(190, 80), BUTTON: box(300, 500), OL: toast };
  const sizes = vi.spyOn(Element.prototype, "getBoundingClientRect");
  sizes.mockImplementation(function (this: Element) {
    return boxes[this.tagName] as DOMRect;
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("ResizeObserver", SeesOnce);
  expect(placedOn("<h1></h1>")).toMatch(/-500px$/);
  expect(placedOn("<h1 data-read-first></h1>")).toMatch(/-610px$/);
});

/** How a toast is placed on a page with this heading. */
function placedOn(heading: string) {
  document.body.innerHTML = `<main>${heading}<button></button></main><ol></ol>`;
  const list = document.querySelector("ol");
  keepFree(list);
  return list?.style.translate;
}

/** As browsers do when they begin to watch. */
class SeesOnce {
  constructor(see: () => void) {
    see();
  }
  observe() {}
}
