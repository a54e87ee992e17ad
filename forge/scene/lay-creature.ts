/** The creature itself: marched, and laid over what is behind it. */
import type { Genome } from "#forge/genome.ts";
import { mixColors, white } from "#forge/paint/color.ts";
import { rimLightOf } from "#forge/paint/rim-light.ts";
import { toonShader } from "#forge/paint/toon.ts";
import { march, type Marched } from "#forge/shapes/march.ts";
import { composeCreature, softPaint } from "./compose.ts";
import { printPaint } from "./printing.ts";
import type { Raster } from "./raster.ts";
import type { Stage } from "./stage.ts";

export const marchStage = ({ model, framed, lights, height }: Stage): Marched =>
  march({
    model,
    camera: framed.camera,
    shade: toonShader(model, lights),
    ink: Math.max(1.15, (height / 960) * 2.1),
  });

type Laying = { genome: Pick<Genome, "style">; stage: Stage; marched: Marched };

export function layCreature(picture: Raster, { genome, stage, marched }: Laying): void {
  const { model, place } = stage;
  const weights = rimLightOf(marched.pixels, stage.framed.camera);
  const rim = { weights, color: mixColors(place.rim, white, 0.15) };
  const paint =
    genome.style === "soft"
      ? softPaint(model)
      : printPaint(model, printOf(genome.style, stage), marched.pixels);
  composeCreature(picture, marched, { rim, paint });
}

export const printOf = (
  style: Exclude<Genome["style"], "soft">,
  { palette, middle, width, height, setting }: Stage,
) => ({ style, palette, middle, width, height, isPlace: setting !== null });
