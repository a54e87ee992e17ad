/** Clothes on the body itself: what covers it is painted as cloth, what stands out is added. */
import type { GarmentName } from "#forge/gear.ts";
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { around, sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import { dressed, isBare } from "#forge/paint/dressed.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  directionIn,
  lookingFrame,
  movedTo,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";

import type { Model } from "#forge/shapes/model.ts";
import { add, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import { bandedIn } from "#forge/paint/stuffs/fabrics.ts";
import { stuffWords } from "#forge/words/lexicon/part-words.ts";
import { addBoots, addLegSocks, addSlippers } from "./footwear.ts";
import { handsOf, type LimbEnd } from "./hands.ts";
import { topOf } from "./hats.ts";
import { clothColor, gold, onChest, thinning, type AddProp, type PropOrder } from "./prop.ts";
import { cover, trunkOf, waistOf, type Cover } from "./trunk.ts";
import { addTie } from "./worn-growths.ts";

const colorOf = ({ color, palette }: PropOrder, own: Color | null = null): Color =>
  color ?? own ?? clothColor(palette);

/** Of cheese, or striped. */
function clothOf(order: PropOrder, own: Color | null = null): MaterialId {
  const { model, color, stuff: word = "" } = order;
  const plain = { base: colorOf(order, own), gloss: 0.15, fur: 0.15 };
  const stuff = order.second ? bandedIn(order.second) : stuffOf(stuffWords.get(word) ?? word);
  return model.material(stuff ? dressed(plain, { stuff, color }) : plain);
}

const covering =
  (covers: readonly Cover[], own: Color | null = null): AddProp =>
  (order) => {
    cover(order, covers, clothOf(order, own));
    return null;
  };

/** Folds that stand out from the waist. */
/** A skirt hangs down from who stands on two legs, however far the neck is before the back. */
function uprightIn(model: Model, trunk: Frame): Frame {
  const { low, high } = model.bounds();
  const isStanding = high[1] - low[1] > high[2] - low[2];
  return isStanding ? { ...worldFrame(trunk.origin), scale: trunk.scale } : trunk;
}

const addSkirt: AddProp = (order) => {
  const { model } = order;
  const trunk = uprightIn(model, trunkOf(order));
  const cloth = clothOf(order);
  const { scale: size } = trunk;
  for (const [i, at] of waistOf(order, { trunk, low: 0.35, count: 16 }).entries()) {
    const out = normalize(subtract(at, trunk.origin));
    const down = directionIn(trunk, [0, -1, 0]);
    const foot = add(at, add(scale(out, size * 0.42), scale(down, size * (0.36 + 0.08 * (i % 2)))));
    model.cone(worldFrame(), cloth, at, foot, [size * 0.16, size * 0.26], 0.05);
  }
  return null;
};

const addBelt: AddProp = (order) => {
  const { model } = order;
  const trunk = trunkOf(order);
  const { scale: size } = trunk;
  const band = model.material({ base: colorOf(order, [0.36, 0.22, 0.14]), gloss: 0.5 });
  const points = waistOf(order, { trunk, low: 0.4, count: 14 });
  const ring = [...points, points[0]!];
  for (const lift of [-0.09, 0.09]) {
    model.chain(
      worldFrame(),
      band,
      ring.map(() => size * 0.12),
      { blend: 0.05, steps: 2 },
      ring.map((point) => add(point, directionIn(trunk, [0, lift * size, 0]))),
    );
  }
  const buckle = lookingFrame(points[0]!, trunk.forward, trunk.up);
  model.ellipsoid({ ...buckle, scale: size }, model.material(gold), [0, 0, 0], [0.34, 0.28, 0.2]);
  return null;
};

/** Over the chest and down the belly, held by a band round the neck. */
const addApron: AddProp = (order) => {
  const { model, anchors } = order;
  const { neck } = anchors;
  const base = colorOf(order, [0.97, 0.96, 0.93]);
  const cloth = model.material({ base, gloss: 0.1 });
  const frame = onChest(model, neck, 0.75);
  model.ellipsoid(frame, cloth, [0, -0.75, -0.42], [1.02, 1.5, 0.8], 0.02);
  const edge = model.material({ base: darkened(base, 0.82) });
  model.torus(neck, edge, [1.06, 0.13 * thinning(neck)]);
  model.ellipsoid(frame, edge, [0, -0.9, 0.36], [0.42, 0.3, 0.1]);
  return null;
};

/** A coat has a collar and buttons. */
/** One of leather has studs around its collar. */
const addCoat: AddProp = (order) => {
  const { model, anchors } = order;
  const { neck } = anchors;
  const base = colorOf(order);
  cover(order, ["trunk", "arms"], clothOf(order));
  const edge = model.material({ base: shifted(base, { lightness: -0.14 }), fur: 0.2 });
  model.torus(neck, edge, [1.05, 0.24 * thinning(neck)]);
  if (order.stuff !== "leather") return addButtons({ ...order, color: gold.base });
  const steel = model.material({ base: [0.86, 0.88, 0.92], gloss: 1 });
  for (const angle of around(12)) {
    const center: Vector = [Math.sin(angle) * 1.12, 0.12, Math.cos(angle) * 1.12];
    model.ellipsoid(neck, steel, center, [0.11, 0.11, 0.11]);
  }
  return addButtons({ ...order, color: [0.86, 0.88, 0.92] });
};

/** Three in a row down the chest. */
export const addButtons: AddProp = ({ model, anchors: { neck }, color }) => {
  const material = model.material({ ...gold, base: color ?? [0.86, 0.2, 0.26] });
  for (const low of [0.55, 1, 1.45])
    model.ellipsoid(onChest(model, neck, low), material, [0, 0, 0], [0.15, 0.15, 0.09]);
  return null;
};

/** Who has no hands boxes with its forefeet. */
function glovedOf(order: PropOrder): LimbEnd[] {
  const ends = handsOf(order, ["hands", "arms", "claws"]);
  if (ends.length > 0) return ends;
  const feet = handsOf(order, ["feet"]);
  return feet.toSorted((a, b) => b.point[2] - a.point[2]).slice(0, Math.ceil(feet.length / 2) || 2);
}

const addGloves: AddProp = (order) => {
  const { model } = order;
  const base = colorOf(order, [0.85, 0.16, 0.16]);
  const leather = model.material({ base, gloss: 0.5 });
  const cuff = model.material({ base: shifted(base, { lightness: 0.16 }), gloss: 0.3 });
  const { scale: widest } = order.anchors.neck;
  for (const { point, radius } of glovedOf(order)) {
    const frame = worldFrame(point, Math.min(Math.max(radius * 1.35, 0.1), widest * 0.8));
    model.ellipsoid(frame, leather, [0, 0, 0], [1, 1, 1.05], 0.02);
    model.ellipsoid(frame, leather, [0.75, 0.3, 0.35], [0.4, 0.5, 0.45]);
    model.ellipsoid(frame, cuff, [0, 0.75, -0.2], [0.82, 0.3, 0.82]);
  }
  return null;
};

/** Knotted at the back, its ends flying. */
const addHeadband: AddProp = ({ model, anchors: { head }, color }) => {
  const cloth = model.material({ base: color ?? [0.85, 0.16, 0.18], fur: 0.2 });
  const ring = Array.from({ length: 13 }, (_, i): Vector => {
    const angle = ((i - 6) / 6) * Math.PI;
    return model.seatIn(head, [0, 0.42, 0], [Math.sin(angle), 0.12, Math.cos(angle)]).point;
  });
  model.chain(
    worldFrame(),
    cloth,
    ring.map(() => head.scale * 0.11),
    { blend: 0.05, steps: 2 },
    ring,
  );
  for (const side of sides) {
    model.chain(
      lookingFrame(ring[0]!, head.forward, head.up, head.scale),
      cloth,
      [0.1, 0.15, 0.05],
      { blend: 0.05, steps: 3 },
      [
        [0, 0, 0],
        [0.4 * side, 0.1, -0.4],
        [0.8 * side, -0.35, -0.6],
      ],
    );
  }
  return null;
};

/** High and puffed up. */
const addChefHat: AddProp = (order) => {
  const { model } = order;
  const base = order.color ?? [0.98, 0.97, 0.95];
  const cloth = model.material({ base, fur: 0.1 });
  const band = model.material({ base: darkened(base, 0.88) });
  const frame = topOf(order, 0.12);
  model.cone(frame, band, [0, 0, 0], [0, 0.42, 0], [0.46, 0.44]);
  const puff = movedTo(frame, [0, 0.72, 0]);
  for (const angle of around(6)) {
    const at: Vector = [Math.sin(angle) * 0.34, 0, Math.cos(angle) * 0.34];
    model.ellipsoid(puff, cloth, at, [0.32, 0.3, 0.32], 0.04);
  }
  model.ellipsoid(puff, cloth, [0, 0.14, 0], [0.4, 0.28, 0.4]);
  return null;
};

/** A hoof is too small to be seen in a sock: what is above it on a long leg is in it, too. */
function shinsOf(model: Model): number[][] {
  const { spheres } = model.solid();
  const heightOf = (ids: readonly number[]) =>
    Math.max(...ids.map((id) => spheres[id * 4 + 1]! + spheres[id * 4 + 3]!));
  const foot = Math.min(...piecesOf(model, "feet").map(heightOf));
  return piecesOf(model, "legs").flatMap((ids) => {
    const height = heightOf(ids);
    const low = ids.filter((id) => spheres[id * 4 + 1]! < height * sockHeight);
    return height > foot * longLeg ? [low] : [];
  });
}

/** In feet. */
const longLeg = 3;
const sockHeight = 0.42;

/** Painted where there are feet; knitted over legs without feet; else something like boots. */
const addSocks: AddProp = (order) => {
  const white: Color = [0.95, 0.93, 0.9];
  if (piecesOf(order.model, "feet").length === 0) {
    const hasLegs = piecesOf(order.model, "legs").length > 0;
    return hasLegs ? addLegSocks(order) : addBoots({ ...order, color: order.color ?? white });
  }
  const { model, bodySize, count } = order;
  const cloth = clothOf(order, white);
  for (const id of [...piecesOf(model, "feet"), ...shinsOf(model)].slice(0, count).flat()) {
    const paint = model.paints[id]!;
    if (id < bodySize && !paint.eye && isBare(model.materials[paint.material]!))
      paint.material = cloth;
  }
  return null;
};

/** White around the face, which looks out of it. */
const addSpaceHelmet: AddProp = ({ model, anchors: { head }, color }) => {
  const shell = model.material({ base: color ?? [0.95, 0.96, 0.98], gloss: 0.9 });
  const rim = model.material({ base: [0.55, 0.6, 0.68], gloss: 1 });
  model.ellipsoid(head, shell, [0, 0.06, -0.42], [1.2, 1.24, 1.02]);
  const opening = standingFrame(pointIn(head, [0, 0.04, 0.28]), head.up, head.forward, head.scale);
  model.torus(opening, rim, [1.16, 0.15]);
  return null;
};

/** Its hood is up, and its strings hang down the chest. */
const addHoodie: AddProp = (order) => {
  const { model, anchors } = order;
  const { head, neck } = anchors;
  const cloth = clothOf(order);
  cover(order, ["trunk", "arms"], cloth);
  const white = model.material({ base: [0.97, 0.96, 0.94] });
  const frame = onChest(model, neck, 0.35);
  for (const side of sides)
    model.cone(frame, white, [side * 0.28, 0.1, 0.1], [side * 0.34, -0.7, 0.12], [0.06, 0.08]);
  if (!hasOwnHead(model)) return null;
  model.ellipsoid(head, cloth, [0, 0.06, -0.42], [1.2, 1.24, 1.02]);
  const opening = standingFrame(pointIn(head, [0, 0.04, 0.26]), head.up, head.forward, head.scale);
  model.torus(opening, cloth, [1.14, 0.2]);
  return null;
};

const hasOwnHead = (model: Model): boolean =>
  model.paints.some(({ parts }) => parts.some(({ name }) => name === "head"));

/** Bands of linen all over. */
const addBandages: AddProp = (order) => {
  const linen = order.model.material({
    base: order.color ?? [0.93, 0.89, 0.78],
    pattern: { kind: "stripes", color: [0.7, 0.63, 0.5], frequency: 12 },
    fur: 0.1,
  });
  cover(order, ["trunk", "arms", "legs", "tail"], linen);
  return addHeadband({ ...order, color: [0.93, 0.89, 0.78] });
};

/** Dark, over a white shirt with a tie. */
const addTuxedo: AddProp = (order) => {
  const { model, anchors } = order;
  cover(order, ["trunk", "arms", "legs"], clothOf(order, [0.17, 0.18, 0.27]));
  const shirt = model.material({ base: [0.97, 0.97, 0.98], gloss: 0.1 });
  const frame = onChest(model, anchors.neck, 0.5);
  model.ellipsoid(frame, shirt, [0, -0.3, -0.12], [0.5, 0.8, 0.3], 0.02);
  return addTie({ ...order, color: order.second ?? null });
};

const garments: Record<GarmentName, AddProp> = {
  shirt: covering(["trunk", "arms"]),
  hoodie: addHoodie,
  coat: addCoat,
  suit: covering(["trunk", "arms", "legs"]),
  tuxedo: addTuxedo,
  pants: covering(["legs"], [0.24, 0.36, 0.62]),
  skirt: addSkirt,
  dress(order) {
    // Of a slime or a cupcake the dress would hide all but its eyes.
    if (hasOwnHead(order.model)) cover(order, ["trunk"], clothOf(order));
    return addSkirt(order);
  },
  apron: addApron,
  gloves: addGloves,
  belt: addBelt,
  socks: addSocks,
  slippers: addSlippers,
  headband: addHeadband,
  chefHat: addChefHat,
  spaceHelmet: addSpaceHelmet,
  spaceSuit(order) {
    const white: Color = [0.95, 0.96, 0.98];
    cover(order, ["trunk", "arms", "legs"], clothOf(order, white));
    return addSpaceHelmet(order);
  },
  bandages: addBandages,
  rags: covering(["trunk", "legs"], [0.42, 0.33, 0.26]),
};

export const addGarment: AddProp = (order) => garments[order.thing as GarmentName]?.(order) ?? null;
