/** Limbs of straight pieces instead of a smooth tube: fries, thin sticks, columns of crystal. */
import { pointIn, standingFrame, type Frame } from "./frame.ts";
import { add, length, scale, subtract, type Vector } from "./vector.ts";

export type LimbForm = "round" | "square" | "stick" | "faceted";

/** One piece from point to point: how long and thick it is, and the frame in its middle. */
export function straightPieces(frame: Frame, points: readonly Vector[], radii: readonly number[]) {
  const places = points.map((point) => pointIn(frame, point));
  return places.slice(1).flatMap((to, i) => {
    const way = subtract(to, places[i]!);
    const long = length(way);
    if (long < 1e-4) return [];
    const thick = Math.max(0.02, (radii[i]! + radii[i + 1]!) / 2) * frame.scale;
    const middle = add(places[i]!, scale(way, 0.5));
    return [{ along: standingFrame(middle, frame.forward, way), way, long, thick }];
  });
}
