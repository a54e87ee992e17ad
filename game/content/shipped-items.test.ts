import { expect, test } from "vitest";
import { blocksOf } from "./markdown.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { withNumbers } from "./numbers.ts";
import { shippedItems } from "./shipped-items.ts";

const countOf = (type: string) => shippedItems.filter((item) => item.type === type).length;

test("there is a welcome, and something to read of every kind", () => {
  expect(countOf("announcement")).toBe(1);
  for (const type of ["tutorial", "rule", "faq"]) expect(countOf(type)).toBeGreaterThanOrEqual(5);
});

test("every item has a name of its own and a place of its own in its list", () => {
  const places = shippedItems.map(({ type, order }) => `${type} ${order}`);

  expect(new Set(shippedItems.map(({ slug }) => slug)).size).toBe(shippedItems.length);
  expect(new Set(places).size).toBe(places.length);
});

test.for(shippedItems)("$title reads well: no gaps, no signs that mean nothing", (item) => {
  const said = `${item.title}\n${withNumbers(item.content, standardSettings)}`;

  expect(said).not.toMatch(/undefined|NaN|\[object|[<>*_#`{}]|https?:| {2}/);
  expect(blocksOf(item.content).length).toBeGreaterThan(0);
  expect(item.title.length).toBeLessThanOrEqual(60);
});
