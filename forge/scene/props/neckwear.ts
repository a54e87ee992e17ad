/** A scarf, or a collar with a bell or a gem. */
import { shifted, type Color } from "#forge/paint/color.ts";
import { movedTo, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { clothColor, gold, onChest, thinning, type AddProp } from "./prop.ts";

const scarfEnd: Outline = rowsOf(
  "-0.2 0.1, -0.3 -0.5, -0.36 -1.2, -0.2 -1.34, -0.1 -1.22, 0.02 -1.36, 0.14 -1.22, 0.26 -1.32, 0.3 -0.6, 0.2 0.1",
);

export const addScarf: AddProp = ({ model, anchors: { neck }, palette, color: asked }) => {
  const color = asked ?? clothColor(palette);
  const cloth = model.material({
    base: color,
    pattern: { kind: "stripes", color: shifted(color, { lightness: 0.16 }), frequency: 26 },
    fur: 0.5,
  });

  const thin = thinning(neck);
  const [upper, lower] = [
    movedTo(neck, [0, 0.16 * thin, 0]),
    movedTo(neck, [0, -0.2 * thin, 0.04]),
  ];
  model.torus(upper, cloth, [1.02, 0.3 * thin], 0.03);
  model.torus(lower, cloth, [1.1, 0.32 * thin], 0.03);
  const knot = onChest(model, neck, 0.3);
  model.ellipsoid(knot, cloth, [0, 0, 0], [0.34, 0.36, 0.28], 0.03);
  const hanging = movedTo(knot, [0.05, -0.15, 0.1]);
  model.plate(hanging, cloth, scarfEnd, 0.06, 0.03, { round: 0.04, bend: [-0.25, 0.12] });
  return null;
};

export const addBell: AddProp = ({ model, anchors: { neck }, palette }) => {
  addCollar(model, neck, clothColor(palette));
  const frame = onChest(model, neck, 0.75);
  const metal = model.material(gold);
  model.ellipsoid(frame, metal, [0, 0, 0.14], [0.46, 0.44, 0.46], 0.02);
  model.torus(movedTo(frame, [0, -0.02, 0.14]), metal, [0.44, 0.06], 0.02);
  const dark = model.material({ base: [0.25, 0.15, 0.05], flat: true });

  model.ellipsoid(frame, dark, [0, -0.16, 0.56], [0.11, 0.11, 0.07]);
  model.cone(frame, dark, [0, -0.18, 0.57], [0, -0.38, 0.4], [0.045, 0.04]);
  return null;
};

export const addGem: AddProp = ({ model, anchors: { neck }, palette }) => {
  addCollar(model, neck, gold.base);
  const frame = movedTo(onChest(model, neck, 1), [0, 0, 0.16]);
  const { glow } = palette;
  model.torus(
    standingFrame(frame.origin, frame.up, frame.forward, frame.scale),
    model.material(gold),
    [0.4, 0.08],
  );
  model.crystal(
    frame,
    model.material({
      base: palette.crystal,
      pattern: { kind: "crystal", color: palette.crystal2 },
      glow: { color: glow, strength: 0.7 },
      gloss: 1,
    }),
    [0.36, 0.1, 0.62],
    0,
    { foot: 1, round: 0.02 },
  );
  return { at: pointIn(frame, [0, 0, 0.4]), color: glow, reach: neck.scale * 1.6 };
};

function addCollar(model: Model, neck: Frame, color: Color): void {
  const band = model.material({ base: color, gloss: 0.4 });
  model.torus(neck, band, [1.06, 0.14 * thinning(neck)], 0.01);
}
