/** A ghost as everybody knows it: a pale sheet with a wavy hem and two short arms. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { around, sides } from "#forge/bodies/parts/sides.ts";
import { mixColors, type Color } from "#forge/paint/color.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const air = worldFrame([0, 0.2, 0]);
const pale: Color = [0.97, 0.98, 1];
const folds = 9;
/** How much of its element's colour shows through. */
const tint = 0.16;

export function addSheetGhost(order: BodyOrder, head: Frame): void {
  const { model, palette, color } = order;
  const base = color === null ? mixColors(pale, palette.base, tint) : palette.base;
  const hem = mixColors(base, palette.glow, 0.35);
  const cloth = model.material({
    base,
    tip: { color: hem, at: 0.55, soft: 0.5 },
    translucent: 0.8,
    gloss: 0.25,
  });

  model.ellipsoid(head, cloth, [0, 0, 0], [1, 0.98, 0.94], 0.16, { face: true });
  model.cone(air, cloth, [0, 1.22, 0.05], [0.03, 0.6, -0.02], [0.47, 0.52], 0.16, {
    along: [0, 0.6],
  });
  for (const [i, angle] of around(folds).entries()) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const low = i % 2 === 0 ? 0.12 : 0.24;
    model.cone(
      air,
      cloth,
      [c * 0.34, 0.66, s * 0.34],
      [0.06 + c * 0.5, low, -0.06 + s * 0.5],
      [0.2, 0.15],
      0.07,
      { along: [0.5, 1] },
    );
  }
  for (const side of sides) inPart(order, "arms", () => addStubArm(order, side, cloth));
}

/** The far one is raised, boo; the near one holds what it carries. */
function addStubArm({ model, traits }: BodyOrder, side: number, cloth: number): void {
  const isHolding = side === 1 && traits.carries !== undefined;
  const hand: Vector = isHolding ? [side * 0.74, 1.02, 0.4] : [side * 0.86, 1.26, 0.3];
  model.chain(air, cloth, [0.2, 0.16, 0.12], { blend: 0.12, steps: 3 }, [
    [side * 0.36, 1.02, 0.1],
    [side * 0.64, isHolding ? 0.98 : 1.02, 0.24],
    hand,
  ]);
}
