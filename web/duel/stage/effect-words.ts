/** What effects and specials are called and what they do, in a few words. */
import {
  FlameKindling,
  FlipHorizontal2,
  Ghost,
  PawPrint,
  Shield,
  Snowflake,
  Sprout,
  Wind,
  type LucideIcon,
} from "lucide-react";
import type { Element } from "#game/cards/elements.ts";
import type { Effect, healCauses, hurtCauses } from "#game/duel/fighter.ts";
import { numbers } from "#game/duel/numbers.ts";
import { counted } from "#web/shared/counted.ts";

type EffectWords = {
  icon: LucideIcon;
  /** On its badge. */
  name: string;
  does: string;
  /** After the creature's name, when it begins. */
  begins: (turns: number) => string;
  /** What its number counts, when that is not turns. */
  left?: (count: number) => string;
};

export const effectWords: Record<Effect, EffectWords> = {
  burn: {
    icon: FlameKindling,
    name: "Burn",
    does: "loses health at the end of each turn",
    begins: (count) => `burns for ${counted(count, "turn")}`,
  },
  regrow: {
    icon: Sprout,
    name: "Regrow",
    does: "gets health back at the end of each turn",
    begins: (count) => `regrows for ${counted(count, "turn")}`,
  },
  slow: {
    icon: Snowflake,
    name: "Slow",
    does: "has half its speed",
    begins: (count) => `is slow for ${counted(count, "turn")}`,
  },
  shield: {
    icon: Shield,
    name: "Shield",
    does: "takes less damage",
    begins: () => "raises a shield of earth",
  },
  haste: {
    icon: Wind,
    name: "Haste",
    does: "acts first",
    begins: () => "will act first",
  },
  mirror: {
    icon: FlipHorizontal2,
    name: "Mirror",
    does: "throws back a part of the next hit",
    begins: () => "holds up a mirror",
    left: () => "until it is hit",
  },
  poised: {
    icon: PawPrint,
    name: "Pounce",
    does: "hits harder once",
    begins: () => "is ready to pounce",
    left: () => "until it attacks",
  },
  shaken: {
    icon: Ghost,
    name: "Scared",
    does: "hits less hard once",
    begins: () => "is scared",
    left: () => "until it attacks",
  },
};

export function effectLasts(effect: Effect, count: number): string {
  const { name, does, left = (turns) => `${counted(turns, "turn")} left` } = effectWords[effect];
  return `${name}: ${does}, ${left(count)}`;
}

/** What a creature loses health to, in a sentence. */
export const hurtWords: Record<(typeof hurtCauses)[number], string> = {
  burn: "the fire",
  mirror: "the mirror",
  spark: "a last spark",
  thorns: "prickles",
};

/** Where a number of health comes from, so that everybody can work it out again. */
export const causeWords: Record<(typeof hurtCauses | typeof healCauses)[number], string> = {
  burn: `fire burns ${numbers.burnPercent} % of full health`,
  mirror: `the mirror throws back ${numbers.mirrorPercent} % of the hit`,
  water: `water heals ${numbers.waterPercent} % of full health`,
  light: `light heals ${numbers.lightPercent} % of full health`,
  regrow: `nature heals ${numbers.regrowPercent} % of full health`,
  spark: `a last spark takes ${numbers.sparkPercent} % of full health`,
  thorns: `prickles throw back ${numbers.thornsPercent} % of the hit`,
  rest: `a good rest heals ${numbers.restPercent} % of full health`,
  hungry: `being hungry heals ${numbers.hungryPercent} % of the damage`,
};

const {
  burnPercent,
  burnTurns,
  waterPercent,
  shieldPercent,
  slowTurns,
  drainEnergy,
  stealEnergy,
  lightPercent,
  regrowPercent,
  regrowTurns,
  mirrorPercent,
} = numbers;

const turns = (count: number): string => (count === 1 ? "a turn" : `${count} turns`);

const drains = `Takes ${drainEnergy} energy away`;
const steals = `Steals ${stealEnergy} energy`;
const regrows = `Heals itself ${regrowPercent} % for ${turns(regrowTurns)}`;

/** What the special of each element does besides its damage. */
export const specialWords: Record<Element, string> = {
  fire: `Burns ${burnPercent} % for ${turns(burnTurns)}`,
  water: `Heals itself ${waterPercent} % and washes off burns, slowness and fright`,
  earth: `Takes ${100 - shieldPercent} % less damage next turn`,
  air: "Acts first next turn",
  lightning: drains,
  electric: drains,
  ice: `Halves speed for ${turns(slowTurns)}`,
  dark: steals,
  shadow: steals,
  light: `Heals your bench ${lightPercent} %`,
  nature: regrows,
  leaf: regrows,
  crystal: `Throws back ${mirrorPercent} % of the next hit`,
  spirit: "Goes right through a guard",
};

export const arrivalWords = `Takes ${100 - numbers.arrivalPercent} % less as it comes in`;

export const guardWords = {
  detail: `Takes only ${numbers.guardPercent} % of the damage`,
  extra: `+${numbers.energyForGuarding} energy when hit`,
};
