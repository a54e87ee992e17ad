/** The films, by the names of their files. */
import type { Size } from "#forge/scene/raster.ts";
import {
  canopragon,
  eidolume,
  monolithyr,
  nokturrow,
  quartzelot,
  undowyrm,
  vulkarune,
} from "./actors.ts";
import type { Actor } from "./shot.ts";

export type Film = Size & { actors: readonly Actor[] };

export const films: Record<string, Film> = {
  "creatures-v1": {
    width: 960,
    height: 540,
    actors: [vulkarune, undowyrm, nokturrow, monolithyr],
  },
  "friends-v1": { width: 800, height: 600, actors: [eidolume, quartzelot, canopragon] },
};

export const framesPerSecond = 24;
export const framesPerShot = 60;
