/** A lantern that hangs from its ring: brass bars around warm light. */
import { pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import type { Color } from "#forge/paint/color.ts";
import { brass, type AddProp } from "./prop.ts";

const light: Color = [1, 0.74, 0.3];
const glow: Color = [1, 0.58, 0.18];
const bars = 4;
const height = 1.72;

/** Below the hand; before it where the ground is too near. */
function hangingFrame(hold: Frame): Frame {
  const frame: Frame = standingFrame(hold.origin, hold.forward, hold.up, hold.scale * 1.75);
  const lift = height * frame.scale - hold.origin[1];
  if (lift <= 0 || hold.origin[1] < 0) return frame;
  return { ...frame, origin: add(pointIn(frame, [0, 0, 0.5]), [0, lift, 0]) };
}

export const addLantern: AddProp = ({ model, anchors }) => {
  const { hold } = anchors;
  const frame = hangingFrame(hold);
  const metal = model.material(brass);
  const ring = standingFrame(pointIn(frame, [0, -0.16, 0]), hold.right, hold.forward, frame.scale);
  model.torus(ring, metal, [0.2, 0.045], 0.01);
  model.ellipsoid(frame, metal, [0, -0.5, 0], [0.13, 0.14, 0.13], 0.01);
  model.ellipsoid(frame, metal, [0, -0.7, 0], [0.34, 0.16, 0.34], 0.01);
  model.ellipsoid(frame, metal, [0, -0.74, 0], [0.5, 0.07, 0.5], 0.01);
  model.ellipsoid(frame, metal, [0, -1.52, 0], [0.48, 0.08, 0.48], 0.01);
  model.ellipsoid(frame, metal, [0, -1.6, 0], [0.36, 0.1, 0.36], 0.01);
  for (let i = 0; i < bars; i++) {
    const angle = (i / bars) * 2 * Math.PI + Math.PI / 4;
    const at = (y: number, r: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    const points = [at(-0.74, 0.42), at(-1.12, 0.46), at(-1.52, 0.42)];
    model.chain(frame, metal, [0.028, 0.028, 0.028], { blend: 0.01, steps: 3 }, points);
  }
  model.ellipsoid(
    frame,
    model.material({
      base: [1, 0.9, 0.5],
      pattern: { kind: "ghost", color: light, light: glow },
      glow: { color: light, strength: 2.2 },
      flat: true,
    }),
    [0, -1.12, 0],
    [0.42, 0.44, 0.42],
  );
  return { at: pointIn(frame, [0, -1.12, 0.1]), color: glow, reach: frame.scale * 2.4 };
};
