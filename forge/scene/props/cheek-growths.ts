/** What is put on cheeks and brows: whiskers, freckles, thick eyebrows. */
import { worldFrame } from "#forge/shapes/frame.ts";
import { add, scale } from "#forge/shapes/vector.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { mouthHeight, type AddProp } from "./prop.ts";

/** Three on each side of the mouth, nearly level. */
export const addWhiskers: AddProp = (order) => {
  const { model, anchors, color, palette } = order;
  const { head } = anchors;
  const material = model.material({ base: color ?? palette.ink, gloss: 0.3 });
  const height = mouthHeight(order) + 0.12;
  for (const side of sides) {
    for (const rise of [-0.16, 0, 0.16]) {
      const { point } = model.seatIn(head, [side * 0.34, height + rise * 0.5, 0], [0, 0, 1]);
      const along = (out: number, ahead: number) =>
        add(
          point,
          add(
            scale(head.right, side * out * head.scale),
            add(
              scale(head.up, (rise * out * 1.6 + 0.02) * head.scale),
              scale(head.forward, ahead * head.scale),
            ),
          ),
        );
      model.chain({
        frame: worldFrame(),
        points: [point, along(0.4, 0.14), along(0.95, 0.1)],
        radii: [0.024, 0.02, 0.01].map((radius) => radius * head.scale),
        material,
        steps: 3,
      });
    }
  }
  return null;
};

const dots = [
  [0.34, 0.06],
  [0.5, 0.12],
  [0.62, 0.02],
  [0.44, -0.06],
  [0.56, -0.1],
] as const;

export const addFreckles: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const material = model.material({ base: color ?? [0.62, 0.34, 0.18], gloss: 0.1 });
  const height = mouthHeight(order) + 0.2;
  for (const side of sides) {
    for (const [x, y] of dots) {
      const { point } = model.seatIn(head, [side * x, height + y, 0], [0, 0, 1]);
      const frame = worldFrame(point, head.scale);
      model.ellipsoid({ frame, radii: [0.055, 0.055, 0.04], material });
    }
  }
  return null;
};

/** Thick ones over the eyes, which lean to the nose. */
export const addBrows: AddProp = ({ model, anchors: { head }, color, palette }) => {
  const material = model.material({ base: color ?? palette.ink, fur: 0.3 });
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye] : []));
  for (const { frame, radii } of eyes.slice(0, 2)) {
    const out = Math.sign(frame.origin[0] - head.origin[0]) || 1;
    const [width, height] = radii;
    const point = add(frame.origin, scale(head.forward, width * 0.5));
    model.chain({
      frame: worldFrame(point),
      points: [
        [-out * width * 0.9, height * 0.98, 0],
        [0, height * 1.3, width * 0.1],
        [out * width * 1.1, height * 1.5, -width * 0.1],
      ],
      radii: [width * 0.24, width * 0.22, width * 0.12],
      material,
      steps: 3,
    });
  }
  return null;
};
