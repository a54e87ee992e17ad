import { expect, test } from "vitest";
import { readDescription } from "#forge/words/read-description.ts";
import { drawingNames, drawingOf, isDrawn } from "./drawings.ts";
import { drawnAs } from "./drawn-as.ts";
import { drawnThing } from "./drawn-thing.ts";
import { isKnownThing, thingFor } from "./find-thing.ts";
import { shapes } from "./shapes.ts";

const wordOf = (name: string) => name.replaceAll("-", "");

test.for([
  ["teddybear", "teddy-bear", true],
  ["satellitedish", "satellite-antenna", true],
  ["sock", "socks", true],
  ["jetpack", "jetpack", false],
  ["treasuremap", "treasure-map", false],
] as const)("%s is drawn as %s, coloured: %s", ([word, name, isColoured]) => {
  expect(drawingOf(word)).toMatchObject({ name, isColoured });
});

test("every drawing has outlines that close around something, and a picture of its size", () => {
  const wrong = drawingNames().filter((name) => {
    const drawing = drawingOf(wordOf(name))!;
    const areas = drawing.loops.map((loop) =>
      loop.reduce((sum, [x, y], i) => {
        const [u, v] = loop[(i + 1) % loop.length]!;
        return sum + (x * v - u * y) / 2;
      }, 0),
    );
    const isInPicture = drawing.loops
      .flat()
      .every(([x, y]) => Math.min(x, y, 1 - x, 1 - y) > -0.01);
    const channels = drawing.isColoured ? 3 : 1;
    const isWhole = drawing.pixels.length === drawing.side ** 2 * channels;
    return !isWhole || !isInPicture || areas.length === 0 || areas.some((area) => area <= 0);
  });

  expect(drawingNames().length).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});

test("what is drawn under another name has that drawing", () => {
  const names = new Set(drawingNames());

  expect([...new Set(Object.values(drawnAs))].filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(drawnAs).filter((word) => !isDrawn(word))).toEqual([]);
});

test("the same word gives the same drawing", () => {
  const [first] = [drawingOf("ferriswheel")!];
  for (const name of drawingNames().slice(0, 40)) drawingOf(wordOf(name));

  expect(drawingOf("ferriswheel")).not.toBe(first);
  expect(drawingOf("ferriswheel")).toEqual(first);
});

test("a word nobody drew has a plain shape, and one that is modelled keeps its model", () => {
  expect(isKnownThing("gizmo")).toBe(false);
  expect(isKnownThing("marble")).toBe(false);
  expect(drawnThing("gizmo")).toBeNull();
  expect(thingFor("gizmo")).toBe(shapes.soft);
  expect(isDrawn("pizza")).toBe(true);
  expect(thingFor("pizza").parts.length).toBeGreaterThan(1);
});

test.for([
  ["a fox holding a satellite dish", "satellitedish"],
  ["a robot with a teddy bear", "teddybear"],
  ["a dog with an ice cream cone", "icecreamcone"],
])("%s holds a %s", ([sentence, thing]) => {
  const { gear } = readDescription(sentence!, { seed: 1, rarity: "common" });

  expect(gear).toContainEqual(expect.objectContaining({ prop: "thing", thing }));
});

test.for([
  ["a ferris wheel", "ferriswheel"],
  ["a katana", "katana"],
  ["an angry satellite dish", "satellitedish"],
  ["a teapot", "teapot"],
])("%s is drawn as %s", ([sentence, species]) => {
  expect(readDescription(sentence!, { seed: 1, rarity: "common" })).toMatchObject({
    plan: "thing",
    species,
  });
});

test("what is eaten may have a drawing only", () => {
  const { staging } = readDescription("a bear eating a croissant", { seed: 1, rarity: "common" });

  expect(staging.extras).toContainEqual(
    expect.objectContaining({ species: "croissant", spot: "mouth" }),
  );
});
