/**
 * Draws a creature. The same genome, size and layout give the same bytes everywhere: no clock, no
 * chance but the genome's own seed.
 */
import type { Genome } from "#forge/genome.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import type { Marched } from "#forge/shapes/march.ts";
import {
  paintAura,
  paintBloom,
  paintBokeh,
  paintCalmPatch,
  paintLampGlow,
  paintSunbeams,
  paintSunburst,
} from "./atmosphere.ts";
import { paintBackdrop } from "./backdrop.ts";
import { paintDrift, paintForeground } from "./drift.ts";
import { paintEffectsBehind, paintEffectsInFront } from "./effects/effects.ts";
import { finished } from "./finish.ts";
import type { Layout } from "./framing.ts";
import { paintGround } from "./ground.ts";
import { layCreature, marchStage, printOf } from "./lay-creature.ts";
import { printBackdrop } from "./printing.ts";
import type { Raster } from "./raster.ts";
import { paintSetting } from "./settings/setting.ts";
import { setStage, type Stage } from "./stage.ts";

export type DrawOptions = {
  width: number;
  height: number;
  layout?: Layout;
  /** From `readWasmCore()`. One serves any number of pictures, one after the other. */
  core: MarchCore;
};

export type Picture = {
  /** Red, green and blue bytes, row after row. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
};

/** How much light spills over, by style: print does not glow. */
const bloom: Record<Genome["style"], number> = { soft: 1, manga: 0.5, ink: 0 };

export function drawCreature(
  genome: Genome,
  { width, height, layout = "card", core }: DrawOptions,
): Picture {
  const stage = setStage(genome, { width, height, layout, core });
  const marched = marchStage(stage);
  const picture = paintBehind(stage, marched);
  if (genome.style !== "soft") {
    printBackdrop(picture, printOf(genome.style, stage), stage.dice.fork("focus lines"));
  }
  layCreature(picture, { genome, stage, marched });
  if (bloom[genome.style] > 0) paintBloom(picture, marched.pixels.glow, bloom[genome.style]);
  if (genome.style !== "ink") paintInFront(picture, stage);
  paintEffectsInFront(picture, stage);
  return { pixels: finished(picture), width, height };
}

function paintBehind(stage: Stage, { pixels, hidden }: Marched): Raster {
  const { place, palette, dice, framed, horizon, rank, middle } = stage;
  const { picture, sun } = paintBackdrop(place, stage, horizon, dice.fork("backdrop"));
  picture.hidden = hidden;
  if (stage.body.onGround && place.skyline !== "void") {
    const shadow = stage.lights.keyShadow;
    const { camera, distance } = framed;
    paintGround(picture, { place, camera, distance, shadow, horizon });
  }
  if (stage.setting) paintSetting(picture, stage.setting, horizon);
  paintCalmPatch(picture, place, palette.base, middle);
  paintBokeh(picture, place, dice.fork("bokeh"));
  if (place.rays || rank >= 2) {
    paintSunbeams(picture, place, { x: sun[0], seed: dice.fork("sunbeams").int(0, 16) });
  }
  paintAura(picture, pixels.coverage, { palette, rank });
  paintSunburst(picture, { palette, rank, middle }, dice.fork("sunburst"));
  paintDrift(picture, { place, count: 26 + rank * 8, inFront: false }, dice.fork("drift behind"));
  paintEffectsBehind(picture, stage);
  return picture;
}

function paintInFront(picture: Raster, stage: Stage): void {
  const { place, body, dice, rank, lights, framed } = stage;
  if (lights.lamp) paintLampGlow(picture, framed.camera, lights.lamp);
  if (body.onGround && !stage.setting) paintForeground(picture, place, dice.fork("foreground"));
  const count = 9 + rank * 5;
  paintDrift(picture, { place, count, inFront: true }, dice.fork("drift in front"));
}
