/** A place without a creature: what a profile and an album stand before. */
import type { Genome } from "#forge/genome.ts";
import { paintBokeh, paintSunbeams } from "./atmosphere.ts";
import { paintBackdrop } from "./backdrop.ts";
import type { DrawOptions, Picture } from "./draw.ts";
import { paintDrift, paintForeground } from "./drift.ts";
import { finished } from "./finish.ts";
import { paintGround } from "./ground.ts";
import { paintSetting } from "./settings/setting.ts";
import { setStage } from "./stage.ts";

/** The camera stands where it would stand for the creature of the genome. */
export function drawPlace(genome: Genome, { width, height, core }: DrawOptions): Picture {
  const stage = setStage(genome, { width, height, layout: "art", core });
  const { place, dice, framed, horizon, setting } = stage;
  const { picture, sun } = paintBackdrop(place, stage, horizon, dice.fork("backdrop"));
  if (place.skyline !== "void") {
    const { camera, distance } = framed;
    paintGround(picture, { place, camera, distance, shadow: null, horizon });
  }
  if (setting) paintSetting(picture, setting, horizon);
  paintBokeh(picture, place, dice.fork("bokeh"));
  paintSunbeams(picture, place, { x: sun[0], seed: dice.fork("sunbeams").int(0, 16) });
  paintDrift(picture, { place, count: 40, inFront: false }, dice.fork("drift behind"));
  if (!setting) paintForeground(picture, place, dice.fork("foreground"));
  return { pixels: finished(picture), width, height };
}
