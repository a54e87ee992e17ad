/** Second and third heads: the head that was built, once more on a neck of its own. */
import type { Anchors, BodyOrder } from "#forge/bodies/body.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Motion } from "#forge/shapes/motion.ts";
import { add, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { forkBody } from "./forked-body.ts";
import { movedDecal } from "./moved-decal.ts";
import { piecesOf } from "#forge/bodies/parts/in-part.ts";

/** How far heads stand apart, in head radii, and how much smaller those at the sides are. */
const gap = 1.92;
const smaller = 0.92;
const outward = 0.24;
/** How large each of so many heads is. */
const sizes = [1, 1, 0.92, 0.84, 0.76, 0.7];

/** Their places from the middle: three heads are at -1, 0 and 1. */
const placesOf = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i - (count - 1) / 2);

function frameAt({ head, neck }: Anchors, place: number, size: number): Frame {
  const away = Math.abs(place);
  const r = head.scale * size;
  const neckLength = length(subtract(head.origin, neck.origin));
  const apart = Math.max(gap * r, neckLength * 0.62);
  const [x, y, z] = head.origin;
  const [fx, fy, fz] = head.forward;
  return lookingFrame(
    [
      x + place * apart * (1 - 0.06 * away),
      y - (0.14 * r + 0.12 * neckLength) * away * away,
      z - 0.3 * r * away,
    ],
    [fx + outward * place, fy, fz],
    add(head.up, [0.12 * place, 0, 0]),
    r * smaller ** away,
  );
}

/** Gives back where all heads and necks are, the one for hats and crowns first. */
export function addMoreHeads(
  { model, anatomy, plan }: BodyOrder,
  anchors: Anchors,
): Pick<Anchors, "head" | "heads" | "necks"> {
  const { head, neck } = anchors;
  const count = anatomy.counts.head ?? 1;
  const ids = piecesOf(model, "head").flat();
  if (count < 2) return { head };
  if (ids.length === 0) {
    const forked = forkBody({ model, plan }, anchors, count);
    return { head: forked[0]!, heads: forked };
  }
  const skin = model.paints[ids[0]!]!.material;
  const decals = [...model.decals];
  const frames = placesOf(count).map((place) => frameAt(anchors, place, sizes[count]!));
  const motions = frames.map((to): Motion => ({ from: head, to }));
  // The head that is there becomes the middle one, or the last one where there is no middle.
  const own = count % 2 === 1 ? (count - 1) / 2 : count - 1;
  const toOwn = motions[own]!;
  for (const motion of motions) {
    addNeck(model, { skin, neck, head: motion.to });
    if (motion === toOwn) continue;
    for (const id of ids) model.copy(id, motion);
    for (const decal of decals) model.decal(movedDecal(decal, motion));
  }
  for (const id of ids) model.copy(id, toOwn, true);
  for (const [i, decal] of decals.entries()) model.decals[i] = movedDecal(decal, toOwn);
  const heads = [frames[own]!, ...frames.filter((_, i) => i !== own)];
  return { head: heads[0]!, heads, necks: heads.map((each) => neckUnder(neck, each)) };
}

const between = (a: Vector, b: Vector, t: number): Vector => add(scale(a, 1 - t), scale(b, t));

type Neck = { skin: number; neck: Frame; head: Frame };

function addNeck(model: BodyOrder["model"], { skin, neck, head }: Neck): void {
  const from = add(neck.origin, scale(neck.up, -0.3 * neck.scale));
  const to = add(head.origin, scale(head.forward, -0.25 * head.scale));
  const middle = add(between(from, to, 0.5), [(to[0] - from[0]) * 0.16, 0, 0]);
  const thick = Math.min(neck.scale * 0.82, head.scale * 0.6);
  model.chain(
    worldFrame(),
    skin,
    [thick, thick * 0.86, head.scale * 0.5],
    { blend: 0.12, steps: 3 },
    [from, middle, to],
  );
}

/** Where a collar hangs: on the way from the body to its head. */
function neckUnder(neck: Frame, head: Frame): Frame {
  const back = add(head.origin, scale(head.forward, -0.2 * head.scale));
  const way = subtract(back, neck.origin);
  return lookingFrame(
    between(neck.origin, back, 0.35),
    add(neck.forward, [head.forward[0] * 0.5, 0, 0]),
    length(way) > 1e-3 ? way : neck.up,
    neck.scale * 0.92,
  );
}
