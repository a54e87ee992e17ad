/** Finds the camera: the creature fills its part of the picture, whatever its shape. */
import type { Body } from "#forge/bodies/body.ts";
import { cameraFor, type Camera, type View } from "#forge/shapes/camera.ts";
import type { Model } from "#forge/shapes/model.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";
import { add, scale } from "#forge/shapes/vector.ts";
import type { Size } from "./raster.ts";

/**
 * `card` leaves room for a name above and for the numbers below; `art` uses the whole picture.
 */
export type Layout = "card" | "art";

type Room = { width: number; height: number; middle: number; center: number };

const rooms: Record<Layout, Room> = {
  card: { width: 0.88, height: 0.76, middle: 0.44, center: 0.5 },
  art: { width: 0.9, height: 1, middle: 0.5, center: 0.5 },
};

/**
 * What is small leaves the world above it and is looked down at; what is large fills the picture and
 * is looked up at.
 */
const bySize = {
  small: { fills: 0.66, middle: 0.1, pitch: 0.14 },
  ordinary: { fills: 1, middle: 0, pitch: 0 },
  large: { fills: 1.12, middle: 0, pitch: -0.1 },
};

export type CreatureSize = keyof typeof bySize;

export type Framed = {
  camera: Camera;
  /** From the camera to the creature. */
  distance: number;
};

/** How often the camera moves until all fits; one row behind the other takes longer. */
const trials = { flat: 3, deep: 7 };
const trialWidth = 64;

export function frameCreature(
  model: Model,
  body: Body,
  picture: Size & {
    layout: Layout;
    mirrored: boolean;
    breathes?: boolean;
    size: CreatureSize;
  },
): Framed {
  const { low, high } = model.bounds();
  const { fills, middle, pitch } = bySize[picture.size];
  const full = rooms[picture.layout];
  const room = {
    width: full.width * fills,
    height: full.height * fills,
    middle: full.middle + middle,
    center: full.center,
  };
  if (picture.breathes) Object.assign(room, roomToBreathe(body, picture.mirrored));
  const small = {
    width: trialWidth,
    height: Math.round((trialWidth * picture.height) / picture.width),
  };
  let view: View = {
    yaw: body.yaw ?? 0.5,
    pitch: (body.pitch ?? 0.12) + pitch,
    distance: 9,
    target: scale(add(low, high), 0.5),
    mirrored: picture.mirrored,
    ...small,
  };
  const times = body.isDeep ? trials.deep : trials.flat;
  let isCut = false;
  // How far what is cut off reaches is not seen, so that it is looked at again.
  for (let i = 0; i < times || (isCut && i < trials.deep); i++) {
    ({ view, isCut } = closerView(model, view, roomFor(body, room)));
  }
  return {
    camera: cameraFor({ ...view, width: picture.width, height: picture.height }),
    distance: view.distance,
  };
}

/** It stands aside, so that what leaves its mouth is in the picture. */
function roomToBreathe({ anchors, yaw = 0.5 }: Body, mirrored: boolean): Partial<Room> {
  const [x, , z] = anchors.head.forward;
  const toRight = (x * Math.cos(yaw) - z * Math.sin(yaw)) * (mirrored ? -1 : 1);
  return { width: 0.74, center: toRight > 0 ? 0.39 : 0.61 };
}

const roomFor = (body: Body, room: Room): Room => ({
  width: body.fillWidth ?? room.width,
  height: (body.fillHeight ?? 0.8) * room.height,
  middle: room.middle,
  center: room.center,
});

/** `isCut`: whether an edge of the given view cut something off. */
function closerView(model: Model, view: View, room: Room): { view: View; isCut: boolean } {
  const camera = cameraFor(view);
  const seen = silhouetteOf(model, camera);
  const fullness = Math.max(
    (seen.right - seen.left) / (view.width * room.width),
    (seen.bottom - seen.top) / (view.height * room.height),
  );
  const pixel = camera.pixelSpread * view.distance;
  const right = ((seen.left + seen.right) / 2 - view.width * room.center) * pixel;
  const down = ((seen.top + seen.bottom) / 2 - view.height * room.middle) * pixel;
  const target = add(view.target, add(scale(camera.right, right), scale(camera.up, -down)));
  // A little less than asked, because things grow faster the closer they come.
  const distance = Math.max(2, view.distance * (0.15 + 0.85 * fullness));
  const isCut =
    seen.left <= 0 || seen.top <= 0 || seen.right >= view.width || seen.bottom >= view.height;
  return { view: { ...view, target, distance }, isCut };
}
