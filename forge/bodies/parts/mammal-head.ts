/** A head with a muzzle: beasts of all kinds. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { normalize } from "#forge/shapes/vector.ts";
import { addEyes } from "./eyes.ts";
import { addEyePatches, addMouth } from "./face.ts";
import { addTuft } from "./fur.ts";
import { inPart } from "./in-part.ts";
import { fan, sides } from "./sides.ts";

/** From here on the brows are heavy, the teeth show, the pupils are slits. */
const sternFrom = 0.45;
const toothyFrom = 0.5;
const slitFrom = 0.7;

/** `tip` is the radius of the snout's end in head radii, where it is no usual one. */
export function addMammalHead(order: BodyOrder, head: Frame, tip?: number): void {
  const { traits } = order;
  const snout = traits.snout ?? mix(0.32, 0.62, traits.fierce);
  addSkull(order, head, { snout, tip: tip ?? 0.24 + 0.06 * (1 - snout) });
  if (traits.fierce > sternFrom) addBrows(order, head);
  if (traits.trunk) inPart(order, "nose", () => addTrunk(order, head));
  if (traits.tusks) addTusks(order, head, snout);
  if (traits.cover === "fur") addCheekTufts(order, head);
  if (traits.mane && !traits.horns) addForelock(order, head);

  if (traits.mask) addEyePatches(order, head, [0.44, 0.06]);

  const size = mix(0.9, 1.12, traits.cute);
  addEyes(order, head, {
    x: 0.44,
    y: 0.06,
    width: 0.25 * size,
    height: 0.31 * size,
    wrap: 0.5,
    slant: -0.42 * traits.fierce,
    lid: mix(0.86, 0.55, traits.fierce),
    style: traits.fierce > slitFrom ? "slit" : "round",
  });
  if (!traits.trunk) {
    addMouth(order, head, { kind: "curve", y: -0.56, width: 0.2, curve: 0.09, fromDepth: 0.6 });
  }
  if (traits.fierce > toothyFrom && !traits.trunk) addFangs(order, head, snout);
}

type Snout = { snout: number; tip: number };

function addSkull(
  { model, materials, traits }: BodyOrder,
  head: Frame,
  { snout, tip }: Snout,
): void {
  model.ellipsoid(head, materials.skin, [0, 0.05, 0], [1, 0.9, 0.92], 0.12, { face: true });
  for (const side of sides) {
    const center = [side * 0.42, -0.34, 0.2] as const;
    model.ellipsoid(head, materials.skin, center, [0.52, 0.42, 0.5], 0.3, { face: true });
  }
  if (traits.trunk) return;
  model.cone(head, materials.skin, [0, -0.26, 0.5], [0, -0.36, 0.8 + snout], [0.42, tip], 0.16, {
    face: true,
    along: [0, 0],
  });
  model.cone(
    head,
    materials.belly,
    [0, -0.5, 0.4],
    [0, -0.52, 0.62 + snout * 0.8],
    [0.28, Math.min(0.17, tip)],
    0.12,
    { face: true, along: [0, 0] },
  );
  model.ellipsoid(head, materials.nose, [0, -0.24, 1.02 + snout], [0.14, 0.1, 0.1], 0.02);
}

function addBrows({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.cone(
      head,
      materials.skin,
      [side * 0.2, 0.34, 0.78],
      [side * 0.66, 0.52, 0.5],
      [0.11, 0.07],
      0.1,
      { face: true, along: [0, 0] },
    );
  }
}

function addTrunk({ model, materials }: BodyOrder, head: Frame): void {
  model.chain(head, materials.skin, [0.4, 0.29, 0.21, 0.165, 0.14, 0.12], { blend: 0.14 }, [
    [0, -0.2, 0.55],
    [0, -0.45, 1.12],
    [0.04, -0.95, 1.34],
    [0.14, -1.4, 1.36],
    [0.34, -1.62, 1.6],
    [0.5, -1.42, 1.86],
  ]);
}

function addTusks(
  { model, materials, traits, anatomy }: BodyOrder,
  head: Frame,
  snout: number,
): void {
  const [x, z, length] = traits.trunk ? [0.5, 0.62, 1] : [0.3, 0.6 + snout * 0.8, 0.6];
  for (const side of sides.slice(sides.length - (anatomy.counts.tusks ?? sides.length))) {
    model.chain(head, materials.tooth, [0.14, 0.11, 0.015], { blend: 0.02 }, [
      [side * x, -0.5, z],
      [side * (x + 0.16 * length), -0.5 - 0.36 * length, z + 0.4 * length],
      [side * (x + 0.14 * length), -0.5 - 0.2 * length, z + 0.85 * length],
    ]);
  }
}

function addCheekTufts({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    for (let i = 0; i < 3; i++) {
      addTuft(model, {
        frame: head,
        material: materials.belly,
        from: [side * 0.72, -0.22 - i * 0.14, 0.12],
        toward: normalize([side, -0.2 - 0.34 * i, -0.1]),
        length: 0.62 - i * 0.08,
        radius: 0.15,
        blend: 0.06,
      });
    }
  }
}

function addForelock({ model, materials }: BodyOrder, head: Frame): void {
  for (const i of fan(1)) {
    addTuft(model, {
      frame: head,
      material: materials.accent,
      from: [i * 0.16, 0.72, 0.35],
      toward: normalize([i * 0.4 + 0.15, 0.85, 0.25]),
      length: 0.55 - 0.1 * Math.abs(i),
      radius: 0.15,
      blend: 0.08,
    });
  }
}

function addFangs({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  const z = 0.78 + snout * 0.75;
  for (const side of sides) {
    model.cone(
      head,
      materials.tooth,
      [side * 0.15, -0.5, z],
      [side * 0.16, -0.7, z + 0.04],
      [0.055, 0.006],
      0.004,
    );
  }
}
