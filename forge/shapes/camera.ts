/** A perspective camera that looks at a target from a yaw, a pitch and a distance. */
import { add, cross, dot, normalize, scale, subtract, type Vector } from "./vector.ts";

export type View = {
  yaw: number;
  pitch: number;
  distance: number;
  target: Vector;
  width: number;
  height: number;
  /** Left and right change places. */
  mirrored?: boolean;
};

export type Camera = {
  origin: Vector;
  right: Vector;
  up: Vector;
  /** Into the picture. */
  forward: Vector;
  width: number;
  height: number;
  /** Half the picture's height at distance 1. */
  slope: number;
  /** How much a ray widens over one pixel and one unit of distance. */
  pixelSpread: number;
};

const fieldOfView = 0.5;

export function cameraFor(view: View): Camera {
  const { yaw, pitch, distance, target, width, height, mirrored = false } = view;
  const away: Vector = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const forward = scale(away, -1);
  const right = normalize(cross(forward, [0, 1, 0]));
  const slope = Math.tan(fieldOfView / 2);
  return {
    origin: add(target, scale(away, distance)),
    right: mirrored ? scale(right, -1) : right,
    up: cross(right, forward),
    forward,
    width,
    height,
    slope,
    pixelSpread: (2 * slope) / height,
  };
}

export type Direction = { x: number; y: number; z: number };

/** The direction of a pixel's ray, written into `out`; (0, 0) is the middle of the first pixel. */
export function aimAt(camera: Camera, px: number, py: number, out: Direction): void {
  const { right, up, forward, width, height, slope } = camera;
  const sx = ((((px + 0.5) / width) * 2 - 1) * slope * width) / height;
  const sy = (1 - ((py + 0.5) / height) * 2) * slope;
  const x = forward[0] + right[0] * sx + up[0] * sy;
  const y = forward[1] + right[1] * sx + up[1] * sy;
  const z = forward[2] + right[2] * sx + up[2] * sy;
  const size = 1 / Math.sqrt(x * x + y * y + z * z);
  out.x = x * size;
  out.y = y * size;
  out.z = z * size;
}

/** A direction that some part of the picture's axes makes up: lights hang on the camera. */
export const cameraDirection = (camera: Camera, [x, y, z]: Vector): Vector =>
  normalize(add(add(scale(camera.right, x), scale(camera.up, y)), scale(camera.forward, z)));

/** Where in the picture a point of the world appears, in pixels. */
export function pictureOf(camera: Camera, point: Vector): readonly [x: number, y: number] {
  const { origin, right, up, forward, width, height, slope } = camera;
  const q = subtract(point, origin);
  const depth = dot(q, forward);
  return [
    ((dot(q, right) / depth / ((slope * width) / height) + 1) / 2) * width,
    ((1 - dot(q, up) / depth / slope) / 2) * height,
  ];
}
