/** Masked Parade: music in the streets, and everyone guesses who everyone is. */
import type { CreatureEntry } from "#game/cards/card.ts";

export const maskedParade: readonly CreatureEntry[] = [
  {
    name: "Confettit",
    japaneseName: "コンフェティット",
    element: "air",
    rarity: "common",
    attack: 39,
    defense: 31,
    specialAbility: "Paper Storm",
    looks: "tiny colorful parrot",
    description: "Shakes a storm of bright paper out of its feathers and strikes from within.",
    backstory:
      "Confettit loses a feather with every laugh, and every feather falls as confetti. It should be bald by now, but the street sweepers give everything back on the next morning.",
  },
  {
    name: "Tasselmouse",
    japaneseName: "タッセルマウス",
    element: "nature",
    rarity: "common",
    attack: 34,
    defense: 38,
    specialAbility: "Garland Trip",
    looks: "tiny green mouse with flowers",
    description: "Ties garlands around the feet of its foes while they look at the parade.",
    backstory:
      "Tasselmouse sews the costumes of the whole parade from petals that have fallen by themselves. It hides one wrong stitch in each of them, so that every dancer has a secret.",
  },
  {
    name: "Drumander",
    japaneseName: "ドラマンダー",
    element: "fire",
    rarity: "rare",
    attack: 52,
    defense: 41,
    specialAbility: "Ember Beat",
    looks: "salamander with a drum",
    description: "Drums on its own belly, and with each beat the sparks jump a little higher.",
    backstory:
      "Drumander has kept the beat since before there was a parade, and the parade was built around it. It rests one day a year, and on that day even the clocks are late.",
  },
  {
    name: "Gondotter",
    japaneseName: "ゴンドッター",
    element: "water",
    rarity: "rare",
    attack: 46,
    defense: 47,
    specialAbility: "Canal Waltz",
    looks: "otter dancer",
    description: "Waltzes across the water in wide circles and pulls its foes into the dance.",
    backstory:
      "Gondotter ferries masked guests over the canal and guesses each name by the laugh. It has been wrong only once, and that was its own reflection.",
  },
  {
    name: "Masquoon",
    japaneseName: "マスクーン",
    element: "dark",
    rarity: "epic",
    attack: 65,
    defense: 50,
    specialAbility: "Hundred Faces",
    looks: "raccoon with a mask",
    description: "Changes its mask with every step, and every mask knows another trick.",
    backstory:
      "Masquoon was born with a mask and has been curious about faces ever since. At midnight, when all the others show theirs, it takes off one mask, and then another, and bows.",
  },
  {
    name: "Pavonade",
    japaneseName: "パヴォナード",
    element: "crystal",
    rarity: "legendary",
    attack: 70,
    defense: 70,
    specialAbility: "Grand Finale",
    looks: "peacock with crystal feathers",
    description: "Opens a fan of crystal feathers, and every eye in it sends out a beam.",
    backstory:
      "The parade ends where Pavonade opens its tail, and all the lamps go out because they are not needed. In each of its feathers a guest sees the best moment of the day once more.",
  },
];
