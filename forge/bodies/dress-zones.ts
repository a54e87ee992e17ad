/** Colours of a region that is no part: each half of a body, its neck, each of several heads. */
import type { Genome, Halves } from "#forge/genome.ts";
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import { shifted } from "#forge/paint/color.ts";
import { dressed, isBare, type Dress } from "#forge/paint/dressed.ts";
import type { Material, MaterialId, Zone } from "#forge/paint/material.ts";
import { namedColor, rainbow, rainbowWord } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import { parametersPerPrimitive } from "#forge/shapes/core.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import type { Anchors } from "./body.ts";

type Zoned = { genome: Genome; model: Model; materials: CreatureMaterials; anchors: Anchors };

/** What stays what it is on a body of two colours. */
const hard = ["nose", "tooth", "claw", "hoof", "horn", "mouth", "inner", "eye"] as const;

/** Of a colour word, or of a stuff. */
function dyed(material: Material, word: string): Material {
  const color = namedColor(word);
  return dressed(material, { stuff: color ? null : stuffOf(word), color });
}

/** "Half red, half blue", "half ice half fire". */
export function dressHalves({ genome, model, materials }: Zoned): void {
  const { halves } = genome.anatomy;
  if (!halves) return;
  const zone = halfOf(model, halves.across);
  const kept = new Set<MaterialId>(hard.map((name) => materials[name]));
  for (const [id, material] of model.materials.entries()) {
    if (!isBare(material) || kept.has(id)) continue;
    const second = dyed(material, halves.second);
    const first = dyed(material, halves.first);
    model.materials[id] = { ...first, elsewhere: { zone, material: second } };
  }
}

/** Behind the middle, where it is longer than wide; else on one side of it. */
function halfOf(model: Model, across: Halves["across"]): Zone {
  const { low, high } = model.bounds();
  const axis = axisOf(model, across);
  const i = { x: 0, y: 1, z: 2 }[axis];
  return { kind: "below", axis, at: (low[i]! + high[i]!) / 2 };
}

function axisOf(model: Model, across: Halves["across"]): "x" | "y" | "z" {
  if (across === "height") return "y";
  const { low, high } = model.bounds();
  const [width, , depth] = subtract(high, low);
  return across === "length" || depth > width * 0.8 ? "z" : "x";
}

export const isHalvedLengthwise = ({ anatomy }: Genome, model: Model): boolean =>
  anatomy.halves !== null && axisOf(model, anatomy.halves.across) === "z";

/** From the shoulders to the head, which keeps its own. */
export function dressNeck({ genome, model, anchors }: Zoned): void {
  const dress = neckDress(genome);
  if (!dress) return;
  const { head, neck } = anchors;
  const way = subtract(head.origin, neck.origin);
  const from = subtract(neck.origin, scale(way, 0.75));
  const radius = Math.max(neck.scale * 1.7, head.scale * 0.7);
  const zone: Zone = { kind: "around", from, to: add(head.origin, scale(way, -0.2)), radius };
  repaint(
    model,
    ({ parts }) => !parts.some(({ name }) => name !== "mane"),
    (material) => ({
      ...material,
      elsewhere: { zone, material: dressed(material, dress) },
    }),
  );
}

/** The upper third of a thing, which has no head: a pencil's eraser, a roof. */
export function dressTop({ genome, model }: Zoned): void {
  const { partColors, anatomy, plan } = genome;
  const dress: Dress = {
    stuff: stuffOf(anatomy.partStuffs.head ?? ""),
    color: namedColor(partColors.head ?? ""),
  };
  if (plan !== "thing" || !(dress.stuff || dress.color)) return;
  const { low, high } = model.bounds();
  const zone: Zone = { kind: "below", axis: "y", at: low[1] + (high[1] - low[1]) * 0.64 };
  repaint(
    model,
    ({ parts }) => parts.length === 0,
    (material) => ({ ...dressed(material, dress), elsewhere: { zone, material } }),
  );
}

function neckDress({ partColors, anatomy }: Genome): Dress | null {
  const word = partColors.neck;
  const isRainbow = word === rainbowWord;
  const stuff = stuffOf(isRainbow ? rainbowWord : (anatomy.partStuffs.neck ?? ""));
  const color = word === undefined ? null : namedColor(word);
  return stuff || color ? { stuff, color } : null;
}

/** "Three heads, each a different colour", "one red and one blue". */
export const isManyColored = ({ partColors, anatomy }: Genome): boolean =>
  (partColors.head === rainbowWord || anatomy.inTurn?.head !== undefined) &&
  (anatomy.counts.head ?? 1) > 1;

/** Far enough apart for five heads beside each other. */
const order = [0, 4, 2, 3, 5, 1, 6];

export function dressHeads({ genome, model, anchors }: Zoned): void {
  const { heads = [] } = anchors;
  if (!isManyColored(genome)) return;
  const { head: inTurn = [] } = genome.anatomy.inTurn ?? {};
  for (const [i, { origin }] of heads.entries()) {
    const ofRainbow = rainbow[order[i % order.length]!]!;
    const said = namedColor(inTurn[i % inTurn.length] ?? "");
    const color = said ?? shifted(ofRainbow, { lightness: -0.08, chroma: 0.35 });
    const isNearest = (id: number) => nearest(placeOf(model, id), heads) === origin;
    repaint(
      model,
      ({ parts }, id) => parts.some(({ name }) => name === "head") && isNearest(id),
      (material) => dressed(material, { stuff: null, color }),
    );
  }
}

const nearest = (place: Vector, heads: readonly { origin: Vector }[]): Vector =>
  heads.reduce(
    (best, { origin }) =>
      length(subtract(origin, place)) < length(subtract(best, place)) ? origin : best,
    heads[0]!.origin,
  );

function placeOf(model: Model, id: number): Vector {
  const { parameters: p } = model.solid();
  const first = id * parametersPerPrimitive;
  return [p[first]!, p[first + 1]!, p[first + 2]!];
}

type Paint = Model["paints"][number];

/** Those paints get materials of their own. */
function repaint(
  model: Model,
  isMeant: (paint: Paint, id: number) => boolean,
  to: (material: Material) => Material,
): void {
  const fresh = new Map<MaterialId, MaterialId>();
  for (const [i, paint] of model.paints.entries()) {
    const old = model.materials[paint.material]!;
    if (paint.eye || !isBare(old) || !isMeant(paint, i)) continue;
    const id = fresh.get(paint.material) ?? model.material(to(old));
    fresh.set(paint.material, id);
    paint.material = id;
  }
}
