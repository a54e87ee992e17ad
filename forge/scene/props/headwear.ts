/** A crown or a flower, seated on the head wherever its top happens to be. */
import { shifted, white } from "#forge/paint/color.ts";
import {
  directionIn,
  lookingFrame,
  pointIn,
  standingFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Model } from "#forge/shapes/model.ts";
import { leafOutline, type Outline } from "#forge/shapes/outline.ts";
import { add, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { gold, type AddProp } from "./prop.ts";

const points = 7;

/** How much higher the next of several crowns is, in heads. */
const tower = 0.4;

/** As far as eyes may rise above its ring; those that rise further still are on stalks. */
const [mostHidden, onStalks] = [0.5, 1.2];

/** How far a small crown is lifted so that the eyes of a frog do not hide it. */
function liftOf(model: Model, { up, scale: size }: Frame, at: Vector): number {
  const rises = model.paints.flatMap(({ eye }) =>
    eye ? [dot(subtract(eye.frame.origin, at), up) + eye.radii[1] * eye.frame.scale] : [],
  );
  const rise = Math.max(0, ...rises) / size;
  return rise > mostHidden && rise < onStalks ? (rise - mostHidden) * size : 0;
}

export const addCrown: AddProp = ({ model, anchors: { head }, palette, above = 0 }) => {
  const top = model.seatIn(head, [0, 0, 0], [0, 1, 0.1]);
  const lift = liftOf(model, head, top.point) + (above * tower - 0.08) * head.scale;
  const frame = standingFrame(
    add(top.point, scale(head.up, lift)),
    head.forward,
    add(head.up, scale(head.forward, 0.1)),
    head.scale,
  );
  const metal = model.material(gold);
  const jewel = model.material({
    base: palette.glow,
    glow: { color: palette.glow, strength: 0.4 },
    gloss: 1,
  });
  model.torus(frame, metal, [0.4, 0.07], 0.02);
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * 2 * Math.PI;
    const at = (y: number, r: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    model.cone(frame, metal, at(0, 0.4), at(0.38, 0.5), [0.13, 0.035], 0.02);
    model.ellipsoid(frame, jewel, at(0.43, 0.51), [0.06, 0.06, 0.06]);
    model.ellipsoid(frame, jewel, at(0.05, 0.46), [0.06, 0.06, 0.06]);
  }
  return null;
};

const petals = 6;

export const addFlower: AddProp = ({ model, anchors: { head }, palette }) => {
  const out: Vector = [0.55, 0.75, 0.45];
  const seat = model.seatIn(head, [0.3, 0.2, 0.1], out);
  const face = add(directionIn(head, [0.35, 0.15, 1]), scale(seat.normal, 0.4));
  const frame = lookingFrame(seat.point, face, [0, 1, 0], head.scale * 0.62);
  const petal = model.material({
    base: [1, 0.56, 0.72],
    pattern: { kind: "petal", inner: [1, 0.93, 0.75], edge: [1, 0.72, 0.82], veins: 10 },
    translucent: 0.7,
  });
  const leaf = model.material({
    base: palette.leaf,
    pattern: { kind: "petal", inner: shifted(palette.leaf, { lightness: -0.1 }), veins: 9 },
  });
  const addBlade = (material: MaterialId, angle: number, outline: Outline, depth: number) => {
    const up = directionIn(frame, [Math.sin(angle), Math.cos(angle), 0.15]);
    const blade = lookingFrame(pointIn(frame, [0, 0, depth]), frame.forward, up, frame.scale);
    model.plate(blade, material, outline, 0.03, 0, { bend: [-0.3, 0.25] });
  };
  for (const angle of [1.1, -1.9]) addBlade(leaf, angle, leafOutline(0.24, 0.95), 0.02);
  for (let i = 0; i < petals; i++) {
    addBlade(petal, (i / petals) * 2 * Math.PI, leafOutline(0.34, 0.72), 0.1);
  }
  model.ellipsoid(
    frame,
    model.material({ base: [1, 0.82, 0.3], bump: 0.8, tip: { color: white, at: 2 } }),
    [0, 0, 0.16],
    [0.2, 0.2, 0.13],
  );
  return null;
};
