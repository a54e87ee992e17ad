/** The lights of a place: sun from the upper left, rim light from behind on the right. */
import { mixColors, white } from "#forge/paint/color.ts";
import { shadowMapOf } from "#forge/paint/shadow-map.ts";
import type { Lamp, LightRig } from "#forge/paint/toon.ts";
import { cameraDirection, type Camera } from "#forge/shapes/camera.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Place } from "./places.ts";

export type LightsOrder = { place: Place; model: Model; camera: Camera; lamp: Lamp | null };

export function lightsOf({ place, model, camera, lamp }: LightsOrder): LightRig {
  const key = cameraDirection(camera, [-0.55, 0.85, -0.62]);
  const rim = cameraDirection(camera, [0.85, 0.3, 0.35]);
  const coolShade = mixColors(place.sky[0], [0.55, 0.45, 0.75], 0.55);
  return {
    key,
    keyShadow: shadowMapOf(model, key, 176),
    rim,
    rimShadow: shadowMapOf(model, rim, 112),
    fill: cameraDirection(camera, [-0.9, 0, 0.2]),
    shade: mixColors([0.78, 0.72, 0.86], coolShade, 0.32),
    warm: mixColors([1, 0.55, 0.4], place.rim, 0.3),
    keyColor: place.light,
    fold: mixColors([0.55, 0.44, 0.6], place.sky[0], 0.25),
    sky: mixColors(place.sky[1], white, 0.2),
    ground: mixColors(place.ground, white, 0.15),
    fillColor: place.sky[2],
    lamp,
  };
}
