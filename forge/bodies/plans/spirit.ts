/** Mist with a face: ghosts, wisps, clouds, jellyfish. */
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addSheetGhost } from "#forge/bodies/features/sheet-ghost.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { around, fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";

/** Spirits, souls and wisps are of mist; these wear a sheet. */
const sheets = new Set("ghost phantom specter spectre poltergeist banshee".split(" "));

const air = worldFrame([0, 0.2, 0]);

export const buildSpirit: BuildBody = (order) => {
  const { model, traits, palette, element } = order;
  const { base, accent, glow } = palette;
  const mist = model.material({
    base,
    pattern: { kind: "ghost", color: accent, light: glow },
    translucent: 0.7,
    gloss: 0.3,
  });
  const head = lookingFrame([0, 1.62, 0.12], [traits.headTurn, -0.05, 1], [traits.tilt, 1, 0], 0.5);
  const isJellyfish = order.species === "jellyfish";
  const isSheet = sheets.has(order.species ?? "");
  if (isSheet) addSheetGhost(order, head);
  else if (isJellyfish) addBell(order, head, mist);
  else addGhost(order, head, mist);
  addFace(isSheet ? { ...order, traits: { ...traits, mask: false } } : order, head);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo || element === "light") addHalo(order, head, 1.15);
  addWings(order, { at: [0.2, 1.3, -0.1], sweep: 0.4, size: 0.7, raise: 0.4 });
  return { onGround: false, yaw: 0.35, fillHeight: 0.84, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: worldFrame(pointIn(air, [0, 1.02, 0.02]), 0.36),
  hold: lookingFrame(pointIn(air, [0.74, 1, 0.42]), [0.3, 0, 1], [0, 1, 0], 0.25),
});

function addGhost(order: BodyOrder, head: Frame, mist: MaterialId): void {
  const { model, materials } = order;
  model.chain(air, mist, [0.3, 0.36, 0.3, 0.19, 0.1, 0.01], { blend: 0.14, steps: 5 }, [
    [0, 1.35, 0.05],
    [0, 0.95, 0],
    [0.05, 0.55, -0.06],
    [0.28, 0.2, -0.2],
    [0.55, 0.12, -0.1],
    [0.62, 0.34, 0.02],
  ]);
  model.ellipsoid(head, mist, [0, 0, 0], [0.92, 0.9, 0.86], 0.16, { face: true });
  if (order.traits.mask) addMask(order, head);
  if (order.species === "cloud") addPuffs(order, head);
  else addMane(order, head, mist);
  for (const side of sides) addSleeve(order, side, mist);
  const heart: Vector = [0, 1, 0.32];
  model.ellipsoid(air, materials.glow, heart, [0.09, 0.12, 0.06]);
}

function addMask({ model }: BodyOrder, head: Frame): void {
  const porcelain = model.material({
    base: [0.99, 0.98, 0.96],
    gloss: 0.5,
    belly: { color: [0.9, 0.9, 0.95] },
  });
  model.ellipsoid(head, porcelain, [0, -0.02, 0.42], [0.7, 0.78, 0.5], 0.02, { face: true });
  for (const side of sides) {
    model.cone(head, porcelain, [side * 0.4, 0.5, 0.5], [side * 0.62, 1, 0.45], [0.16, 0.02], 0.05);
  }
}

/** Locks of mist that rise from the brow, every second one a flame. */
function addMane({ model, materials }: BodyOrder, head: Frame, mist: MaterialId): void {
  for (const i of fan(5)) {
    const aside = i / 5;
    const row = Math.abs(i + 5) % 2;
    const height = (1.05 - 0.5 * Math.abs(aside)) * (row ? 0.8 : 1.1);
    const sway = 0.16 * Math.sin((i + 5) * 2.1);
    const back = row * 0.2;
    model.chain(head, row ? materials.flame : mist, [0.24, 0.19, 0.1, 0.006], { blend: 0.035 }, [
      [aside * 0.74, 0.36 + 0.34 * (1 - aside * aside), -0.1 - back],
      [aside * 0.98 + sway, 0.72 + height * 0.4, -0.25 - back],
      [aside * 0.9 - sway * 0.6, 0.8 + height * 0.95, -0.35 - back],
      [aside * 1.15 + 0.22 + sway, 0.85 + height * 1.5, -0.5 - back],
    ]);
  }
}

/** A cloud wears its own weather: puffs around the brow and the hem. */
function addPuffs({ model, materials, dice }: BodyOrder, head: Frame): void {
  for (const ring of [0, 1]) {
    for (const i of fan(4)) {
      const angle = Math.PI / 2 + i * 0.42;
      const size = dice.between(0.34, 0.46) - ring * 0.04;
      model.ellipsoid(
        head,
        materials.cloud,
        [
          Math.cos(angle) * (0.92 + ring * 0.25),
          0.1 + Math.sin(angle) * (0.86 + ring * 0.2),
          -0.1 - ring * 0.4,
        ],
        [size, size * 0.9, size],
        0.08,
      );
    }
  }
  for (const angle of around(9)) {
    const size = dice.between(0.15, 0.22);
    model.ellipsoid(
      air,
      materials.cloud,
      [0.04 + Math.cos(angle) * 0.34, 0.6 + dice.between(-0.06, 0.06), Math.sin(angle) * 0.3],
      [size, size * 0.8, size],
      0.08,
    );
  }
}

/** An arm in a long sleeve, and a ringed light that follows the hand. */
function addSleeve({ model, materials, traits }: BodyOrder, side: Side, mist: MaterialId): void {
  model.chain(air, mist, [0.13, 0.12, 0.09], { blend: 0.1, steps: 3 }, [
    [side * 0.28, 1.12, 0.1],
    [side * 0.55, 0.95, 0.2],
    [side * 0.72, 1.02, 0.38],
  ]);
  model.chain(air, mist, [0.12, 0.09, 0.006], { blend: 0.1, steps: 3 }, [
    [side * 0.5, 1, 0.18],
    [side * 0.62, 0.72, 0.1],
    [side * 0.75, 0.45, 0.15],
  ]);
  // The left hand may have something else to carry.
  if (side === 1 && traits.carries) return;
  const light: Vector = [side * 0.92, 1.22 + side * 0.12, 0.45];
  model.ellipsoid(air, materials.glow, light, [0.1, 0.1, 0.1]);
  model.torus(
    lookingFrame(pointIn(air, light), [0.3, 1, 0.4 * side]),
    materials.metal,
    [0.17, 0.012],
  );
}

/** A jellyfish: a bell over the face, a frill, and long arms below. */
function addBell(order: BodyOrder, head: Frame, mist: MaterialId): void {
  const { model, materials } = order;
  model.ellipsoid(head, mist, [0, 0.22, 0], [1.2, 0.95, 1.15], 0.1, { face: true });
  model.ellipsoid(head, mist, [0, -0.25, 0], [1.02, 0.62, 0.96], 0.2, { face: true });
  const arms = around(9, 0.3);
  for (const [i, angle] of arms.entries()) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const isLong = i % 3 === 0;
    const wave = i % 2 ? 0.12 : -0.12;
    model.ellipsoid(air, materials.fin, [c * 0.5, 1.2, 0.12 + s * 0.46], [0.16, 0.11, 0.16], 0.06);
    inPart(order, "arms", () =>
      model.chain(air, isLong ? materials.fin : mist, [0.1, 0.075, 0.055, 0.012], { blend: 0.05 }, [
        [c * 0.4, 1.2, 0.1 + s * 0.36],
        [c * 0.46 + wave, 0.85, 0.1 + s * 0.4],
        [c * 0.4 - wave, 0.5, 0.1 + s * 0.36],
        [c * 0.5 + wave * 1.5, isLong ? 0 : 0.25, 0.1 + s * 0.44],
      ]),
    );
  }
}

function addFace(order: BodyOrder, head: Frame): void {
  const { traits, palette } = order;
  addEyes(order, head, {
    x: 0.36,
    y: -0.02,
    width: 0.23,
    height: 0.32,
    wrap: 0.35,
    slant: -0.35 * traits.fierce,
    lid: mix(0.95, 0.66, traits.fierce),
    skin: traits.mask ? [0.95, 0.94, 0.94] : null,
    shine: 0.25,
  });
  addMouth(order, head, { kind: "curve", y: -0.46, width: 0.13, curve: 0.06, fromDepth: 0.3 });
  addBlush(order, head, { x: 0.56, y: -0.3, radius: 0.17, color: palette.accent });
  addMark(order, head);
}
