/** Small, upright, all head: bunnies, mice, pandas, imps, sprites. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { mascotBuilds, usualMascot, type MascotBuild } from "#forge/bodies/builds/mascot-builds.ts";
import {
  bushyTail,
  mascotGrowths,
  shortTail,
  type Growth,
} from "#forge/bodies/features/mascot-growths.ts";
import { addMascotLimbs, mascotPoseOf } from "#forge/bodies/features/mascot-limbs.ts";
import { mascotEars, mascotFaces } from "#forge/bodies/mammals/mascot-faces.ts";
import { mascotTails } from "#forge/bodies/mammals/mascot-tails.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addEyePatches, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { darkened } from "#forge/paint/color.ts";
import type { MascotPose } from "#forge/genome.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { normalize } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

const ground = worldFrame();
const headSize = 0.56;

/** Who waves leans away from the raised hand. */
const tilts: Record<MascotPose, number> = { standing: 0, sitting: -0.06, waving: 0.12 };

/** Dark limbs, ears and patches around the eyes. */
function darkParts(order: BodyOrder): BodyOrder {
  if (order.species !== "panda") return order;
  const { materials, palette } = order;
  return {
    ...order,
    materials: { ...materials, skin: materials.dark, limb: materials.dark },
    palette: { ...palette, base: darkened(palette.base, 0.55) },
  };
}

export const buildMascot: BuildBody = (order) => {
  const { traits } = order;
  const build = mascotBuilds.get(order.species ?? "") ?? usualMascot;
  const pose = mascotPoseOf(order);
  const head = lookingFrame(
    [0, 1.1, 0.1],
    [traits.headTurn, -0.03, 1],
    [traits.tilt - tilts[pose], 1, 0],
    headSize * build.head,
  );
  addTorso(order, build);
  addMascotLimbs(darkParts(order), pose);
  inPart(order, "head", () => {
    addHead(order, head);
    addOwnEars(order, build, head);
    if (build.face) mascotFaces[build.face](order, head);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.cover === "fur" && build.cheeks) addCheeks(order, head);
    if (traits.halo) addHalo(order, head, 1.5);
  });
  const grow = growthOf(order);
  const tail = build.tail ? mascotTails[build.tail] : grow.tail;
  if (traits.tail !== "none") inPart(order, "tail", () => tail(order));
  grow.head?.(order, head);
  addWings(order, { at: [0.2, 0.62, -0.2], sweep: 0.35, size: 0.58, raise: 0.35 });
  addRidge(order, ground, rowsOf("0 0.62 -0.3, 0 0.4 -0.34"));
  return { onGround: true, anchors: anchorsOf(head) };
};

/** "A squirrel with floppy ears" has them instead of its own. */
function addOwnEars(order: BodyOrder, { ears, ownEars }: MascotBuild, head: Frame): void {
  const { ears: kind = "long" } = order.traits;
  if (ownEars && kind === "round") mascotEars[ownEars](order, head);
  else addEars(darkParts(order), head, kind, ears);
}

function growthOf({ traits, element }: BodyOrder): Growth {
  const own = traits.tail === "short" ? shortTail : bushyTail;
  return traits.isNatural === true ? own : (mascotGrowths[element] ?? own);
}

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: worldFrame([0, 0.72, 0.06], 0.3),
  hold: lookingFrame([0.44, 0.47, 0.47], [0.4, 0, 1], [0, 1, 0], 0.22),
});

function addTorso({ model, materials }: BodyOrder, { trunk: [w, h, d] }: MascotBuild): void {
  model.ellipsoid(ground, materials.skin, [0, 0.42, 0], [0.36 * w, 0.4 * h, 0.33 * d], 0.1);
  model.ellipsoid(
    ground,
    materials.belly,
    [0, 0.38, 0.12 * d],
    [0.26 * w, 0.3 * h, 0.25 * d],
    0.08,
  );
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [1, 0.84, 0.86], 0.14, { face: true });
  for (const side of sides) {
    const center = [side * 0.5, -0.26, 0.18] as const;
    model.ellipsoid(head, materials.skin, center, [0.5, 0.44, 0.5], 0.2, { face: true });
  }
  const hasBeak = traits.beak !== undefined;
  if (hasBeak) addBeak(order, head);
  else addMuzzle(order, head);
  if (traits.tusks) addTeeth(order, head);
  if (traits.mask) addEyePatches(darkParts(order), head, [0.46, -0.04]);
  addEyes(order, head, {
    x: 0.46,
    y: -0.04,
    width: 0.25,
    height: 0.34,
    wrap: 0.5,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.66, traits.fierce),
  });
  if (!hasBeak) addMouth(order, head, { kind: "cat", y: -0.33, width: 0.17, fromDepth: 0.5 });
  // Red cheeks on a creature of sparks are another company's character.
  const cheeks = order.element === "lightning" ? { color: order.palette.glow } : {};
  addBlush(order, head, { x: 0.66, y: -0.3, radius: 0.2, ...cheeks });
  addMark(order, head);
}

function addMuzzle({ model, materials }: BodyOrder, head: Frame): void {
  model.ellipsoid(head, materials.belly, [0, -0.3, 0.62], [0.34, 0.22, 0.3], 0.14, { face: true });
  model.ellipsoid(head, materials.nose, [0, -0.18, 0.9], [0.085, 0.06, 0.06], 0.02);
}

/** Two long front teeth, of crystal where everything is. */
function addTeeth({ model, materials, element }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.box(
      head,
      element === "crystal" ? materials.crystal : materials.tooth,
      [side * 0.075, -0.44, 0.85],
      [0.068, 0.13, 0.045],
      0,
      { round: 0.025 },
    );
  }
}

function addBeak({ model }: BodyOrder, head: Frame): void {
  const material = model.material({ base: [0.97, 0.68, 0.22], gloss: 0.6 });
  model.ellipsoid(head, material, [0, -0.24, 0.9], [0.19, 0.12, 0.22], 0.03);
}

function addCheeks({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    for (let i = 0; i < 3; i++) {
      addTuft(model, {
        frame: head,
        material: materials.skin,
        from: [side * 0.78, -0.25 - i * 0.12, 0.1],
        toward: normalize([side, -0.25 - 0.28 * i, 0]),
        length: 0.42,
        radius: 0.16,
        blend: 0.08,
      });
    }
  }
}
