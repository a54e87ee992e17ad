/** A camera that wanders around the creature, and the far land that passes behind it. */
import type { Framed } from "#forge/scene/framing.ts";
import { newRaster, type Raster, type Size } from "#forge/scene/raster.ts";
import type { Stage } from "#forge/scene/stage.ts";
import type { Camera } from "#forge/shapes/camera.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { add, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { turned } from "./motions.ts";

const upwards: Vector = [0, 1, 0];

type Wander = {
  /** Round the creature, in radians. */
  turn: number;
  /** 1 is where the forge puts the camera. */
  closer: number;
  /** Up, as a part of the distance. */
  lift: number;
};

export function orbited({ camera, distance }: Framed, { turn, closer, lift }: Wander): Camera {
  const target = add(camera.origin, scale(camera.forward, distance));
  const round = (direction: Vector) => turned(direction, upwards, turn);
  const arm = round(scale(subtract(camera.origin, target), 1 / closer));
  return {
    ...camera,
    origin: add(add(target, arm), scale(upwards, lift * distance)),
    right: round(camera.right),
    up: round(camera.up),
    forward: round(camera.forward),
  };
}

/** Cuts the picture's part out of the wide land. It is far away, so it moves as a whole. */
export function landBehind(land: Raster, { framed, width, height }: Stage, camera: Camera): Raster {
  const { forward } = framed.camera;
  const focal = height / 2 / camera.slope;
  const shift = (dot(forward, camera.right) / dot(forward, camera.forward)) * focal;
  return cut(land, { width, height }, (land.width - width) / 2 - shift);
}

function cut({ width: wide, values }: Raster, size: Size, from: number): Raster {
  const out = newRaster(size.width, size.height, 3);
  const left = Math.floor(clamp(from, 0, wide - size.width - 1));
  const part = clamp(from - left);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width * 3; x++) {
      const o = (y * wide + left) * 3 + x;
      out.values[y * size.width * 3 + x] = values[o]! + (values[o + 3]! - values[o]!) * part;
    }
  }
  return out;
}
