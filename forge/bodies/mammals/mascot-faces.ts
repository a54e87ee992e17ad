/** By what the heads of small animals are known: pouches, tufted ears, incisors, a koala's nose. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { darkened, mixColors, white } from "#forge/paint/color.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";

export type MascotEars = "tufted" | "fluffy";
export type MascotFace = "pouches" | "incisors" | "nose";

export const mascotFaces: Record<MascotFace, (order: BodyOrder, head: Frame) => void> = {
  /** Full cheeks, wider than the brow. */
  pouches({ model, materials }, head) {
    for (const side of sides) {
      model.ellipsoid({
        frame: head,
        center: [side * 0.66, -0.36, 0.24],
        radii: [0.62, 0.5, 0.56],
        material: materials.belly,
        blend: 0.12,
        face: true,
      });
    }
  },
  /** Two long orange front teeth. */
  incisors(order, head) {
    const { model } = order;
    const material = model.material({ base: [0.96, 0.6, 0.2], gloss: 0.8 });
    inPart(order, "teeth", () => {
      for (const side of sides) {
        model.box({
          frame: head,
          center: [side * 0.1, -0.54, 0.86],
          half: [0.088, 0.19, 0.05],
          round: 0.03,
          material,
        });
      }
    });
  },
  /** Large and oval, between the eyes. */
  nose({ model, materials }, head) {
    model.ellipsoid({
      frame: head,
      center: [0, -0.16, 0.94],
      radii: [0.2, 0.31, 0.14],
      material: materials.nose,
      blend: 0.02,
    });
  },
};

/** In the place of round ones. */
export const mascotEars: Record<MascotEars, (order: BodyOrder, head: Frame) => void> = {
  /** Slim ears that stand up, with a brush of hair on each. */
  tufted(order, head) {
    const { model, materials } = order;
    for (const side of sides) {
      inPart(order, "ears", () => {
        const at = (up: number, out: number): Vector => [side * (0.46 + out), 0.6 + up, -0.08];
        model.chain({
          frame: head,
          points: [at(0, 0), at(0.36, 0.1), at(0.66, 0.16)],
          radii: [0.24, 0.23, 0.1],
          material: materials.skin,
          blend: 0.06,
          steps: 3,
        });
        model.ellipsoid({
          frame: head,
          center: [side * 0.56, 0.92, 0.1],
          radii: [0.1, 0.22, 0.06],
          material: materials.inner,
          blend: 0.03,
        });
        for (const i of fan(1)) {
          model.cone({
            frame: head,
            from: at(0.62, 0.15),
            to: at(1.16 - 0.1 * Math.abs(i), 0.22 + i * 0.14),
            radii: [0.1, 0.012],
            material: materials.skin,
            blend: 0.03,
          });
        }
      });
    }
  },
  fluffy: addKoalaEars,
};

/** Large, round and fluffy, at the sides of the head. */
function addKoalaEars(order: BodyOrder, head: Frame): void {
  const { model, materials, palette } = order;
  const fluff = model.material({ base: mixColors(palette.base, white, 0.75), fur: 1 });
  const rim = model.material({ base: darkened(palette.base, 0.9), fur: 1 });
  for (const side of sides) {
    inPart(order, "ears", () => {
      const center: Vector = [side * 1.04, 0.4, -0.1];
      model.ellipsoid({
        frame: head,
        center,
        radii: [0.54, 0.52, 0.24],
        material: materials.skin,
        blend: 0.08,
      });
      model.ellipsoid({
        frame: head,
        center: [side * 1.06, 0.36, 0.08],
        radii: [0.36, 0.34, 0.16],
        material: fluff,
        blend: 0.05,
      });
      for (let i = 0; i < 9; i++) {
        const angle = -1.5 + i * 0.42;
        const toward = normalize([side * Math.cos(angle), Math.sin(angle), 0]);
        addTuft(model, {
          frame: head,
          material: i < 4 ? fluff : rim,
          from: [center[0] + toward[0] * 0.4, center[1] + toward[1] * 0.38, -0.04],
          toward,
          length: 0.3,
          radius: 0.13,
        });
      }
    });
  }
}
