import { expect, test } from "vitest";
import { raiseBy } from "./free-place.ts";

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
