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

const drains = `Takes ${drainEnergy} energy away`;
const steals = `Steals ${stealEnergy} energy`;
const regrows = `Heals itself ${regrowPercent} % for ${regrowTurns} turns`;

export const specialWords: Record<Element, string> = {
  fire: `Burns ${burnPercent} % for ${burnTurns} turns`,
  water: `Heals itself ${waterPercent} % and washes off burns`,
  earth: `Takes ${100 - shieldPercent} % less damage next turn`,
  air: "Acts first next turn",
  lightning: drains,
  electric: drains,
  ice: `Halves speed for ${slowTurns} turns`,
  dark: steals,
  shadow: steals,
  light: `Heals your bench ${lightPercent} %`,
  nature: regrows,
  leaf: regrows,
  crystal: `Throws back ${mirrorPercent} % of the next hit`,
  spirit: "Goes right through a guard",
};

export const guardWords = `Takes only ${numbers.guardPercent} % of the damage, and a hit gives ${numbers.energyForGuarding} energy`;
