/** Four legs and a muzzle: foxes, wolves, lions, bears, elephants. */
import { neckLength } from "#forge/bodies/builds/neck-length.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { beastBuilds, usualBeast, type BeastBuild } from "#forge/bodies/builds/beast-builds.ts";
import { addBeastMuzzle, addWhiskers } from "#forge/bodies/features/beast-muzzles.ts";
import { beastTail, beastTails, manyTails } from "#forge/bodies/features/beast-tails.ts";
import {
  addHangingEars,
  addHoofAt,
  beastGrowths,
  type BeastGrowth,
} from "#forge/bodies/mammals/beast-growths.ts";
import { spinyCoat } from "#forge/bodies/mammals/spines.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addMark } from "#forge/bodies/parts/face.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addMammalHead } from "#forge/bodies/parts/mammal-head.ts";
import { hairMaterials } from "#forge/bodies/parts/mane.ts";
import { addPaw, type Paw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { around, fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { Horns, Tail } from "#forge/genome.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
/** How far the left legs stand in front of the right ones. */
const stride = 0.12;
/** Where a head is, unless its build says otherwise: above the back, and before the middle. */
const usualNeck = 0.56;
const usualReach = 0.62;
const clawsFrom = 0.4;

const spiny: ReadonlySet<BeastGrowth> = new Set<BeastGrowth>(["spines", "longSpines"]);
const woolly = new Set("sheep lamb ewe".split(" "));

export const buildBeast: BuildBody = (plain) => {
  const { traits } = plain;
  const own = beastBuilds.get(plain.species ?? "") ?? usualBeast;
  const build = { ...own, neck: (own.neck ?? usualNeck) * neckLength(plain) };
  const isSpiny = build.growths?.some((growth) => spiny.has(growth)) ?? false;
  const order = isSpiny ? spinyCoat(plain) : plain;
  const headSize = mix(0.34, 0.5, traits.cute) * build.head;
  const back = 0.78 * mix(1, 0.72, traits.cute) * build.back;
  const { neck = usualNeck, reach = usualReach, growths = [] } = build;
  const headAt: Vector = [0, back + neck + headSize * 0.3, reach];
  const head = lookingFrame(headAt, [traits.headTurn, -0.04, 1], [traits.tilt, 1, 0], headSize);

  addTorso(order, { build, back, head });
  for (const side of sides) addLegs(order, { build, back, side });
  if (woolly.has(order.species ?? "")) addWool(order, back, head);
  const cover = build.cheeks ? traits.cover : null;
  inPart(order, "head", () => {
    addMammalHead({ ...order, traits: { ...traits, cover } }, head, build.snoutTip);
    if (build.muzzle) addBeastMuzzle(order, head, build.muzzle);
    if (build.whiskers) addWhiskers(order, head);
    addOwnEars(order, build, head);
    if (traits.horns) {
      addHorns(order, head, traits.horns, { size: hornSizes[traits.horns] ?? 0.9 });
    }
    addMark(order, head);
    if (traits.mane) inPart(order, "mane", () => addMane(order, head));
    if (traits.halo) addHalo(order, head, 1.45);
  });
  for (const growth of growths) beastGrowths[growth](order, { back, girth: build.girth, head });
  inPart(order, "tail", () => beastTails[beastTail(tailOf(order), build.tail)](order, back));
  addWings(order, { at: [0.2, back + 0.34, 0.02], sweep: 0.5, size: 0.92, raise: 0.5 });
  if (!isSpiny) {
    addRidge(order, ground, [
      [0, back + 0.42, 0.22],
      [0, back + 0.3, -0.1],
      [0, back + 0.3, -0.45],
    ]);
  }
  const { yaw } = build;
  const anchors = anchorsOf(order, { build, back, head });
  return { onGround: true, ...(yaw !== undefined && { yaw, leastYaw: yaw - 0.25 }), anchors };
};

function addOwnEars(order: BodyOrder, build: BeastBuild, head: Frame): void {
  const { ears = "point", otherEar, cute } = order.traits;
  if (build.hangingEars && ears === "floppy" && !otherEar) addHangingEars(order, head);
  else addEars(order, head, ears, mix(0.85, 1.15, cute) * build.ears);
}

/** Horns that the description wants on a head with ears must stand out from the ears. */
const hornSizes: Partial<Record<Horns, number>> = {
  antler: 1.15,
  ram: 1.2,
  uni: 1.5,
  up: 1.05,
  goat: 1.12,
  bull: 1.15,
};

/** Tails that are counted are copied, and a bunch of tails is one already. */
function tailOf({ traits, anatomy }: BodyOrder): Tail {
  const { tail = "bushy" } = traits;
  const { tail: count = 0 } = anatomy.counts;
  if (count >= manyTails) return "multi";
  return tail === "multi" && count > 0 ? "bushy" : tail;
}

function anchorsOf({ traits }: BodyOrder, { build, back, head }: Trunk): Anchors {
  const { neck = usualNeck, reach = usualReach } = build;
  const snout = traits.snout ?? mix(0.32, 0.62, traits.fierce);
  // A trunk holds things at its tip, a muzzle in front of its chin.
  const inMouth: Vector = traits.trunk ? [0.5, -1.38, 1.9] : [0.1, -0.62, 0.75 + snout];
  return {
    head,
    neck: lookingFrame([0, back + neck * 0.64, reach - 0.18], [0, -0.3, 1], [0, 1, 0.35], 0.32),
    hold: lookingFrame(pointIn(head, inMouth), [0.4, 0, 1], [0, 1, 0], 0.24),
  };
}

type Trunk = { build: BeastBuild; back: number; head: Frame };

function addTorso({ model, materials }: BodyOrder, { build, back, head }: Trunk): void {
  const { girth, throat = girth } = build;
  model.chain(ground, materials.skin, [0.27 * girth, 0.27 * girth, 0.33 * girth], { blend: 0.12 }, [
    [0, back + 0.04, -0.52],
    [0, back + 0.02, -0.1],
    [0, back + 0.12, 0.34],
  ]);
  const [, y, z] = head.origin;
  model.chain(
    ground,
    materials.skin,
    [0.3 * girth, 0.25 * throat, head.scale * 0.6],
    { blend: 0.14, steps: 3 },
    [
      [0, back + 0.1, 0.3],
      [0, mix(back + 0.34, y - 0.4, 0.4), mix(0.46, z - 0.12, 0.4)],
      [0, y - 0.05, z - 0.08],
    ],
  );
  for (const i of build.chest ? fan(2) : []) {
    const aside = i / 2;
    addTuft(model, {
      frame: ground,
      material: materials.belly,
      from: [aside * 0.14, back + 0.3, 0.58],
      toward: normalize([aside * 0.5, -0.85, 0.55]),
      length: 0.42 - 0.08 * Math.abs(aside),
      radius: 0.13,
      blend: 0.06,
    });
  }
}

type Legs = { build: BeastBuild; back: number; side: Side };

function addLegs(order: BodyOrder, { build, back, side }: Legs): void {
  const { model, materials, traits } = order;
  const step = side * stride;
  const claws = traits.fierce > clawsFrom;
  const thick = (...radii: number[]) => radii.map((radius) => radius * build.legs);
  inPart(order, "legs", () => {
    model.chain(ground, materials.limb, thick(0.18, 0.13, 0.115), { blend: 0.09, steps: 3 }, [
      [side * 0.19, back + 0.02, 0.36],
      [side * 0.23, back * 0.55, 0.3 + step * 0.5],
      [side * 0.23, 0.16, 0.37 + step],
    ]);
    addFoot(order, build, {
      at: [side * 0.23, 0.1, 0.42 + step],
      radius: 0.135 * build.legs,
      claws,
    });
  });
  inPart(order, "legs", () => addHindLeg(order, { build, back, side }));
}

function addHindLeg(order: BodyOrder, { build, back, side }: Legs): void {
  const { model, materials, traits } = order;
  const step = side * stride;
  const claws = traits.fierce > clawsFrom;
  const thick = (...radii: number[]) => radii.map((radius) => radius * build.legs);
  model.ellipsoid(
    ground,
    materials.skin,
    [side * 0.18, back - 0.02, -0.48],
    [0.16 * build.girth, 0.27 * build.girth, 0.25 * build.girth],
    0.12,
  );
  model.chain(ground, materials.limb, thick(0.17, 0.125, 0.095, 0.095), { blend: 0.09, steps: 3 }, [
    [side * 0.22, back - 0.1, -0.42],
    [side * 0.25, back * 0.5, -0.36 - step * 0.4],
    [side * 0.25, back * 0.34, -0.62 - step],
    [side * 0.24, 0.12, -0.56 - step],
  ]);
  addFoot(order, build, {
    at: [side * 0.24, 0.095, -0.48 - step],
    radius: 0.12 * build.legs,
    claws,
  });
}

function addFoot(order: BodyOrder, { hooves }: BeastBuild, paw: Paw): void {
  if (hooves) addHoofAt(order, paw.at, paw.radius * 1.1);
  else addPaw(order, ground, paw);
}

/** Curls of wool over the back, the flanks and the brow. */
function addWool({ model, materials, dice }: BodyOrder, back: number, head: Frame): void {
  for (const z of [-0.58, -0.3, -0.02, 0.26]) {
    for (const i of fan(2)) {
      const angle = Math.PI / 2 + i * 0.62;
      const size = dice.between(0.16, 0.2);
      model.ellipsoid(
        ground,
        materials.belly,
        [Math.cos(angle) * 0.25, back + 0.06 + Math.sin(angle) * 0.26, z],
        [size, size, size],
        0.04,
      );
    }
  }
  for (const i of fan(2)) {
    model.ellipsoid(
      head,
      materials.belly,
      [i * 0.24, 0.82 - 0.05 * i * i, 0.16],
      [0.28, 0.26, 0.3],
      0.04,
    );
  }
}

/** Two rings of locks around the face, in all colours of a rainbow; a lion of fire has flames instead. */
function addMane(order: BodyOrder, head: Frame): void {
  const { model, materials, palette, element, dice } = order;
  const own = element === "fire" ? materials.flame : materials.accent;
  // One colour comes with a lighter one for locks that flow, which is not meant as two.
  const colors = palette.hair.length > 2 ? hairMaterials(order, false) : [own];
  for (const ring of [0, 1]) {
    for (const [lock, angle] of around(14, ring * 0.22).entries()) {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const length = (ring ? 1.15 : 0.85) * dice.between(0.9, 1.15);
      const from: Vector = [c * 0.7, s * 0.66 - 0.05, -0.12 - ring * 0.3];
      const toward = normalize([c, s - 0.12, ring ? -0.75 : -0.3]);
      model.chain(
        head,
        colors[lock % colors.length]!,
        [0.3, 0.2, 0.01],
        { blend: 0.05, steps: 3 },
        [
          from,
          add(add(from, scale(toward, length * 0.55)), [0, 0.06, 0]),
          add(add(from, scale(toward, length)), [0, -0.1, 0]),
        ],
      );
    }
  }
}
