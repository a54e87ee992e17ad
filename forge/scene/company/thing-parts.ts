/** Things without a face: rides, food. */
import type { Site, ThingPart } from "#forge/bodies/things/parts.ts";
import { wheelsOf } from "#forge/paint/wheels.ts";
import type { Anatomy } from "#forge/genome.ts";
import type { Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { repainted, thingMaterial, type ThingColor } from "#forge/paint/thing-colors.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";

type Said = { main: readonly ThingColor[]; color: Color | null; anatomy?: Pick<Anatomy, "wheels"> };

/** The colour that is said takes the place of its main ones. */
export function addThingParts(
  model: Model,
  parts: readonly ThingPart[],
  palette: Palette,
  { main, color, anatomy = {} }: Said = { main: [], color: null },
): void {
  const ids = new Map<ThingColor, MaterialId>();
  const materialOf = (name: ThingColor) => {
    const own = thingMaterial(name, palette);
    return color && main.includes(name) ? repainted(own, color) : own;
  };
  const site: Site = {
    model,
    frame: worldFrame(),
    paint: (name) => {
      const id = ids.get(name) ?? model.material(materialOf(name));
      ids.set(name, id);
      return id;
    },
    colorOf: (name) => materialOf(name).base,
    wheels: wheelsOf(model, anatomy),
    said: color !== null,
  };
  for (const part of parts) part(site);
}
