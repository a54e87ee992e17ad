/** A scarf, or a collar with a bell or a gem. */
import { darkened, shifted } from "#forge/paint/color.ts";
import { movedTo, pointIn, resized, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { clothColor, gold, onChest, type AddProp } from "./prop.ts";

const scarfEnd: Outline = [
  [-0.2, 0.1],
  [-0.3, -0.5],
  [-0.36, -1.2],
  [-0.2, -1.34],
  [-0.1, -1.22],
  [0.02, -1.36],
  [0.14, -1.22],
  [0.26, -1.32],
  [0.3, -0.6],
  [0.2, 0.1],
];

export const addScarf: AddProp = ({ model, anchors: { neck }, palette }) => {
  const color = clothColor(palette);
  const cloth = model.material({
    base: color,
    pattern: { kind: "stripes", color: shifted(color, { lightness: 0.16 }), frequency: 26 },
    fur: 0.5,
  });
  const part = { material: cloth, blend: 0.03 };
  model.torus({ ...part, frame: movedTo(neck, [0, 0.16, 0]), ring: 1.02, tube: 0.3 });
  model.torus({ ...part, frame: movedTo(neck, [0, -0.2, 0.04]), ring: 1.1, tube: 0.32 });
  const knot = onChest(model, neck, [0.55, -0.1, 1]);
  model.ellipsoid({ ...part, frame: knot, radii: [0.34, 0.36, 0.28] });
  const hanging = resized(movedTo(knot, [0.05, -0.15, 0.1]), 1);
  model.plate({
    ...part,
    frame: hanging,
    outline: scarfEnd,
    thickness: 0.06,
    round: 0.04,
    bend: [-0.25, 0.12],
  });
  return null;
};

export const addBell: AddProp = ({ model, anchors: { neck }, palette }) => {
  const frame = addCollar(model, neck, clothColor(palette));
  const metal = { frame, material: model.material(gold), blend: 0.02 };
  model.ellipsoid({ ...metal, center: [0, -0.42, 0.1], radii: [0.42, 0.4, 0.42] });
  model.torus({ ...metal, frame: movedTo(frame, [0, -0.44, 0.1]), ring: 0.4, tube: 0.06 });
  const dark = model.material({ base: darkened([0.5, 0.34, 0.1], 0.6), flat: true });
  model.ellipsoid({
    frame,
    center: [0, -0.58, 0.46],
    radii: [0.1, 0.1, 0.07],
    material: dark,
  });
  model.cone({
    frame,
    from: [0, -0.6, 0.47],
    to: [0, -0.78, 0.34],
    radii: [0.04, 0.035],
    material: dark,
  });
  return null;
};

export const addGem: AddProp = ({ model, anchors: { neck }, palette }) => {
  const frame = addCollar(model, neck, [0.93, 0.74, 0.32]);
  const metal = model.material(gold);
  model.ellipsoid({ frame, center: [0, -0.1, 0.06], radii: [0.2, 0.16, 0.14], material: metal });
  const glow = palette.glow;
  model.crystal({
    frame: movedTo(frame, [0, -0.7, 0.2]),
    radius: 0.42,
    height: 0.14,
    tip: 0.6,
    foot: 1,
    round: 0.02,
    material: model.material({
      base: palette.crystal,
      pattern: { kind: "crystal", color: palette.crystal2 },
      glow: { color: glow, strength: 0.6 },
      gloss: 1,
    }),
  });
  return { at: pointIn(frame, [0, -0.6, 0.4]), color: glow, reach: neck.scale * 2 };
};

/** A band around the neck; the answer is the frame of what hangs on it. */
function addCollar(model: Model, neck: Frame, color: Vector): Frame {
  const band = model.material({ base: color, gloss: 0.4 });
  model.torus({ frame: neck, ring: 1.06, tube: 0.14, material: band, blend: 0.01 });
  return onChest(model, neck, [0.12, -0.1, 1]);
}
