/** What the special of each element does besides its damage, in a few words. */
import type { Element } from "#game/cards/elements.ts";
import { numbers } from "#game/duel/numbers.ts";

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

export const specialWords: Record<Element, string> = {
  fire: `Burns ${burnPercent} % for ${turns(burnTurns)}`,
  water: `Heals itself ${waterPercent} % and washes off burns`,
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
