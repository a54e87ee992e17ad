/** A book or a shield, held before the body. */
import { darkened, mixColors, shifted, white } from "#forge/paint/color.ts";
import type { Anchors } from "#forge/bodies/body.ts";
import { movedTo, resized, rolled, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { dot } from "#forge/shapes/vector.ts";
import { mirrored, rowsOf, softened, type Outline } from "#forge/shapes/outline.ts";
import { clothColor, gold, isInMouth, onChest, type AddProp } from "./prop.ts";

export const addBook: AddProp = ({ model, anchors, palette, color: asked }) => {
  const upright = rolled(resized(anchors.hold, 1.35), -0.12);
  const frame = isInMouth(anchors) ? movedTo(upright, [0.1, -0.72, 0]) : upright;
  const color = asked ?? clothColor(palette);
  const cover = model.material({ base: color, gloss: 0.35 });
  const pages = model.material({
    base: [0.97, 0.93, 0.82],
    pattern: { kind: "plates", frequency: 60 },
  });
  model.box(frame, cover, [0, 0, 0.16], [0.62, 0.8, 0.05], 0, { round: 0.04 });
  model.box(frame, cover, [0, 0, -0.16], [0.62, 0.8, 0.05], 0, { round: 0.04 });
  model.box(frame, cover, [-0.6, 0, 0], [0.06, 0.8, 0.2], 0, { round: 0.05 });
  model.box(frame, pages, [0.02, 0, 0], [0.56, 0.74, 0.14], 0, { round: 0.02 });
  const metal = model.material(gold);
  for (const [x, y] of [
    [0.52, 0.7],
    [0.52, -0.7],
    [-0.52, 0.7],
    [-0.52, -0.7],
  ] as const) {
    model.ellipsoid(frame, metal, [x, y, 0.2], [0.13, 0.13, 0.05]);
  }
  model.crystal(
    movedTo(frame, [0, 0, 0.22]),
    model.material({
      base: palette.glow,
      glow: { color: palette.glow, strength: 0.5 },
      gloss: 1,
    }),
    [0.2, 0.02, 0.34],
    0,
    { foot: 1, sides: 4 },
  );
  return null;
};

const half: Outline = rowsOf("0 1, 0.45 0.9, 0.82 0.92, 0.86 0.3, 0.7 -0.35, 0.36 -0.85");
const shieldOutline: Outline = [...half, [0, -1.1], ...mirrored(half.slice(1), -1).toReversed()];

/** In the hand; or on the chest, or below the mouth of those whose chest is near the ground. */
function shieldFrame(model: Model, anchors: Anchors): Frame {
  const { hold, neck } = anchors;
  if (!isInMouth(anchors)) return resized(hold, 1.5);
  const chest = onChest(model, neck, 1.1);
  const isSeen = dot(chest.forward, hold.forward) > 0.45;
  return isSeen ? resized(chest, 1.25) : movedTo(resized(hold, 1.2), [0.1, -0.8, 0.1]);
}

export const addShield: AddProp = ({ model, anchors, palette, color: asked }) => {
  const frame = shieldFrame(model, anchors);
  const color = asked ?? clothColor(palette);
  const inner = shieldOutline.map(([x, y]) => [x * 0.84, y * 0.84 - 0.01] as const);

  model.plate(frame, model.material(gold), softened(shieldOutline), 0.06, 0, {
    round: 0.04,
    bend: [-0.3, -0.06] as const,
  });
  model.plate(
    movedTo(frame, [0, 0, 0.07]),
    model.material({
      base: color,
      pattern: {
        kind: "petal",
        inner: shifted(color, { lightness: 0.12 }),
        edge: darkened(color, 0.7),
      },
      gloss: 0.7,
    }),
    softened(inner),
    0.06,
    0,
    { round: 0.04, bend: [-0.3, -0.06] as const },
  );
  model.crystal(
    movedTo(frame, [0, 0.02, 0.14]),
    model.material({
      base: mixColors(palette.glow, white, 0.2),
      glow: { color: palette.glow, strength: 0.5 },
      gloss: 1,
    }),
    [0.24, 0.04, 0.46],
    0,
    { foot: 1, sides: 4 },
  );
  return null;
};
