import { expect, test } from "vitest";
import { beatenBy, elements, hasAdvantage, isElement, statFactor } from "./elements.ts";

test.for([
  ["fire", ["ice", "nature", "leaf"]],
  ["water", ["fire", "earth"]],
  ["earth", ["air", "lightning", "electric"]],
  ["air", ["water", "nature", "leaf"]],
  ["light", ["dark", "shadow"]],
  ["lightning", []],
  ["ice", []],
  ["shadow", []],
  ["nature", []],
  ["crystal", []],
  ["spirit", []],
] as const)("%s beats %j, aliases included", ([attacker, beaten]) => {
  expect(beatenBy(attacker).toSorted()).toEqual(beaten.toSorted());
});

test("no element beats itself, and no two beat each other", () => {
  for (const one of elements) {
    for (const other of elements) {
      expect(hasAdvantage(one, other) && hasAdvantage(other, one)).toBe(false);
    }
  }
});

test("an element that beats others gets fewer points, one that is beaten gets more", () => {
  for (const element of elements) {
    const beatsSome = beatenBy(element).length > 0;
    expect(statFactor[element] < 1).toBe(beatsSome);
  }
});

test("fourteen elements are known, plasma is not", () => {
  expect(elements).toHaveLength(14);
  expect(elements.every(isElement)).toBe(true);
  expect(isElement("plasma")).toBe(false);
});
