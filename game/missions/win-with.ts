/**
 * Missions to win with a card of an element in the team, or with a card of each of two. There are so many
 * that a player who does nothing with others has a new one on each of the first sixty days.
 */
import type { Element } from "#game/cards/elements.ts";

/** The titles of those that ask for two wins with one element. */
const twice = {
  win_with_fire: "Twice as hot",
  win_with_water: "Second wave",
  win_with_earth: "Rock solid again",
  win_with_air: "Second wind",
  win_with_ice: "Ice cold again",
  win_with_nature: "Green and growing",
  win_with_light: "Double shine",
  win_with_dark: "A long night",
  win_with_electric: "Full power",
  win_with_crystal: "Two gems",
} as const;

/** The titles of those that ask for one win with two elements. */
const pairs = {
  win_with_fire_and_water: "Steam ahead",
  win_with_fire_and_earth: "Hot stones",
  win_with_fire_and_air: "Hot-air balloon",
  win_with_fire_and_light: "Bright as noon",
  win_with_fire_and_dark: "Campfire stories",
  win_with_water_and_ice: "Skating day",
  win_with_water_and_nature: "Rain on the garden",
  win_with_water_and_electric: "Storm at sea",
  win_with_water_and_crystal: "Treasure dive",
  win_with_earth_and_nature: "Roots and rocks",
  win_with_earth_and_crystal: "Deep in the mine",
  win_with_earth_and_dark: "Down in the cave",
  win_with_earth_and_ice: "Frozen ground",
  win_with_air_and_ice: "Snow is falling",
  win_with_air_and_electric: "Thunder and wind",
  win_with_air_and_light: "Over the rainbow",
  win_with_air_and_nature: "Leaves in the wind",
  win_with_ice_and_light: "Northern lights",
  win_with_ice_and_crystal: "Frost flowers",
  win_with_nature_and_light: "First day of spring",
  win_with_nature_and_dark: "Owls and moths",
  win_with_light_and_electric: "City of lights",
  win_with_dark_and_electric: "Lights out",
  win_with_dark_and_crystal: "Secret gem",
  win_with_electric_and_crystal: "Power stone",
  win_with_fire_and_crystal: "Glowing glass",
  win_with_water_and_light: "Sun on the sea",
  win_with_earth_and_light: "Sunny hills",
  win_with_air_and_dark: "Night flight",
  win_with_ice_and_dark: "Polar night",
  win_with_nature_and_electric: "Fireflies",
} as const;

export type WinObjective = keyof typeof twice | keyof typeof pairs;

const keysOf = <K extends string>(titles: Record<K, string>) => Object.keys(titles) as K[];

export const winObjectives: readonly WinObjective[] = [...keysOf(twice), ...keysOf(pairs)];

const elementsOf = (objective: WinObjective) =>
  objective.slice("win_with_".length).split("_and_") as Element[];

/** The elements that a team must have; none when the mission asks for no element. */
export function elementsAsked(objective: string): Element[] {
  const own = winObjectives.find((each) => each === objective);
  return own ? elementsOf(own) : [];
}

/** What a win of a team with these elements counts for. */
export const winsWith = (elements: readonly Element[]): WinObjective[] =>
  winObjectives.filter((each) => elementsOf(each).every((asked) => elements.includes(asked)));

/** Such as "an ice and a light card". */
export const cardsAsked = (objective: WinObjective): string =>
  `${elementsOf(objective)
    .map((element) => `${/^[aei]/.test(element) ? "an" : "a"} ${element}`)
    .join(" and ")} card`;

/** Rows of missions.ts. */
export const winRows = [
  ...keysOf(pairs).map(
    (each) =>
      [pairs[each], `Win a battle with ${cardsAsked(each)}.`, "daily", each, 1, 40] as const,
  ),
  ...keysOf(twice).map(
    (each) =>
      [twice[each], `Win 2 battles with ${cardsAsked(each)}.`, "daily", each, 2, 40] as const,
  ),
];
