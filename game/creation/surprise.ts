/** A creature for a player who pays for a surprise and describes nothing. */
import { elements } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";

const manners = ["brave", "gentle", "ancient", "clever", "proud", "curious", "silent", "playful"];
const bodies = [
  "dragon",
  "wolf",
  "phoenix",
  "golem",
  "fox",
  "griffin",
  "serpent",
  "owl",
  "bear",
  "stag",
  "lion",
  "turtle",
];
const homes = [
  "the peak of a lonely mountain",
  "a forest that nobody has mapped",
  "the bottom of a clear lake",
  "a city of floating islands",
  "caves full of singing stones",
  "the edge of a thunderstorm",
];

export const surprise = (dice: Dice): string =>
  `A ${dice.pick(manners)} ${dice.pick(elements)} ${dice.pick(bodies)} from ${dice.pick(homes)}.`;
