/** What is tied round the neck: a cape down the back, or a bow. */
import { darkened, shifted } from "#forge/paint/color.ts";
import type { Model } from "#forge/shapes/model.ts";
import { lookingFrame, movedTo, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline, rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { add, cross, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { gold, onChest, thinning, type AddProp } from "./prop.ts";

/** As long as on a creature that stands high: the hem moves up on one that sits on the ground. */
const longCape: Outline = rowsOf(
  "-1.1 0.15, -1.5 -1.4, -1.95 -3.2, -1.2 -3.5, -0.6 -3.3, 0 -3.55, 0.6 -3.3, 1.2 -3.5, 1.95 -3.2, 1.5 -1.4, 1.1 0.15",
);

const LONGEST = 3.55;
const HEM = 1.95;
const BROADEST = 1.9;
/** A cape shorter than this is a collar. */
const SHORTEST = 0.2;
/** The spheres by which a body is measured reach below it. */
const ABOVE_BOUNDS = 0.88;

/** From the neck down to the ground, and no further: a cape that lies there would lift its wearer. */
function capeFor(model: Model, back: Frame): Outline {
  const { low, high } = model.bounds();
  // A frog that sits is broader than its neck: the cape is seen at its sides.
  const broad = Math.min(BROADEST, Math.max(1, ((high[0] - low[0]) * 0.56) / (HEM * back.scale)));
  const room = (back.origin[1] - model.bounds().low[1]) * ABOVE_BOUNDS;
  const drop = LONGEST * back.scale * Math.max(0, back.up[1]);
  const length = Math.min(1, Math.max(SHORTEST, room / drop));
  return longCape.map(([x, y]) => (y > 0 ? [x, y] : [x * broad, y * length]));
}

/** Away from the head along the back, which looks outwards. */
function backOf({ origin, right, scale: size }: Frame, head: Vector): Frame {
  const along = normalize(subtract(origin, head));
  const outwards = normalize(cross(right, along));
  return lookingFrame(add(origin, scale(outwards, size * 0.95)), outwards, scale(along, -1), size);
}

export const addCape: AddProp = ({ model, anchors: { neck, head }, color }) => {
  const base = color ?? [0.83, 0.14, 0.2];
  const cloth = model.material({
    base,
    pattern: { kind: "petal", inner: darkened(base, 0.8), edge: shifted(base, { lightness: 0.1 }) },
    fur: 0.15,
  });
  const thin = thinning(neck);
  const back = backOf(neck, head.origin);
  model.plate(back, cloth, capeFor(model, back), 0.06, 0, { round: 0.04, bend: [-0.16, 0.05] });
  model.torus(neck, cloth, [1.04, 0.2 * thin], 0.02);
  const clasp = onChest(model, neck, 0.25);
  model.ellipsoid(clasp, model.material(gold), [0, 0, 0], [0.3, 0.3, 0.18]);
  return null;
};

export const addBowTie: AddProp = ({ model, anchors: { neck }, color }) => {
  const base = color ?? [0.88, 0.18, 0.28];
  const cloth = model.material({ base, fur: 0.2 });
  const knot = model.material({ base: darkened(base, 0.75), fur: 0.2 });
  const frame = movedTo(onChest(model, neck, 0.3), [0, 0, 0.14]);
  for (const side of [-1, 1]) {
    const wing = lookingFrame(frame.origin, frame.forward, scale(frame.right, side), frame.scale);
    model.plate(wing, cloth, leafOutline(0.62, 1), 0.12, 0, { round: 0.06 });
  }
  model.ellipsoid(frame, knot, [0, 0, 0], [0.2, 0.24, 0.2]);
  return null;
};
