/** A lantern that hangs from its ring: brass bars around warm light. */
import { pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Color } from "#forge/paint/color.ts";
import { brass, type AddProp } from "./prop.ts";

const light: Color = [1, 0.74, 0.3];
const glow: Color = [1, 0.58, 0.18];
const bars = 4;

export const addLantern: AddProp = ({ model, anchors }) => {
  const { hold } = anchors;
  const frame: Frame = { ...standingFrame(hold), scale: hold.scale * 1.75 };
  const metal = { frame, material: model.material(brass), blend: 0.01 };
  const ring = standingFrame({
    origin: pointIn(frame, [0, -0.16, 0]),
    forward: hold.right,
    up: hold.forward,
    scale: frame.scale,
  });
  model.torus({ ...metal, frame: ring, ring: 0.2, tube: 0.045 });
  model.cone({ ...metal, from: [0, -0.4, 0], to: [0, -0.62, 0], radii: [0.09, 0.4] });
  model.cone({ ...metal, from: [0, -0.64, 0], to: [0, -0.7, 0], radii: [0.4, 0.38] });
  model.cone({ ...metal, from: [0, -1.52, 0], to: [0, -1.62, 0], radii: [0.34, 0.4] });
  for (let i = 0; i < bars; i++) {
    const angle = (i / bars) * 2 * Math.PI + Math.PI / 4;
    const at = (y: number, r: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    const points = [at(-0.72, 0.38), at(-1.12, 0.5), at(-1.52, 0.36)];
    model.chain({ ...metal, points, radii: [0.028, 0.028, 0.028], steps: 3 });
  }
  model.ellipsoid({
    frame,
    center: [0, -1.12, 0],
    radii: [0.44, 0.46, 0.44],
    material: model.material({
      base: [1, 0.9, 0.5],
      pattern: { kind: "ghost", color: light, light: glow },
      glow: { color: light, strength: 2.2 },
      flat: true,
    }),
  });
  return { at: pointIn(frame, [0, -1.12, 0.1]), color: glow, reach: frame.scale * 2.4 };
};
