/** The face of a thing: big eyes with their mood, brows, a mouth and a little blush. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMouth } from "#forge/bodies/parts/face.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import type { FacePlace } from "#forge/bodies/things/thing.ts";
import type { Mood } from "#forge/genome.ts";
import { brightness, darkened, mixColors, type Color } from "#forge/paint/color.ts";
import { lookingFrame, movedTo, resized, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";

type Mouth = "smile" | "cat" | "open" | "frown" | "small";

type Look = {
  mouths: readonly Mouth[];
  /** How open the eyes are, and how stern. */
  lid: number;
  slant: number;
  /** The brows' inner ends: below the outer ones (stern) or above (worried). */
  brows?: number;
};

const happy: readonly Mouth[] = ["smile", "open", "cat", "open"];

const plain: Look = { mouths: happy, lid: 0.95, slant: 0 };

const looks: Partial<Record<Mood, Look>> = {
  shy: { mouths: ["small", "cat"], lid: 0.85, slant: 0.12, brows: 0.14 },
  brave: { mouths: ["smile", "open"], lid: 0.84, slant: -0.16, brows: -0.16 },
  gentle: { mouths: ["smile", "cat"], lid: 0.85, slant: 0.12 },
  fierce: { mouths: ["frown", "open"], lid: 0.7, slant: -0.3, brows: -0.26 },
  sleepy: { mouths: ["small", "cat"], lid: 0.36, slant: 0.06 },
  wise: { mouths: ["smile"], lid: 0.7, slant: 0.08 },
  playful: { mouths: ["open"], lid: 0.97, slant: 0, brows: 0.06 },
  proud: { mouths: ["smile", "cat"], lid: 0.6, slant: 0, brows: 0.04 },
  grumpy: { mouths: ["frown"], lid: 0.62, slant: -0.3, brows: -0.24 },
  sneaky: { mouths: ["cat", "smile"], lid: 0.58, slant: -0.2, brows: -0.14 },
  lonely: { mouths: ["frown", "small"], lid: 0.78, slant: 0.22, brows: 0.2 },
  curious: { mouths: ["small", "open"], lid: 0.98, slant: 0, brows: 0.1 },
};

/** Below this brightness ink does not show. */
const darkFrom = 0.36;

export type FaceOrder = {
  place: FacePlace;
  /** The thing's own frame. */
  body: Frame;
  /** The colour around the eyes. */
  skin: Color;
};

export function addThingFace(order: BodyOrder, { place, body, skin }: FaceOrder): void {
  const { traits, mood, dice, element, palette } = order;
  const [x, y] = place.at;
  const face = resized(movedTo(body, [x, y, 0]), place.size);
  const look = (mood && looks[mood]) ?? plain;
  const stern = Math.max(0, traits.fierce - 0.4);
  const ink = brightness(skin) < darkFrom ? mixColors(skin, [1, 0.97, 0.9], 0.85) : null;
  const inked: BodyOrder = {
    ...order,
    palette: { ...palette, ink: ink ?? darkened(skin, 0.28) },
  };
  const gap = place.gap ?? 0.42;
  addEyes(order, face, {
    x: gap,
    y: 0.06,
    width: 0.29,
    height: 0.37,
    wrap: 0.4,
    slant: look.slant - 0.3 * stern,
    lid: mix(look.lid, 0.62, stern),
    skin: mixColors(skin, [0, 0, 0], 0.08),
  });
  const mouth = dice.fork("mouth").pick(look.mouths);
  addThingMouth(inked, face, { mouth, y: -0.36 - (place.drop ?? 0) });
  if (look.brows !== undefined) addBrows(inked, face, { gap, tilt: look.brows });
  const cheeks = element === "lightning" ? { color: palette.glow } : {};
  addBlush(order, face, { x: gap + 0.34, y: -0.3, radius: 0.17, ...cheeks });
}

const smile: Outline = rowsOf(
  "-0.21 0.05, 0 0.02, 0.21 0.05, 0.17 -0.08, 0.09 -0.16, 0 -0.18, -0.09 -0.16, -0.17 -0.08",
);

const curves = { smile: 0.12, frown: -0.11, small: 0.05 } as const;
const widths = { smile: 0.2, frown: 0.16, small: 0.08 } as const;

function addThingMouth(order: BodyOrder, face: Frame, { mouth, y }: { mouth: Mouth; y: number }) {
  if (mouth === "cat") addMouth(order, face, { kind: "cat", y, width: 0.19, fromDepth: 0 });
  else if (mouth === "open") addOpenMouth(order, face, y);
  else {
    const width = widths[mouth];
    const curve = curves[mouth];
    addMouth(order, face, { kind: "curve", y: y - curve * 0.4, width, curve, fromDepth: 0 });
  }
}

/** A laughing mouth with a tongue, laid on the surface. */
function addOpenMouth({ model, materials }: BodyOrder, face: Frame, y: number): void {
  const seat = model.seatIn(face, [0, y, 0], [0, 0, 1]);
  const frame = lookingFrame(
    add(seat.point, scale(seat.normal, -0.012)),
    add(seat.normal, scale(face.forward, 0.5)),
    face.up,
    face.scale,
  );
  const outline = smile;
  model.plate(frame, materials.mouth, outline, 0.012, 0, { round: 0.012, bend: [-0.35, 0] });
  model.ellipsoid(
    frame,
    model.material({ base: [0.98, 0.5, 0.5], flat: true }),
    [0, -0.115, 0.012],
    [0.1, 0.06, 0.03],
  );
}

function addBrows(order: BodyOrder, face: Frame, brows: { gap: number; tilt: number }): void {
  const { model, palette } = order;
  const material = model.material({ base: palette.ink, gloss: 0.2 });
  const { gap, tilt } = brows;
  for (const side of sides) {
    const points = [-0.17, 0, 0.17].map((along): Vector => {
      const lift = 0.03 - along * along * 1.2;
      const at: Vector = [side * (gap + along), 0.56 - tilt * (along / 0.34) + lift, 0];
      return model.seatIn(face, at, [0, 0, 1]).point;
    });
    model.chain(
      {
        ...face,
        origin: [0, 0, 0],
        right: [1, 0, 0],
        up: [0, 1, 0],
        forward: [0, 0, 1],
        scale: 1,
      },
      material,
      [0.032, 0.04, 0.026].map((radius) => radius * face.scale),
      { blend: 0.05, steps: 3 },
      points,
    );
  }
}
