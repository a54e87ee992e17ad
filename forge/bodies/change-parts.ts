/** What a description changes of a finished body's parts: "no legs", "tiny arms", "a huge mouth". */
import { bodyParts, type BodyPlan, type ColoredPart, type Genome } from "#forge/genome.ts";
import { parametersPerPrimitive } from "#forge/shapes/core.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { movedFrame, type Motion } from "#forge/shapes/motion.ts";
import { add, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { sizesIn, type Size } from "#forge/understanding/understood.ts";
import { partNames } from "#forge/words/lexicon/part-words.ts";
import type { Anchors, BodyOrder } from "./body.ts";
import { piecesOf } from "./parts/in-part.ts";

/** Takes away what the description denies; what loses its legs comes down to the ground. */
export function leaveOutParts(
  { model, materials }: Pick<BodyOrder, "model" | "materials">,
  { said, anatomy }: Genome,
  anchors: Anchors,
): Anchors {
  const denied = said.facts.filter(({ kind }) => kind === "no").map(({ value }) => value);
  const isFaceless = denied.includes("face");
  if (isFaceless || denied.includes("head") || denied.includes("mouth") || denied.includes("smile"))
    model.decals.length = 0;
  const named = denied.flatMap((noun) => (noun === "face" ? "eyes" : (partNames.get(noun) ?? [])));
  const parts = new Set<ColoredPart>(named);
  // "Stars instead of dots" are marks, too.
  if (anatomy.motif) parts.delete("marks");
  // Spines of crayons are there, too.
  for (const part of bodyParts) if (anatomy.partStuffs[part]) parts.delete(part);
  if (parts.size === 0) return anchors;
  const tooth = parts.has("teeth") ? materials.tooth : null;
  model.remove(
    ({ eye, parts: own, material }) =>
      isOf(parts, own) || (parts.has("eyes") && eye !== null) || material === tooth,
  );
  return parts.has("legs") ? lowered(model, anchors) : anchors;
}

const isOf = (parts: ReadonlySet<string>, own: readonly { name: string }[]) =>
  own.some(({ name }) => parts.has(name));

function lowered(model: Model, anchors: Anchors): Anchors {
  const { low } = model.bounds();
  if (low[1] <= 0.05) return anchors;
  const motion: Motion = { from: worldFrame(), to: worldFrame([0, 0.02 - low[1], 0]) };
  for (let id = 0; id < model.size; id++) model.copy(id, motion, true);
  const frames = ["head", "neck", "hold"] as const;
  return {
    ...anchors,
    ...Object.fromEntries(frames.map((name) => [name, movedFrame(motion, anchors[name])])),
  };
}

/** How much a part grows or shrinks, from where it begins. */
const growths: Partial<Record<ColoredPart, Record<Size, number>>> = {
  arms: { small: 0.55, large: 1.45 },
  legs: { small: 0.72, large: 1.3 },
  tail: { small: 0.5, large: 1.4 },
  ears: { small: 0.55, large: 1.7 },
  wings: { small: 0.6, large: 1.35 },
  horns: { small: 0.78, large: 1.7 },
  teeth: { small: 0.6, large: 1.8 },
  claws: { small: 0.6, large: 1.5 },
  beak: { small: 0.65, large: 1.5 },
  fins: { small: 0.6, large: 1.5 },
  mane: { small: 0.7, large: 1.35 },
  hair: { small: 0.8, large: 1.3 },
  shell: { small: 0.75, large: 1.3 },
  hands: { small: 0.65, large: 1.6 },
  feet: { small: 0.7, large: 1.5 },
};

/** Long heads have small eyes, whose colour must be seen. */
const toldEyes = 1.3;
const eyeGrowths = { small: 0.68, large: 1.4 };
const mouthGrowths = { small: 0.55, large: 1.9 };
const mouths = /^(mouth|smile|grin)$/;

/** The wings of all others are built in the size that is said: `traits.wing`. */
const wingsGrow: ReadonlySet<BodyPlan> = new Set<BodyPlan>(["moth", "climber", "waddler"]);

export function resizeParts(model: Model, { said, plan }: Genome): void {
  for (const noun of new Set(said.facts.map(({ of }) => of))) {
    if (partNames.get(noun) === "wings" && !wingsGrow.has(plan)) continue;
    const about = said.facts.filter(({ of }) => of === noun);
    const sizes = sizesIn(about);
    if (sizes.length === 2) resizeEach(model, noun, sizes);
    else {
      if (plan === "horse" && noun === "eye" && sizes.length === 0 && isToldOf(about))
        resizeEyes(model, () => toldEyes);
      const size = sizes[0] ?? (isTold(noun, about) || isCone(about) ? "large" : null);
      if (size) resizePart(model, noun, size);
    }
  }
}

/** One of the pair in each size. */
function resizeEach(model: Model, noun: string, sizes: readonly Size[]): void {
  const part = partNames.get(noun);
  if (part === "eyes") resizeEyes(model, (i) => eyeGrowths[sizes[i % 2]!]);
  const growth = part && growths[part];
  if (!growth) return;
  for (const [i, ids] of piecesOf(model, part).entries()) {
    resize(model, ids, growth[sizes[i % 2]!]);
  }
}

/** A small part with a colour or a stuff of its own must be seen. */
const isTold = (noun: string, about: Genome["said"]["facts"]): boolean =>
  smallParts.test(noun) && isToldOf(about);

/** A horn is thinner than an ice cream cone. */
const isCone = (about: Genome["said"]["facts"]): boolean =>
  about.some(({ kind, of, value }) => kind === "material" && of === "horn" && /cone/.test(value));

const isToldOf = (about: Genome["said"]["facts"]): boolean =>
  about.some(({ kind }) => kind === "color" || kind === "material");

const smallParts = /^(claw|nail|beak|talon)$/;

function resizePart(model: Model, noun: string, size: Size): void {
  const part = partNames.get(noun);
  if (mouths.test(noun)) resizeMouth(model, mouthGrowths[size]);
  else if (part === "eyes") resizeEyes(model, () => eyeGrowths[size]);
  else if (part) {
    const pieces = piecesOf(model, part);
    // The arms of those who walk on four are their forelegs.
    const own =
      part === "arms" && pieces.length === 0 ? piecesOf(model, "legs").slice(0, 2) : pieces;
    const growth = growths[part]?.[size];
    if (!growth) return;
    if (part === "hair") resizeHair(model, { ids: own.flat(), isBeard: noun !== "hair", growth });
    else for (const ids of own) resize(model, ids, growth);
  }
}

type Hair = { ids: readonly number[]; isBeard: boolean; growth: number };

/** Locks and beards grow down from the eyes, the rest up and back from the brow: never over the face. */
function resizeHair(model: Model, { ids, isBeard, growth }: Hair): void {
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye.frame.origin] : []));
  if (eyes.length === 0) return;
  const height = Math.min(...eyes.map(([, y]) => y));
  const front = Math.max(...eyes.map(([, , z]) => z));
  const { parameters } = model.solid();
  const isLock = (id: number) => parameters[id * parametersPerPrimitive + 1]! < height;
  grow(model, ids.filter(isLock), { root: [0, height, 0], growth });
  if (isBeard) return;
  const above = ids.filter((id) => !isLock(id));
  grow(model, above, { root: [0, height + browAbove, front], growth });
}

const browAbove = 0.25;

/** One eye in the middle grows up from its lower rim, below which the mouth is. */
function resizeEyes(model: Model, growthOf: (at: number) => number): void {
  const eyes = model.paints.flatMap(({ eye }, id) => (eye ? [{ id, eye }] : []));
  for (const [at, { id, eye }] of eyes.entries()) {
    const { origin, up, scale: unit } = eye.frame;
    const growth = growthOf(at);
    const rise = eyes.length === 1 ? eye.radii[1] * unit * (growth - 1) : 0;
    const to = worldFrame(add(origin, scale(up, rise)), growth);
    model.copy(id, { from: worldFrame(origin), to }, true);
  }
}

/** Mouths are drawn in the lower half of a face, and with more points than marks. */
const isMouth = (points: readonly (readonly [number, number])[]): boolean =>
  points.length > mostOfMark || points.every(([, y]) => y < 0);

const mostOfMark = 8;

/** Takes the drawn mouth away, where an open one stands in its place. */
export function closeMouth(model: Model): void {
  const kept = model.decals.filter((decal) => decal.kind !== "line" || !isMouth(decal.points));
  model.decals.splice(0, model.decals.length, ...kept);
}

function resizeMouth(model: Model, growth: number): void {
  for (const [i, decal] of model.decals.entries()) {
    if (decal.kind !== "line" || !isMouth(decal.points)) continue;
    const middle = decal.points.reduce((sum, [, y]) => sum + y, 0) / decal.points.length;
    const points = decal.points.map(
      ([x, y]) => [x * growth, middle + (y - middle) * growth] as const,
    );
    model.decals[i] = { ...decal, points, width: decal.width * Math.max(1, growth * 0.75) };
  }
}

/** A limb hangs on the trunk by the end that is nearest to the middle of the body. */
const resize = (model: Model, ids: readonly number[], growth: number): void =>
  grow(model, ids, { root: rootOf(model, ids), growth });

function grow(
  model: Model,
  ids: readonly number[],
  { root, growth }: { root: Vector; growth: number },
): void {
  const motion: Motion = { from: worldFrame(root), to: worldFrame(root, growth) };
  for (const id of ids) model.copy(id, motion, true);
}

function rootOf(model: Model, ids: readonly number[]): Vector {
  const { low, high } = model.bounds();
  const middle: Vector = [0, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const { parameters } = model.solid();
  const starts = ids.map((id): Vector => {
    const first = id * parametersPerPrimitive;
    return [parameters[first]!, parameters[first + 1]!, parameters[first + 2]!];
  });
  return starts.reduce((one, other) =>
    length(subtract(other, middle)) < length(subtract(one, middle)) ? other : one,
  );
}
