/**
 * One creature before the camera. The forge builds it once; every frame is then marched, lit and
 * painted anew, from a camera that wanders around it, while the land behind passes slowly.
 */
import type { Genome } from "#forge/genome.ts";
import type { Eye } from "#forge/paint/face.ts";
import { mixColors, white } from "#forge/paint/color.ts";
import { rimLightOf } from "#forge/paint/rim-light.ts";
import { shadowMapOf } from "#forge/paint/shadow-map.ts";
import { toonShader } from "#forge/paint/toon.ts";
import {
  paintAura,
  paintBloom,
  paintBokeh,
  paintCalmPatch,
  paintSunbeams,
  paintSunburst,
} from "#forge/scene/atmosphere.ts";
import { paintBackdrop } from "#forge/scene/backdrop.ts";
import { composeCreature, softPaint } from "#forge/scene/compose.ts";
import { paintDrift } from "#forge/scene/drift.ts";
import { finished } from "#forge/scene/finish.ts";
import { paintGround } from "#forge/scene/ground.ts";
import type { Raster, Size } from "#forge/scene/raster.ts";
import { setStage, type Stage } from "#forge/scene/stage.ts";
import type { Camera } from "#forge/shapes/camera.ts";
import { march, type Marched } from "#forge/shapes/march.ts";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { clamp, mix, smoothstep } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { landBehind, orbited } from "./camera-work.ts";
import type { Motion } from "./motions.ts";
import { poseModel, type Posed } from "./posed-model.ts";

export type Actor = {
  genome: Genome;
  /** What moves, once it is known where head and wings are. */
  motions(stage: Stage): readonly Motion[];
  /** When the eyes are shut, in seconds. */
  blinks: readonly number[];
  /** How far round the creature the camera goes, in radians a second, and where it begins. */
  camera: { turn: number; from: number; closer: number };
};

/** The frame at a moment, as red, green and blue bytes. */
export type Shot = (seconds: number) => Uint8ClampedArray<ArrayBuffer>;

const core = readWasmCore();

/** How far the land behind reaches beyond the picture, in picture widths. */
const margin = 0.3;

export function openShot(actor: Actor, size: Size): Shot {
  const stage = setStage(actor.genome, { ...size, layout: "art", core });
  const motions = actor.motions(stage);
  const land = paintLand(stage);
  const eyes = stage.model.paints.map(({ eye }) => eye && { ...eye });
  return (seconds) => {
    blink(stage, eyes, shutAt(actor.blinks, seconds));
    const camera = orbited(stage.framed, {
      turn: actor.camera.from + actor.camera.turn * seconds,
      closer: 1 + actor.camera.closer * seconds,
      lift: 0.012 * Math.sin(seconds * 1.3),
    });
    const posed = poseModel(stage, motions, seconds);
    const marched = marchPosed(stage, posed, camera);
    const picture = landBehind(land, stage, camera);
    paintBehind(picture, { stage, posed, camera, marched, seconds });
    const weights = rimLightOf(marched.pixels, camera);
    composeCreature(picture, marched, {
      rim: { weights, color: mixColors(stage.place.rim, white, 0.15) },
      paint: softPaint(stage.model),
    });
    paintBloom(picture, marched.pixels.glow, 1);
    paintDrift(
      picture,
      { place: stage.place, count: 12 + stage.rank * 5, inFront: true, seconds: later(seconds) },
      stage.dice.fork("drift in front"),
    );
    return finished(picture);
  };
}

/** Drifting starts from where a still picture has it; nothing may jump there when a shot begins. */
const later = (seconds: number) => seconds + 20;

function paintLand({ place, horizon, dice, width, height }: Stage): Raster {
  const wide = { width: Math.round(width * (1 + 2 * margin)), height };
  const { picture } = paintBackdrop(place, wide, horizon, dice.fork("backdrop"));
  paintBokeh(picture, place, dice.fork("bokeh"));
  return picture;
}

type Moment = {
  stage: Stage;
  posed: Posed;
  camera: Camera;
  marched: Marched;
  seconds: number;
};

function paintBehind(picture: Raster, { stage, posed, camera, marched, seconds }: Moment): void {
  const { place, palette, dice, rank, middle, horizon, framed, lights } = stage;
  if (stage.body.onGround) {
    const shadow = shadowMapOf(posed.model, lights.key, 176);
    paintGround(picture, { place, camera, distance: framed.distance, shadow, horizon });
  }
  paintCalmPatch(picture, place, palette.base, middle);
  if (place.rays || rank >= 2) {
    const seed = dice.fork("sunbeams").int(0, 16) + seconds * 0.22;
    paintSunbeams(picture, place, { x: 0.32, seed });
  }
  paintAura(picture, marched.pixels.coverage, { palette, rank });
  const turn = seconds * 1.1;
  paintSunburst(picture, { palette, rank, middle, turn }, dice.fork("sunburst"));
  paintDrift(
    picture,
    { place, count: 30 + rank * 8, inFront: false, seconds: later(seconds) },
    dice.fork("drift behind"),
  );
}

/** Geometry is marched where it is now; its paint is found where it was at rest. */
function marchPosed(stage: Stage, { model, atRest }: Posed, camera: Camera): Marched {
  const shade = toonShader(stage.model, stage.lights);
  return march({
    model,
    camera,
    ink: Math.max(1.15, (camera.height / 960) * 2.1),
    shade(point) {
      const now: Vector = [point.x, point.y, point.z];
      [point.x, point.y, point.z] = atRest(now, point.primitive);
      shade(point);
      [point.x, point.y, point.z] = now;
    },
  });
}

const lidsTake = 0.13;

/** 0 with open eyes, 1 with closed ones. */
const shutAt = (blinks: readonly number[], seconds: number): number =>
  clamp(Math.max(0, ...blinks.map((at) => smoothstep(lidsTake, 0.02, Math.abs(seconds - at)))));

/** The lids meet below the middle; the rim of the open eye fades. */
function blink({ model }: Stage, open: readonly (Eye | null)[], shut: number): void {
  for (const [id, eye] of open.entries()) {
    if (!eye) continue;
    model.paints[id]!.eye = {
      ...eye,
      lid: mix(eye.lid, eye.style === "glow" ? -1 : -0.2, shut),
      lowerLid: shut === 0 ? eye.lowerLid : mix(Math.min(1, eye.lowerLid), 0.3, shut),
      ink: mixColors(eye.ink, eye.skin ?? eye.ink, 0.4 * shut),
    };
  }
}
