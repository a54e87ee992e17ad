import { expect, test } from "vitest";
import { cutOutOf } from "./cut-out.ts";

test.for([
  ["/creatures/cindlepup.webp", "/creatures/cindlepup-cut.webp"],
  ["/creatures/cindlepup-s.webp", "/creatures/cindlepup-cut.webp"],
  ["/pictures/0a1b2c.webp", "/pictures/0a1b2c-cut.webp"],
  ["https://art.example/creatures/cindlepup.webp", null],
  ["/creatures/../x.webp", null],
  ["/creatures/cindlepup.png", null],
  ["", null],
] as const)("the creature of the picture at %s lies alone at %s", ([picture, cutOut]) => {
  expect(cutOutOf(picture)).toBe(cutOut);
});
