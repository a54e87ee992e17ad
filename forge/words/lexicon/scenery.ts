/** Named places and weather, by the element in whose country they lie. Data only. */
import type { Element } from "#game/cards/elements.ts";

const places: Partial<Record<Element, string>> = {
  fire: "volcano lava campfire fireplace oven furnace ember",
  water:
    "sea ocean underwater river lake pond reef aquarium pool sewer puddle water beach coral_reef " +
    "bathtub lagoon waterfall harbor submarine",
  earth: "desert canyon mountain hill mesa quarry ruin pyramid road street village town",
  air: "sky cloud air rainbow sunrise",
  lightning: "storm thunder power_station",
  ice: "snow iceberg glacier arctic ice north_pole igloo winter antarctica freezer",
  nature:
    "forest jungle garden meadow wood field park rainforest farm lily_pad treehouse swamp tree " +
    "bamboo_forest flower grass campsite",
  shadow: "night graveyard cemetery dungeon haunted_house midnight attic basement darkness",
  crystal: "cave cavern mine tunnel museum",
  spirit: "fog mist space moon galaxy planet star outer_space",
  light: "sun heaven temple church palace candy_land",
};

export const sceneryWords: ReadonlyMap<string, Element> = new Map(
  (Object.entries(places) as [Element, string][]).flatMap(([element, words]) =>
    words.split(" ").map((word) => [word, element] as const),
  ),
);
