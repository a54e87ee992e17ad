/** Sets the stage: the creature's body, its place, the camera and the lights. Nothing is drawn yet. */
import { rank as rankOf } from "#game/cards/rarities.ts";
import type { Element } from "#game/cards/elements.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import type { Body } from "#forge/bodies/body.ts";
import { buildBody } from "#forge/bodies/build-body.ts";
import type { Genome, Traits } from "#forge/genome.ts";
import { creatureMaterials } from "#forge/paint/creature-materials.ts";
import { choosePalette, type Palette } from "#forge/paint/palette.ts";
import type { LightRig } from "#forge/paint/toon.ts";
import { pictureOf } from "#forge/shapes/camera.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import { Model } from "#forge/shapes/model.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { add, scale } from "#forge/shapes/vector.ts";
import { addFloatingThings } from "./floating.ts";
import { frameCreature, type Framed, type Layout } from "./framing.ts";
import { lightsOf } from "./lights.ts";
import { places, type Place } from "./places.ts";
import type { Size } from "./raster.ts";

export type Stage = Size & {
  layout: Layout;
  dice: Dice;
  palette: Palette;
  place: Place;
  model: Model;
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

/** Some elements build and glow like another one and differ in their colours only. */
const kin: Partial<Record<Element, Element>> = {
  electric: "lightning",
  dark: "shadow",
  leaf: "nature",
};

export function setStage(genome: Genome, { core, ...order }: StageOrder): Stage {
  const dice = diceFrom(genome.seed);
  const rank = rankOf(genome.rarity) - 1;
  const palette = choosePalette(genome, dice.fork("palette"));
  const place = dice.fork("place").pick(places[genome.element]);
  const model = new Model(core);
  const traits = withRarity(genome.traits, rank);
  const materials = creatureMaterials(model, palette, traits);
  const element = kin[genome.element] ?? genome.element;
  const bodyDice = dice.fork("body");
  const body = buildBody(genome.plan, {
    model,
    materials,
    palette,
    traits,
    element,
    dice: bodyDice,
  });
  const framed = frameCreature(model, body, order);
  const { camera } = framed;
  const lights = lightsOf(place, model, camera);
  const floating = { materials, element, rank, framed, layout: order.layout };
  addFloatingThings(model, floating, dice.fork("floating"));
  const middle = order.layout === "card" ? 0.44 : 0.48;
  const horizon = body.onGround ? horizonOf(framed) : 0.72;
  return { ...order, dice, palette, place, model, body, framed, lights, rank, middle, horizon };
}

/** From epic on the patterns glow. */
const withRarity = (traits: Traits, rank: number): Traits =>
  rank >= 2 ? { patGlow: 0.7, ...traits } : traits;

/** Where the ground vanishes in the distance. */
function horizonOf({ camera }: Framed): number {
  const [x, , z] = add(camera.origin, scale(camera.forward, 60));
  return clamp(pictureOf(camera, [x, 0, z])[1] / camera.height, 0.35, 0.8);
}
