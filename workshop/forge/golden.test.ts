import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { acts, bodyPlans, props, type Genome } from "#forge/genome.ts";
import { colorWords } from "#forge/paint/palette.ts";
import { openSettings } from "#forge/scene/settings/open-settings.ts";
import { strangeSettings } from "#forge/scene/settings/strange-settings.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { changesOf, drawTile, genomeOf, readGolden, readSheets, reportOf } from "./golden.ts";

const sheets = readSheets();
const entries = sheets.flatMap((sheet) => sheet.entries);
const genomes = entries.map(genomeOf);

test.each(sheets)("$name look as they were accepted", async (sheet) => {
  expect((await reportOf(sheet)) ?? "nothing changed").toBe("nothing changed");
});

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

/** One accepted picture, as a sheet of its own. */
function only(line: string) {
  for (const { name, entries: all } of sheets) {
    const found = all.filter((entry) => entry.line === line);
    if (found.length > 0) return { name, entries: found };
  }
  throw new Error(`"${line}" is not in the list`);
}

const changed = async (line: string, change: (genome: Genome) => Partial<Genome>) => {
  const changes = await changesOf(only(line), (genome) =>
    drawTile({ ...genome, ...change(genome) }),
  );
  return changes.length === 1;
};

test.each<[string, string, (genome: Genome) => Partial<Genome>]>([
  ["a colour", "a brown cat", () => ({ color: "copper" })],
  ["red eyes", "a brown cat", () => ({ partColors: { eyes: "red" } })],
  ["stripes", "a brown cat", ({ traits }) => ({ traits: { ...traits, pattern: "stripes" } })],
  ["rust", "a brown cat", ({ anatomy }) => ({ anatomy: { ...anatomy, stuff: "rust" } })],
  ["a horn", "a brown cat", ({ traits }) => ({ traits: { ...traits, horns: "uni" } })],
  ["no tail", "a fox", ({ traits }) => ({ traits: { ...traits, tail: "none" } })],
  ["no wings", "a cat with wings", ({ traits }) => ({ traits: { ...traits, wings: "none" } })],
  ["no cup", "a bear with a cup", () => ({ gear: [] })],
  ["no glasses", "a bear with glasses", () => ({ gear: [] })],
  ["another species", "a fox", () => ({ species: "wolf" })],
  ["another place", "a fox", () => ({ scenery: "ice" })],
])("%s is noticed", async (_what, line, change) => {
  expect(await changed(line, change)).toBe(true);
});

test("noise that nobody sees is not noticed", async () => {
  const dice = diceFrom(1);

  const changes = await changesOf(only("a fox"), (genome) => {
    const { data, ...size } = drawTile(genome);
    return { ...size, data: data.map((value) => value + dice.between(-9, 9)) };
  });

  expect(changes.map(({ why }) => why)).toEqual([]);
});

test("a change is shown beside what was accepted, and a new sentence asks to be", async () => {
  const sheet = only("a fox");
  const [fox] = sheet.entries;
  const planted = { name: "a planted change", entries: [{ ...fox!, line: "a fox of glass" }] };

  const report = await reportOf(planted);

  expect(report).toContain("a fox of glass: has not been accepted yet");
  const file = /: (\/.*|[A-Z]:.*)\n/.exec(report ?? "")?.[1] ?? "";
  expect(existsSync(file)).toBe(true);
  expect(report).toContain("workshop/forge-golden.ts");
  expect((await readGolden("animals")).size).toBeGreaterThan(50);
});
