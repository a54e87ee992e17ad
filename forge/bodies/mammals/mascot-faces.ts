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
      model.ellipsoid(head, materials.belly, [side * 0.66, -0.36, 0.24], [0.62, 0.5, 0.56], 0.12, {
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
        model.box(head, material, [side * 0.1, -0.54, 0.86], [0.088, 0.19, 0.05], 0, {
          round: 0.03,
        });
      }
    });
  },
  /** Large and oval, between the eyes. */
  nose({ model, materials }, head) {
    model.ellipsoid(head, materials.nose, [0, -0.16, 0.94], [0.2, 0.31, 0.14], 0.02);
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
        model.chain(head, materials.skin, [0.24, 0.23, 0.1], { blend: 0.06, steps: 3 }, [
          at(0, 0),
          at(0.36, 0.1),
          at(0.66, 0.16),
        ]);
        model.ellipsoid(head, materials.inner, [side * 0.56, 0.92, 0.1], [0.1, 0.22, 0.06], 0.03);
        for (const i of fan(1)) {
          model.cone(
            head,
            materials.skin,
            at(0.62, 0.15),
            at(1.16 - 0.1 * Math.abs(i), 0.22 + i * 0.14),
            [0.1, 0.012],
            0.03,
          );
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
      model.ellipsoid(head, materials.skin, center, [0.54, 0.52, 0.24], 0.08);
      model.ellipsoid(head, fluff, [side * 1.06, 0.36, 0.08], [0.36, 0.34, 0.16], 0.05);
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
