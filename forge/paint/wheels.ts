/** Wheels of a stuff of their own: of fire, of cookies. */
import type { Anatomy } from "#forge/genome.ts";
import { dressed } from "./dressed.ts";
import type { MaterialId } from "./material.ts";
import { stuffOf } from "./stuffs.ts";
import type { Model } from "#forge/shapes/model.ts";

export function wheelsOf(
  model: Model,
  { wheels = "" }: Pick<Anatomy, "wheels">,
): MaterialId | undefined {
  const stuff = stuffOf(wheels);
  return stuff
    ? model.material(dressed({ base: [0.6, 0.6, 0.6] }, { stuff, color: null }))
    : undefined;
}
