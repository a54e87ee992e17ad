import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { props } from "#forge/gear.ts";
import { acts, bodyPlans, type Genome } from "#forge/genome.ts";
import { colorWords } from "#forge/paint/palette.ts";
import { openSettings } from "#forge/scene/settings/open-settings.ts";
import { strangeSettings } from "#forge/scene/settings/strange-settings.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { genomeOf, readGolden, readSheets, reportOf } from "./golden.ts";

const sheets = readSheets();
const entries = sheets.flatMap((sheet) => sheet.entries);
const genomes = entries.map(genomeOf);

/** What no sentence shows. */
function missing(all: readonly string[], of: (genome: Genome) => readonly unknown[]): string[] {
  const shown = new Set(genomes.flatMap(of));
  return all.filter((one) => !shown.has(one));
}

test("the list shows every plan, prop, act, place, element, colour, rarity and style", () => {
  expect([
    ...missing(bodyPlans, ({ plan }) => [plan]),
    ...missing(props, ({ gear }) => gear.map(({ prop }) => prop)),
    ...missing(acts, ({ staging }) => [staging.act]),
    ...missing([...Object.keys(openSettings), ...Object.keys(strangeSettings)], ({ staging }) => [
      staging.place,
    ]),
    ...missing(elements, ({ element }) => [element]),
    ...missing(rarities, ({ rarity }) => [rarity]),
    ...missing(["soft", "manga", "ink"], ({ style }) => [style]),
    ...missing(
      colorWords.filter((word) => word !== "gold" && word !== "gray"),
      ({ color, partColors }) => [color, ...Object.values(partColors)],
    ),
  ]).toEqual([]);
});

test("no sentence stands there twice", () => {
  const lines = entries.map(({ line }) => line);

  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
});

test("a change is shown beside what was accepted, and a new sentence asks to be", async () => {
  const fox = entries.find(({ line }) => line === "a fox");
  const planted = { name: "a planted change", entries: [{ ...fox!, line: "a fox of glass" }] };

  const report = await reportOf(planted);

  expect(report).toContain("a fox of glass: has not been accepted yet");
  const file = /: (\/.*|[A-Z]:.*)\n/.exec(report ?? "")?.[1] ?? "";
  expect(existsSync(file)).toBe(true);
  expect(report).toContain("workshop/forge-golden.ts");
  expect((await readGolden("animals")).size).toBeGreaterThan(50);
});
