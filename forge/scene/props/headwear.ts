/** A crown or a flower, seated on the head wherever its top happens to be. */
import { shifted, white } from "#forge/paint/color.ts";
import {
  directionIn,
  lookingFrame,
  pointIn,
  standingFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
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
  const frame = standingFrame({
    origin: add(top.point, scale(head.up, lift)),
    forward: head.forward,
    up: add(head.up, scale(head.forward, 0.1)),
    scale: head.scale,
  });
  const metal = { frame, material: model.material(gold), blend: 0.02 };
  const jewel = model.material({
    base: palette.glow,
    glow: { color: palette.glow, strength: 0.4 },
    gloss: 1,
  });
  model.torus({ ...metal, ring: 0.4, tube: 0.07 });
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * 2 * Math.PI;
    const at = (y: number, r: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    model.cone({ ...metal, from: at(0, 0.4), to: at(0.38, 0.5), radii: [0.13, 0.035] });
    model.ellipsoid({ frame, center: at(0.43, 0.51), radii: [0.06, 0.06, 0.06], material: jewel });
    model.ellipsoid({ frame, center: at(0.05, 0.46), radii: [0.06, 0.06, 0.06], material: jewel });
  }
  return null;
};

const petals = 6;

export const addFlower: AddProp = ({ model, anchors: { head }, palette }) => {
  const out: Vector = [0.55, 0.75, 0.45];
  const seat = model.seatIn(head, [0.3, 0.2, 0.1], out);
  const face = add(directionIn(head, [0.35, 0.15, 1]), scale(seat.normal, 0.4));
  const frame = lookingFrame({ origin: seat.point, forward: face, scale: head.scale * 0.62 });
  const petal = model.material({
    base: [1, 0.56, 0.72],
    pattern: { kind: "petal", inner: [1, 0.93, 0.75], edge: [1, 0.72, 0.82], veins: 10 },
    translucent: 0.7,
  });
  const leaf = model.material({
    base: palette.leaf,
    pattern: { kind: "petal", inner: shifted(palette.leaf, { lightness: -0.1 }), veins: 9 },
  });
  const blade = (angle: number, width: number, length: number, depth: number) => ({
    frame: {
      ...lookingFrame({
        origin: pointIn(frame, [0, 0, depth]),
        forward: frame.forward,
        up: directionIn(frame, [Math.sin(angle), Math.cos(angle), 0.15]),
      }),
      scale: frame.scale,
    },
    outline: leafOutline(width, length),
    thickness: 0.03,
    bend: [-0.3, 0.25] as const,
  });
  for (const angle of [1.1, -1.9]) {
    model.plate({ ...blade(angle, 0.24, 0.95, 0.02), material: leaf });
  }
  for (let i = 0; i < petals; i++) {
    model.plate({ ...blade((i / petals) * 2 * Math.PI, 0.34, 0.72, 0.1), material: petal });
  }
  model.ellipsoid({
    frame,
    center: [0, 0, 0.16],
    radii: [0.2, 0.2, 0.13],
    material: model.material({ base: [1, 0.82, 0.3], bump: 0.8, tip: { color: white, at: 2 } }),
  });
  return null;
};
