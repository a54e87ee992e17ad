/** What is worn in another size: it grows where it is, and what is small is lifted out of manes. */
import type { Gear } from "#forge/gear.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const sizesOnBody = { small: 0.6, large: 1.5 };

/** There is one for each hand, foot and eye. */
const inPairs = /^(gloves|socks|slippers|boots|skates|glasses|sunglasses)$/;
/** Hair hangs from its upper end. */
const hanging = /^(beard|moustache|wig)$/;

type Sized = Gear & { size: "small" | "large" };

/** What is on the body itself grows where it is. */
export function resizeSince(model: Model, before: number, gear: Sized): void {
  const { prop, thing, size, count = 2 } = gear;
  const growth = sizesOnBody[size];
  const name = thing ?? prop;
  const ids = Array.from({ length: model.size - before }, (_, i) => before + i);
  const grow = (some: readonly number[]) => {
    const root = rootOf(model, some, hanging.test(name));
    for (const id of some)
      model.copy(id, { from: worldFrame(root), to: worldFrame(root, growth) }, true);
  };
  if (name === "pigtails") {
    const each = Math.max(1, Math.floor(ids.length / count));
    for (let i = 0; i < ids.length; i += each) growFrom(model, ids.slice(i, i + each), growth);
  } else if (inPairs.test(name)) for (const id of ids) grow([id]);
  else if (ids.length > 0) grow(ids);
}

/** The eyes of a frog and a mane would hide what is small between them. */
export function liftOutOfHair(model: Model, before: number, head: Frame): void {
  const added = Array.from({ length: model.size - before }, (_, i) => before + i);
  const low = Math.min(...added.map((id) => model.spheres[id * 4 + 1]!));
  const isHidden = model.paints
    .slice(0, before)
    .some(({ eye, parts }) =>
      eye ? eye.frame.origin[1] + eye.radii[1] > low : parts.some(({ name }) => name === "mane"),
    );
  if (!isHidden) return;
  const up: Vector = [0, 0.72 * head.scale, 0];
  for (const id of added) model.copy(id, { from: worldFrame(), to: worldFrame(up) }, true);
}

/** From where the first piece is. */
function growFrom(model: Model, ids: readonly number[], growth: number): void {
  const root = rootOf(model, ids.slice(0, 1), false);
  for (const id of ids)
    model.copy(id, { from: worldFrame(root), to: worldFrame(root, growth) }, true);
}

function rootOf(model: Model, ids: readonly number[], isTop: boolean): Vector {
  const places = ids.map((id) => [0, 1, 2].map((axis) => model.spheres[id * 4 + axis]!));
  const middle = (axis: number) =>
    places.reduce((sum, place) => sum + place[axis]!, 0) / places.length;
  const top = Math.max(...places.map((place) => place[1]!));
  return [middle(0), isTop ? top : middle(1), middle(2)];
}
