/** What is on cheeks and brows: whiskers, freckles, thick eyebrows, scars and stitches. */
import { brightness, type Color } from "#forge/paint/color.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import { add, cross, dot, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
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
      model.chain(
        worldFrame(),
        material,
        [0.024, 0.02, 0.01].map((radius) => radius * head.scale),
        { blend: 0.05, steps: 3 },
        [point, along(0.4, 0.14), along(0.95, 0.1)],
      );
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
      model.ellipsoid(frame, material, [0, 0, 0], [0.055, 0.055, 0.04]);
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
    model.chain(
      worldFrame(point),
      material,
      [width * 0.24, width * 0.22, width * 0.12],
      { blend: 0.05, steps: 3 },
      [
        [-out * width * 0.9, height * 0.98, 0],
        [0, height * 1.3, width * 0.1],
        [out * width * 1.1, height * 1.5, -width * 0.1],
      ],
    );
  }
  return null;
};

/** How high its ends are, in heights of the eye: it leaves the eye free. */
const halves = [
  [1.1, 1.5, 2],
  [-1.1, -1.6, -2.1],
] as const;

/** Pale on dark skin and dark on light skin: it is seen at the size of a thumb. */
const scarColor = ({ base }: Palette): Color =>
  brightness(base) < 0.4 ? [0.97, 0.74, 0.7] : [0.6, 0.17, 0.18];

/** Across an eye, as from a claw. */
export const addScar: AddProp = ({ model, anchors: { head }, color, palette }) => {
  const aside = ({ frame }: { frame: { origin: Vector } }) =>
    dot(subtract(frame.origin, head.origin), head.right);
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye] : []));
  const [eye] = eyes.toSorted((one, other) => aside(other) - aside(one));
  if (!eye) return null;
  const material = model.material({ base: color ?? scarColor(palette), gloss: 0.2 });
  const [width, height] = eye.radii;
  const frame = { ...eye.frame, scale: 1 };
  for (const half of halves) {
    const points = half.map((up) => {
      const at: Vector = [width * up * 0.22, height * up, 0];
      return model.seatIn(frame, at, [0, 0, 1]).point;
    });
    const radii = [0.16, 0.2, 0.07].map((radius) => radius * width);
    model.chain(worldFrame(), material, radii, { blend: 0.01, steps: 3 }, points);
  }
  return null;
};

/** Each from one end to the other, in the frame of the head, with where it is sewn. */
const seams: readonly { from: Vector; to: Vector; sewn: readonly number[] }[] = [
  { from: [-0.45, 0.5, 0.8], to: [0.3, 0.62, 0.75], sewn: [0, 0.25, 0.5, 0.75, 1] },
  { from: [0.46, -0.1, 0.8], to: [0.64, -0.6, 0.6], sewn: [0.1, 0.5, 0.9] },
];

/** Across the brow and the cheek. */
export const addStitches: AddProp = ({ model, anchors: { head } }) => {
  const thread = model.material({ base: [0.13, 0.11, 0.13] });
  for (const { from, to, sewn } of seams) {
    const at = (t: number): Vector => add(scale(from, 1 - t), scale(to, t));
    const seats = sewn.map((t) => model.seatIn(head, [0, 0, 0], at(t)));
    const points = seats.map(({ point }) => point);
    const radii = points.map(() => head.scale * 0.03);

    model.chain(worldFrame(), thread, radii, { blend: 0.005, steps: 2 }, points);
    const along = normalize(subtract(points.at(-1)!, points[0]!));
    for (const { point, normal } of seats) {
      const across = scale(normalize(cross(along, normal)), head.scale * 0.11);
      model.cone(worldFrame(), thread, add(point, across), add(point, scale(across, -1)), [
        head.scale * 0.03,
        head.scale * 0.03,
      ]);
    }
  }
  return null;
};
