/** First Snow: the morning on which everything is quiet, and then very loud. */
import type { CreatureEntry } from "#game/cards/card.ts";

export const firstSnow: readonly CreatureEntry[] = [
  {
    name: "Snuffluff",
    japaneseName: "スナッフラフ",
    element: "ice",
    rarity: "common",
    attack: 35,
    defense: 37,
    specialAbility: "Powder Puff",
    looks: "fluffy white snow rabbit",
    description: "Kicks up a cloud of powder snow and hops out of it where it is least expected.",
    backstory:
      "Snuffluff was the first to step into the fresh snow and was so sorry about the hole that it jumped over the rest. It now knows every path that leaves no tracks.",
  },
  {
    name: "Slushpup",
    japaneseName: "スラッシュパップ",
    element: "water",
    rarity: "common",
    attack: 36,
    defense: 34,
    specialAbility: "Belly Slide",
    looks: "small blue seal pup",
    description: "Slides on its belly faster and faster, and seldom remembers how to stop.",
    backstory:
      "Slushpup turns every hill into a slide and every slide into a pond. Its mother lets it play until supper, which is the only thing that it has ever braked for.",
  },
  {
    name: "Drifthump",
    japaneseName: "ドリフトハンプ",
    element: "earth",
    rarity: "rare",
    attack: 38,
    defense: 56,
    specialAbility: "Snowplow March",
    looks: "shaggy mammoth under a snow drift",
    description: "Walks straight on through drifts and foes alike and leaves a wide road behind.",
    backstory:
      "When the roads are closed, Drifthump goes for a walk, and afterwards the roads are open. The drift on its back has been there for so long that a family of finches pays rent.",
  },
  {
    name: "Glinthog",
    japaneseName: "グリントホッグ",
    element: "crystal",
    rarity: "rare",
    attack: 48,
    defense: 44,
    specialAbility: "Icicle Roll",
    looks: "hedgehog with crystal spikes",
    description: "Rolls up into a ball of clear spikes that scatter the light in all directions.",
    backstory:
      "No two spikes of Glinthog are alike, and it has a name for each of them. On the morning of the first snow it meets the flakes and asks politely whether they are related.",
  },
  {
    name: "Huskabolt",
    japaneseName: "ハスカボルト",
    element: "lightning",
    rarity: "epic",
    attack: 66,
    defense: 47,
    specialAbility: "Sled Thunder",
    looks: "husky with lightning stripes",
    description: "Races across the snow so fast that the thunder arrives a moment later.",
    backstory:
      "Huskabolt once pulled a sled with medicine over three mountains before the doctor had found her gloves. It likes to be told the story and wags so hard that the lamps flicker.",
  },
  {
    name: "Auromane",
    japaneseName: "オーロメイン",
    element: "light",
    rarity: "legendary",
    attack: 74,
    defense: 64,
    specialAbility: "Northern Gallop",
    looks: "winged horse of the northern lights",
    description: "Gallops across the night, and the colors of its mane strike like rain.",
    backstory:
      "The northern lights are only the place where Auromane has just been. Those who wave to it on the night of the first snow see the colors bow once, from one end of the sky to the other.",
  },
];
