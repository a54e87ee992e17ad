/** Limbs of straight pieces instead of a smooth tube: fries, thin sticks, columns of crystal. */
import { pointIn, standingFrame } from "./frame.ts";
import type { BoxPart, ChainPart, CrystalPart } from "./parts.ts";
import { add, length, scale, subtract, type Vector } from "./vector.ts";

export type LimbForm = "round" | "square" | "stick" | "faceted";

/** What the pieces are added to. */
type Pieces = { box(part: BoxPart): void; crystal(part: CrystalPart): void };

/** One piece from point to point; returns the points. */
export function addStraightLimb(pieces: Pieces, part: ChainPart, form: LimbForm): Vector[] {
  const { points, radii, frame } = part;
  const places = points.map((point) => pointIn(frame, point));
  for (let i = 1; i < places.length; i++) {
    const way = subtract(places[i]!, places[i - 1]!);
    const long = length(way);
    if (long < 1e-4) continue;
    const thick = Math.max(0.02, (radii[i - 1]! + radii[i]!) / 2) * frame.scale;
    const middle = add(places[i - 1]!, scale(way, 0.5));
    const along = standingFrame({ origin: middle, forward: frame.forward, up: way });
    const common = { frame: along, material: part.material, blend: 0.01 };
    if (form !== "faceted") {
      const wide = thick * (form === "stick" ? 0.45 : 0.86);
      const half: Vector = [wide, long / 2 + thick * 0.7, wide];
      pieces.box({ ...common, half, round: thick * 0.16 });
      continue;
    }
    const low = { ...along, origin: add(middle, scale(way, -0.3)) };
    pieces.crystal({
      ...common,
      frame: low,
      radius: thick * 1.2,
      height: long * 0.62,
      tip: long * 0.3,
      foot: 0.4,
      round: 0.008,
    });
  }
  return [...points];
}
