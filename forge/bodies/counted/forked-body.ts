/** Several heads on a body that is all head: slimes, ghosts, things and fish fork, from their foot or tail. */
import type { Anchors, BodyOrder } from "#forge/bodies/body.ts";
import type { ColoredPart } from "#forge/genome.ts";
import { rolled, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { movedFrame, type Motion } from "#forge/shapes/motion.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { movedDecal } from "./moved-decal.ts";

/** What is there once. */
const limbs: ReadonlySet<string> = new Set<ColoredPart>([
  "arms",
  "legs",
  "feet",
  "hands",
  "tail",
  "wings",
  "claws",
]);

/** From the first to the last, in radians. */
const spread = [0, 0, 0.8, 1.4, 1.8, 2];
const sizes = [1, 1, 0.86, 0.76, 0.68, 0.6];

type Forked = Pick<BodyOrder, "model" | "plan">;

/** Gives back where the heads are, the one for hats and crowns first. */
export function forkBody(order: Forked, { head }: Anchors, count: number): Frame[] {
  const { model } = order;
  const ids = model.paints.flatMap(({ parts }, id) =>
    parts.some(({ name }) => limbs.has(name)) ? [] : [id],
  );
  const decals = [...model.decals];
  const motions = motionsOf(order, ids, count);
  const [own, ...others] = motions;
  for (const motion of others) {
    for (const id of ids) model.copy(id, motion);
    for (const decal of decals) model.decal(movedDecal(decal, motion));
  }
  for (const id of ids) model.copy(id, own!, true);
  for (const [i, decal] of decals.entries()) model.decals[i] = movedDecal(decal, own!);
  return motions.map((motion) => movedFrame(motion, head));
}

/** The middle one, or the first of two, is the one that was there. */
function motionsOf({ model, plan }: Forked, ids: readonly number[], count: number): Motion[] {
  const { spheres } = model.solid();
  const edge = (axis: number, way: number) =>
    way * Math.max(...ids.map((id) => way * spheres[id * 4 + axis]! + spheres[id * 4 + 3]! * 0.6));
  const isFish = plan === "fish";
  // What stands on a tip must not come apart there.
  const apart = plan === "thing" ? 0.08 : 0.22;
  const hips = model.paints.flatMap(({ parts }, id) =>
    parts.some(({ name }) => name === "legs") ? [spheres[id * 4 + 1]!] : [],
  );
  const ground = hips.length > 0 ? Math.max(...hips) : edge(1, -1);
  const foot: Vector = isFish ? [0, middleOf(ids, spheres), edge(2, -1)] : [0, ground, 0];
  const wide = Math.max(0, edge(0, 1) - edge(0, -1));
  const places = Array.from({ length: count }, (_, i) => i - (count - 1) / 2);
  return places
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((place): Motion => {
      const angle = (place / (count - 1)) * spread[count]!;
      const from = worldFrame(foot);
      const aside: Vector = isFish ? foot : [place * wide * apart, foot[1], 0];
      const to = worldFrame(aside, sizes[count]!);
      return { from, to: isFish ? nodding(to, angle) : rolled(to, -angle) };
    });
}

const middleOf = (ids: readonly number[], spheres: ArrayLike<number>) =>
  ids.reduce((sum, id) => sum + spheres[id * 4 + 1]!, 0) / ids.length;

/** Turned around its right axis: a fish that looks up. */
function nodding(frame: Frame, radians: number): Frame {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  return { ...frame, up: [0, c, -s], forward: [0, s, c] };
}
