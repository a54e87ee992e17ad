/**
 * Builds a creature's body: its genome's plan, in its palette, rolled by the dice.
 *
 * No body may look like another company's character. New parts keep away from: tails in the
 * shape of a bolt, red cheeks on creatures of sparks, flames at the end of a lizard's or dragon's
 * tail, bulbs on a reptile's back, cannons in a shell, a plain blue drop with a wide grin, a white
 * ring on a black body, a headless round pink puff, black dragons with one red half of a tail fin.
 */
import type { BodyPlan, Genome } from "#forge/genome.ts";
import { creatureMaterials, type CreatureMaterials } from "#forge/paint/creature-materials.ts";
import { flameOf } from "#forge/paint/flame.ts";
import { namedColor, type Palette } from "#forge/paint/palette.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Element } from "#game/cards/elements.ts";
import { rank } from "#game/cards/rarities.ts";
import type { Dice } from "#game/lib/dice.ts";
import { ownBuilders } from "./animals/animals.ts";
import type { Body, BodyOrder, BuildBody } from "./body.ts";
import { leaveOutParts, resizeParts } from "./change-parts.ts";
import { dressBody } from "./dress-body.ts";
import { isHalvedLengthwise } from "./dress-zones.ts";
import { addBones } from "./parts/bones.ts";
import { addPartGrowths } from "./parts/part-growths.ts";
import { addGrowth } from "./features/stuff-growths.ts";
import { addMoreFaceParts } from "./counted/more-face-parts.ts";
import { addMoreHeads } from "./counted/more-heads.ts";
import { addMoreLimbs } from "./counted/more-limbs.ts";
import { buildBeast } from "./plans/beast.ts";
import { buildBeetle } from "./plans/beetle.ts";
import { buildBird } from "./plans/bird.ts";
import { buildDragon } from "./plans/dragon.ts";
import { buildFigure } from "./plans/figure.ts";
import { buildFish } from "./plans/fish.ts";
import { buildGolem } from "./plans/golem.ts";
import { buildHorse } from "./plans/horse.ts";
import { buildKraken } from "./plans/kraken.ts";
import { buildMascot } from "./plans/mascot.ts";
import { buildMoth } from "./plans/moth.ts";
import { buildPlant } from "./plans/plant.ts";
import { buildRaptor } from "./plans/raptor.ts";
import { buildSerpent } from "./plans/serpent.ts";
import { buildSlime } from "./plans/slime.ts";
import { buildSpirit } from "./plans/spirit.ts";
import { buildThing } from "./plans/thing.ts";
import { buildCrawler } from "./plans/crawler.ts";
import { buildLizard } from "./plans/lizard.ts";
import { buildWaddler } from "./plans/waddler.ts";
import { buildSwimmer } from "./plans/swimmer.ts";
import { buildDinosaur } from "./plans/dinosaur.ts";
import { buildClimber } from "./plans/climber.ts";
import { buildTurtle } from "./plans/turtle.ts";

const plans: Record<BodyPlan, BuildBody> = {
  beast: buildBeast,
  dragon: buildDragon,
  bird: buildBird,
  fish: buildFish,
  mascot: buildMascot,
  serpent: buildSerpent,
  golem: buildGolem,
  spirit: buildSpirit,
  plant: buildPlant,
  moth: buildMoth,
  beetle: buildBeetle,
  turtle: buildTurtle,
  slime: buildSlime,
  kraken: buildKraken,
  raptor: buildRaptor,
  thing: buildThing,
  figure: buildFigure,
  horse: buildHorse,
  crawler: buildCrawler,
  lizard: buildLizard,
  waddler: buildWaddler,
  swimmer: buildSwimmer,
  dinosaur: buildDinosaur,
  climber: buildClimber,
};

/** Three names of the fourteen are other words for an element that a body already knows. */
const aliases: Partial<Record<Element, Element>> = {
  electric: "lightning",
  dark: "shadow",
  leaf: "nature",
};

/** Epic creatures and rarer ones have patterns that glow. */
const glowingFrom = rank("epic");
const patternGlow = 0.7;

const frontalYaw = 0.24;
/** Ribs, a saddle, a back of another colour than the front and legs behind each other are seen from the side. */
const sideYaw = 0.95;
const leastYaw = 0.75;

const fourLegged: ReadonlySet<BodyPlan> = new Set<BodyPlan>(["beast", "horse", "lizard", "turtle"]);

const hasMoreLegs = ({ plan, anatomy }: Genome): boolean =>
  fourLegged.has(plan) && (anatomy.counts.legs ?? 0) > 4;

const isFromSide = ({ anatomy, gear }: Genome): boolean =>
  anatomy.hasBones === true ||
  gear.some(({ prop, thing }) => thing === "saddle" || /^on(Tail|Spines)$/.test(prop));

function yawOf(genome: Genome, model: Model, { yaw = 0 }: Body): number | undefined {
  if (isHalvedLengthwise(genome, model) || hasMoreLegs(genome)) return sideYaw;
  const { anatomy } = genome;
  // The one between the two of a long face is seen from the front.
  if (genome.plan === "horse" && (anatomy.counts.eyes ?? 2) % 2 === 1)
    return Math.min(frontalYaw, yaw);
  return isFromSide(genome) ? Math.max(sideYaw, yaw) : yaw || undefined;
}

export type BodyInputs = { model: Model; palette: Palette; dice: Dice };
export type BuiltBody = { body: Body; materials: CreatureMaterials };

export function buildBody(genome: Genome, { model, palette, dice }: BodyInputs): BuiltBody {
  const patGlow = rank(genome.rarity) >= glowingFrom ? patternGlow : 0;
  const traits = { patGlow, ...genome.traits };
  const materials = creatureMaterials(model, palette, traits);
  const flame = namedColor(genome.anatomy.flame ?? "");
  if (flame) model.materials[materials.flame] = flameOf(flame);
  const order: BodyOrder = {
    plan: genome.plan,
    model,
    materials,
    palette,
    color: genome.color,
    traits,
    anatomy: genome.anatomy,
    element: aliases[genome.element] ?? genome.element,
    species: genome.species,
    mood: genome.mood,
    dice,
  };
  const build = ownBuilders.get(genome.species ?? "") ?? plans[genome.plan];
  const body = build(order);
  addMoreLimbs(order);
  addMoreFaceParts(order, body.anchors);
  resizeParts(model, genome);
  const own = leaveOutParts(order, genome, body.anchors);
  const anchors = { ...own, ...addMoreHeads(order, own) };
  if (genome.anatomy.hasBones) addBones(order, anchors);
  addGrowth(order, anchors);
  addPartGrowths(order, genome);
  dressBody({ genome, model, palette, materials, anchors });
  // Heads beside each other are seen from the front.
  const isFrontal = anchors.heads !== undefined && genome.plan !== "fish";
  const yaw = isFrontal ? Math.min(frontalYaw, body.yaw ?? frontalYaw) : yawOf(genome, model, body);
  const turned = { ...(yaw !== undefined && { yaw }), ...(isFromSide(genome) && { leastYaw }) };
  return { body: { ...body, anchors, ...turned }, materials };
}
