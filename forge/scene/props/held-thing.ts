/** Any thing that a body can be, in small and without a face: guitars, cakes, umbrellas. */
import { thingFor } from "#forge/bodies/things/find-thing.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";
import { repainted, thingMaterial } from "#forge/paint/thing-colors.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { movedTo, resized, standingFrame } from "#forge/shapes/frame.ts";
import type { AddProp } from "./prop.ts";

/** How large it is, in sizes of what fits a hand; and where the hand takes it, from its foot. */
const size = 1.5;
const grip = 0.42;

export const addHeldThing: AddProp = ({
  model,
  anchors: { hold },
  palette,
  color,
  thing: word,
}) => {
  const thing = thingFor(word ?? null, "box");
  const ids = new Map<ThingColor, MaterialId>();
  const materialOf = (name: ThingColor) => {
    const own = thingMaterial(name, palette);
    return color !== null && thing.main.includes(name) ? repainted(own, color) : own;
  };
  const paint = (name: ThingColor) => {
    const id = ids.get(name) ?? model.material(materialOf(name));
    ids.set(name, id);
    return id;
  };
  const upright = standingFrame({ ...hold, up: [0, 1, 0] });
  const frame = movedTo(resized(upright, size), [0, -grip, 0.35]);
  for (const part of thing.parts) {
    part({ model, frame, paint, colorOf: (name) => materialOf(name).base, said: color !== null });
  }
  return null;
};
