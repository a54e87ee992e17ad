/** What a picture shows of each that was set in it: how much, where, and in which colour. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import type { Genome } from "#forge/genome.ts";
import type { Color } from "#forge/paint/color.ts";
import { drawCreature } from "#forge/scene/draw.ts";
import { setStage } from "#forge/scene/stage.ts";
import { march } from "#forge/shapes/march.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { colorName } from "./color-name.ts";

export type Seen = {
  noun: string;
  /** Of the picture, 0 to 1. */
  share: number;
  /** The middle of what is seen of it, 0 to 1 from the left and from the top. */
  x: number;
  y: number;
  /** The average colour of its pixels, and the most frequent one. */
  colors: readonly string[];
};

const size = { width: 120, height: 168 };
const core = readWasmCore();
const unshaded = () => {};
const lineFrom = 0.3;

export const seenIn = (sentence: string): Seen[] =>
  seenOf(readDescription(sentence, { seed: 1, rarity: "common" }));

function seenOf(genome: Genome): Seen[] {
  const stage = setStage(genome, { ...size, layout: "card", core });
  const { camera } = stage.framed;
  const { model } = stage;
  const { hit, material, ink } = march({ model, camera, shade: unshaded, ink: 1.15 }).pixels;
  const { pixels } = drawCreature(genome, { ...size, core });
  const nodes = genome.group?.nodes ?? [genome];
  return nodes.flatMap((node, at) => {
    const from = stage.firstMaterials[at]!;
    const to = stage.firstMaterials[at + 1] ?? Infinity;
    const own = [...hit.keys()].filter((i) => {
      return hit[i] === 1 && material[i]! >= from && material[i]! < to;
    });
    // An ink line is not of its colour.
    const plain = own.filter((i) => ink[i]! < lineFrom);
    return plain.length === 0 ? [] : [seenAt(own, { noun: nameOf(node), pixels, plain })];
  });
}

/** What has no look of its own is not seen to be what it is. */
const nameOf = ({ noun, plan, species }: Genome): string =>
  noun === null || (plan === "thing" && !isKnownThing(species ?? "")) ? "" : noun;

type Picture = { noun: string; pixels: Uint8ClampedArray; plain: readonly number[] };

function seenAt(own: readonly number[], { noun, pixels, plain }: Picture): Seen {
  const channelOf = (i: number, c: number) => pixels[i * 3 + c]! / 255;
  const colors = plain.map((i): Color => [channelOf(i, 0), channelOf(i, 1), channelOf(i, 2)]);
  const overall = (c: number) => mean(plain.map((i) => channelOf(i, c)));
  return {
    noun,
    share: own.length / (size.width * size.height),
    x: mean(own.map((i) => (i % size.width) / size.width)),
    y: mean(own.map((i) => Math.floor(i / size.width) / size.height)),
    colors: [colorName([overall(0), overall(1), overall(2)]), commonest(colors.map(colorName))],
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
