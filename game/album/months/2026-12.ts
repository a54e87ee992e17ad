/** Lantern Winter: the darkest month is the one with the most lights. */
import type { CreatureEntry } from "#game/cards/card.ts";

export const lanternWinter: readonly CreatureEntry[] = [
  {
    name: "Wicklefox",
    japaneseName: "ウィックルフォックス",
    element: "fire",
    rarity: "common",
    attack: 38,
    defense: 34,
    specialAbility: "Wick Whisk",
    looks: "little red fox with a lantern tail",
    description: "Swings the lantern at the end of its tail in circles until its foes are dizzy.",
    backstory:
      "Wicklefox lights the lamps of the village one by one and keeps the last flame for its own tail. Children who walk home late only have to follow the small red light that waits at every corner.",
  },
  {
    name: "Glimmoth",
    japaneseName: "グリモス",
    element: "light",
    rarity: "common",
    attack: 33,
    defense: 38,
    specialAbility: "Window Dance",
    looks: "fluffy golden moth with glowing wings",
    description: "Flutters around its foes in a golden spiral, and every wing beat dazzles.",
    backstory:
      "Other moths fly to the light, but Glimmoth brings its own and visits the dark windows. It stays until the candle is found and takes one crumb of cake as its fee.",
  },
  {
    name: "Pinemantle",
    japaneseName: "パインマントル",
    element: "nature",
    rarity: "rare",
    attack: 42,
    defense: 52,
    specialAbility: "Evergreen Hug",
    looks: "bear in a cloak of pine branches",
    description: "Wraps its foes in a cloak of branches that is far stronger than it looks.",
    backstory:
      "Pinemantle should have slept all winter, but it heard the songs and wanted to know the words. Now it stands in the market square with lanterns in its coat and hums the low part.",
  },
  {
    name: "Duskettle",
    japaneseName: "ダスケトル",
    element: "shadow",
    rarity: "rare",
    attack: 53,
    defense: 38,
    specialAbility: "Kettle Shade",
    looks: "purple night cat with lantern eyes",
    description: "Hides in its own steam and pounces when two lantern eyes light up.",
    backstory:
      "Duskettle sleeps on the warm kettle of the night watch and wakes when the cocoa is ready. Its eyes are two lanterns, so it has never understood why people speak of the dark.",
  },
  {
    name: "Galantern",
    japaneseName: "ガランタン",
    element: "air",
    rarity: "epic",
    attack: 60,
    defense: 52,
    specialAbility: "Sky Parade",
    looks: "snow owl carried by the winter wind",
    description: "Lifts a hundred paper lanterns into the sky and lets them rain down as sparks.",
    backstory:
      "Every paper lantern that drifts away is carried onwards by Galantern, who reads the wish inside and sorts it by weight. The heavy ones it brings to their place by hand.",
  },
  {
    name: "Everwick",
    japaneseName: "エバーウィック",
    element: "spirit",
    rarity: "legendary",
    attack: 68,
    defense: 72,
    specialAbility: "Longest Night",
    looks: "great white stag with glowing golden antlers",
    description: "Lowers antlers full of small lights, and each of them guards a friend.",
    backstory:
      "On the longest night of the year Everwick walks from house to house and carries a light for each person who is far away. By morning its antlers are empty, and the letters begin to arrive.",
  },
];
