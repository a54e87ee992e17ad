/** Sets the stage: the creature's body, its place, the camera and the lights. Nothing is drawn yet. */
import { rank as rankOf } from "#game/cards/rarities.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import type { Body } from "#forge/bodies/body.ts";
import { buildBody } from "#forge/bodies/build-body.ts";
import { closeMouth } from "#forge/bodies/change-parts.ts";
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import type { Act, Genome, Staging } from "#forge/genome.ts";
import { choosePalette, type Palette } from "#forge/paint/palette.ts";
import type { LightRig } from "#forge/paint/toon.ts";
import { pictureOf } from "#forge/shapes/camera.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import { Model } from "#forge/shapes/model.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { add, scale } from "#forge/shapes/vector.ts";
import { frameCreature, type CreatureSize, type Framed, type Layout } from "./framing.ts";
import { sizeIn } from "#forge/understanding/understood.ts";
import { addAround, addToBody } from "./company/extras.ts";
import { mounted, sheltered, shelterOf } from "./company/mount.ts";
import { cells } from "./company/cells.ts";
import { shelters } from "./company/shelters.ts";
import { actOut, mouthsOf, posedGenome, type Mouth } from "./acting/act-out.ts";
import { outlineIn, type Outline } from "./effects/outline-in.ts";
import { addOpenMouth } from "./acting/open-mouth.ts";
import { mouthHeight, showMood } from "./acting/show-mood.ts";
import { stageGroup } from "./group-stage.ts";
import { lightsOf } from "./lights.ts";
import { places, type Place } from "./places.ts";
import { addGear } from "./props/add-prop.ts";
import { mouthHeight as heightOfMouth } from "./props/prop.ts";
import type { Size } from "./raster.ts";
import { inWeather, settingFor, type Setting } from "./settings/setting.ts";

export type Stage = Size & {
  layout: Layout;
  dice: Dice;
  palette: Palette;
  place: Place;
  /** The place that the description names, and what stands there. */
  setting: Setting | null;
  staging: Staging;
  /** What comes out of its mouths begins here. */
  mouths: readonly Mouth[];
  model: Model;
  materials: CreatureMaterials;
  /** Where the materials of each of a group begin among those of the model. */
  firstMaterials: readonly number[];
  body: Body;
  framed: Framed;
  /** Where the creature itself is in the picture. */
  outline: Outline;
  lights: LightRig;
  /** 0 for common to 4 for mythical. */
  rank: number;
  /** Where the creature's middle is, 0 to 1 down the picture. */
  middle: number;
  /** Where the ground begins, 0 to 1 down the picture. */
  horizon: number;
};

export type StageOrder = Size & {
  layout: Layout;
  core: MarchCore;
  /** False: it looks to the left, whatever its dice say. */
  mayMirror?: boolean;
};

/** Most creatures look to the left; some look to the right. */
const mirroredChance = 0.35;

export function setStage(genome: Genome, { core, mayMirror = true, ...order }: StageOrder): Stage {
  const dice = diceFrom(genome.seed);
  const rank = rankOf(genome.rarity) - 1;
  const palette = choosePalette(genome, dice.fork("palette"));
  const own = dice.fork("place").pick(places[genome.scenery]);
  const setting = settingFor(genome.staging, dice.fork("setting"));
  const place = setting?.place ?? inWeather(own, genome.staging);
  const cast = castAll(genome, { core, dice, palette, ...order });
  const { model, body, lamp, materials, mouths, firstMaterials } = cast;
  // A creature that the description puts left of another stays there.
  const mirrored = mayMirror && !genome.group && dice.fork("side").chance(mirroredChance);
  const { breath, lasers } = genome.staging;
  const breathes = breath !== null || lasers !== null;
  const framed = frameCreature(model, body, { ...order, mirrored, breathes, size: sizeOf(genome) });
  const { camera } = framed;
  const outline = outlineIn(model, camera);
  const { extras } = genome.staging;
  addAround(model, framed, { extras, genome, palette, dice: dice.fork("extras") });
  const lights = lightsOf({ place, model, camera, lamp });
  const middle = order.layout === "card" ? 0.44 : 0.48;
  const horizon = body.onGround ? horizonOf(framed) : 0.72;
  return {
    ...order,
    dice,
    palette,
    place,
    setting,
    staging: genome.staging,
    mouths,
    model,
    materials,
    firstMaterials,
    body,
    framed,
    outline,
    lights,
    rank,
    middle,
    horizon,
  };
}

/** As it was said of the creature itself: "cute" is no size, and "tiny wings" are the wings'. */
const sizeOf = ({ said }: Genome): CreatureSize =>
  sizeIn(said.facts.filter(({ of }) => of === "body")) ?? "ordinary";

type Casting = { core: MarchCore; dice: Dice; palette: Palette };

/** One, or each of a group as if it were alone. */
function castAll(genome: Genome, { width, height, ...casting }: Casting & Size) {
  const { group } = genome;
  if (!group) return { ...castActor(genome, casting), firstMaterials: [0] };
  const { core } = casting;
  const shelter = shelterOf(group);
  const cast = (given: Genome) => {
    const node = shelter ? { ...given, staging: { ...given.staging, mount: null } } : given;
    const dice = diceFrom(node.seed);
    return castActor(node, { core, dice, palette: choosePalette(node, dice.fork("palette")) });
  };
  const actors = group.nodes.map(cast);
  const staged = stageGroup(group, { core, aspect: width / height, actors });
  const row = { ...actors[0]!, mouths: [], lamp: null, ...staged };
  return shelter ? sheltered(row, shelter, { genome: group.nodes[0]!, ...casting }) : row;
}

/** The body with its gear, in its pose, on what it rides, with its rider. */
function castActor(given: Genome, { core, dice, palette }: Casting) {
  const staging = { ...given.staging, act: actFor(given) };
  const genome = posedGenome({ ...given, staging }, dice);
  const { act, extras, breath, lasers } = genome.staging;
  const model = new Model(core);
  const { body, materials } = buildBody(genome, { model, palette, dice: dice.fork("body") });
  const isLoud = given.staging.act === "roaring" || breath !== null;
  showMood({ model, body, palette }, genome, !isLoud);
  const bodySize = model.size;
  const lamp = addGear(gearInSight(genome), { model, anchors: body.anchors, palette });
  if (isLoud) addOpenMouth(model, body, { height: mouthHeight(genome.plan) });
  else if (hasBigMouth(genome)) {
    addOpenMouth(model, body, { height: mouthHeight(genome.plan), flat: true, growth: 1.7 });
  } else if (hasMouthSaid(genome)) {
    const height = heightOfMouth({ model, anchors: body.anchors });
    closeMouth(model);
    addOpenMouth(model, body, { height, growth: 1.2 });
  }
  const hasShoes = genome.gear.some(({ prop }) => prop === "boots");
  const stiff = (id: number) => id >= bodySize && !hasShoes;
  const acting = { act, mood: genome.mood, plan: genome.plan, dice: dice.fork("act"), stiff };
  const aside = breath || lasers !== null ? { ...body, yaw: (body.yaw ?? 0.5) + 0.3 } : body;
  const posed = actOut({ model, body: aside, lamp }, acting);
  const seated = mounted(posed, { genome, palette, dice: dice.fork("mount") });
  const mouths = mouthsOf(seated);
  const all = addToBody(seated, extras, { genome, palette, dice: dice.fork("extras") });
  return { ...all, materials, mouths };
}

/** The book that lies open before its reader is not in its hand as well. */
const gearInSight = ({ gear, staging }: Genome): Genome["gear"] =>
  staging.signs?.includes("page") === true ? gear.filter(({ prop }) => prop !== "book") : gear;

const hasBigMouth = ({ said }: Genome): boolean =>
  sizeIn(said.facts.filter(({ of }) => /^(mouth|smile|grin)$/.test(of))) === "large";

/** A tree has none by nature: it is seen. */
const hasMouthSaid = ({ said, plan }: Genome): boolean =>
  /^(thing|plant|golem|slime|spirit)$/.test(plan) &&
  said.facts.some(({ kind, value }) => kind === "has" && value === "mouth") &&
  !said.facts.some(({ of }) => of === "mouth");

/** Who is carried sits, or sleeps there; on what is open above it stands, unless it does something. */
function actFor({ staging, plan }: Genome): Act {
  const { act, mount } = staging;
  const isSheltered = typeof mount === "string" && (mount in shelters || mount in cells);
  if (mount === null || isSheltered || act === "sleeping") return act;
  const isOpen = typeof mount === "string" ? stoodOn.test(mount) : mount.plan === "thing";
  if (isOpen) return doneOnTop.has(act) ? act : "calm";
  return plan === "beast" && act !== "sitting" ? "calm" : "sitting";
}

const stoodOn =
  /board|cloud|carpet|ball|lily|leaf|mountain|hill|rooftop|rock$|stump|mushroom|bridge/;
const doneOnTop: ReadonlySet<Act> = new Set<Act>(["sitting", "dancing", "cheering"]);

/** Where the ground vanishes in the distance. */
function horizonOf({ camera }: Framed): number {
  const [x, , z] = add(camera.origin, scale(camera.forward, 60));
  return clamp(pictureOf(camera, [x, 0, z])[1] / camera.height, 0.35, 0.8);
}
