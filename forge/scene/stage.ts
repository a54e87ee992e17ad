/** Sets the stage: the creature's body, its place, the camera and the lights. Nothing is drawn yet. */
import { rank as rankOf } from "#game/cards/rarities.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import type { Body } from "#forge/bodies/body.ts";
import { buildBody } from "#forge/bodies/build-body.ts";
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import type { Genome } from "#forge/genome.ts";
import { choosePalette, type Palette } from "#forge/paint/palette.ts";
import type { LightRig } from "#forge/paint/toon.ts";
import { pictureOf } from "#forge/shapes/camera.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import { Model } from "#forge/shapes/model.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { add, scale } from "#forge/shapes/vector.ts";
import { frameCreature, type Framed, type Layout } from "./framing.ts";
import { lightsOf } from "./lights.ts";
import { places, type Place } from "./places.ts";
import { addGear } from "./props/add-prop.ts";
import type { Size } from "./raster.ts";

export type Stage = Size & {
  layout: Layout;
  dice: Dice;
  palette: Palette;
  place: Place;
  model: Model;
  materials: CreatureMaterials;
  body: Body;
  framed: Framed;
  lights: LightRig;
  /** 0 for common to 4 for mythical. */
  rank: number;
  /** Where the creature's middle is, 0 to 1 down the picture. */
  middle: number;
  /** Where the ground begins, 0 to 1 down the picture. */
  horizon: number;
};

export type StageOrder = Size & { layout: Layout; core: MarchCore };

/** Most creatures look to the left; some look to the right. */
const mirroredChance = 0.35;

export function setStage(genome: Genome, { core, ...order }: StageOrder): Stage {
  const dice = diceFrom(genome.seed);
  const rank = rankOf(genome.rarity) - 1;
  const palette = choosePalette(genome, dice.fork("palette"));
  const place = dice.fork("place").pick(places[genome.scenery]);
  const model = new Model(core);
  const { body, materials } = buildBody(genome, { model, palette, dice: dice.fork("body") });
  const lamp = addGear(genome.gear, { model, anchors: body.anchors, palette });
  const mirrored = dice.fork("side").chance(mirroredChance);
  const framed = frameCreature(model, body, { ...order, mirrored });
  const { camera } = framed;
  const lights = lightsOf({ place, model, camera, lamp });
  const middle = order.layout === "card" ? 0.44 : 0.48;
  const horizon = body.onGround ? horizonOf(framed) : 0.72;
  return {
    ...order,
    dice,
    palette,
    place,
    model,
    materials,
    body,
    framed,
    lights,
    rank,
    middle,
    horizon,
  };
}

/** Where the ground vanishes in the distance. */
function horizonOf({ camera }: Framed): number {
  const [x, , z] = add(camera.origin, scale(camera.forward, 60));
  return clamp(pictureOf(camera, [x, 0, z])[1] / camera.height, 0.35, 0.8);
}
