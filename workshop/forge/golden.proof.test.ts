import { expect, test } from "vitest";
import type { Genome } from "#forge/genome.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { changesOf, drawTile, readSheets, reportOf } from "./golden.ts";

const sheets = readSheets();

test.each(sheets)("$name look as they were accepted", async ({ name, entries }) => {
  const some = entries.slice(0, volumeOf(entries.length, 1));

  expect((await reportOf({ name, entries: some })) ?? "nothing changed").toBe("nothing changed");
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

const noticed: readonly [string, string, (genome: Genome) => Partial<Genome>][] = [
  ["a colour", "a brown cat", () => ({ color: "copper" })],
  ["no glasses", "a bear with glasses", () => ({ gear: [] })],
  ["another place", "a fox", () => ({ scenery: "ice" })],
  ["red eyes", "a brown cat", () => ({ partColors: { eyes: "red" } })],
  ["stripes", "a brown cat", ({ traits }) => ({ traits: { ...traits, pattern: "stripes" } })],
  ["rust", "a brown cat", ({ anatomy }) => ({ anatomy: { ...anatomy, stuff: "rust" } })],
  ["a horn", "a brown cat", ({ traits }) => ({ traits: { ...traits, horns: "uni" } })],
  ["no tail", "a fox", ({ traits }) => ({ traits: { ...traits, tail: "none" } })],
  ["no wings", "a cat with wings", ({ traits }) => ({ traits: { ...traits, wings: "none" } })],
  ["no cup", "a bear with a cup", () => ({ gear: [] })],
  ["another species", "a fox", () => ({ species: "wolf" })],
];

test.each(noticed.slice(0, volumeOf(noticed.length, 3)))(
  "%s is noticed",
  async (_what, line, change) => {
    expect(await changed(line, change)).toBe(true);
  },
);

test("noise that nobody sees is not noticed", async () => {
  const dice = diceFrom(1);

  const changes = await changesOf(only("a fox"), (genome) => {
    const { data, ...size } = drawTile(genome);
    return { ...size, data: data.map((value) => value + dice.between(-9, 9)) };
  });

  expect(changes.map(({ why }) => why)).toEqual([]);
});
