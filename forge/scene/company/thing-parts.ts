/** Things without a face: rides, food. */
import type { Site, ThingPart } from "#forge/bodies/things/parts.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { thingMaterial, type ThingColor } from "#forge/paint/thing-colors.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";

export function addThingParts(model: Model, parts: readonly ThingPart[], palette: Palette): void {
  const ids = new Map<ThingColor, MaterialId>();
  const site: Site = {
    model,
    frame: worldFrame(),
    paint: (name) => {
      const id = ids.get(name) ?? model.material(thingMaterial(name, palette));
      ids.set(name, id);
      return id;
    },
    colorOf: (name) => thingMaterial(name, palette).base,
  };
  for (const part of parts) part(site);
}
