import type { ChapterEntry } from "#game/road/rival.ts";

/** Shadow, light, scaring, covering, loyalty. */
export const lanternDark: ChapterEntry = {
  title: "The Lantern Dark",
  story:
    "Beyond the steps the sun goes to bed and leaves the lanterns in charge. One of them has gone out. In its corner somebody large is trying to read without a light, and getting the words wrong.",
  ending:
    "You hold the lantern, and Umbrowl reads it out, slowly and right: “The dark is only where the next line has not been read.” Five pages are home.",
  level: 3,
  strengthPercent: [99, 105],
  bossPercent: 110,
  boss: {
    name: "Umbrowl",
    element: "dark",
    rarity: "legendary",
    attack: 74,
    defense: 66,
    specialAbility: "Midnight Screech",
    looks: "giant purple owl with glowing eyes and stars",
  },
  rivals: [
    {
      name: "Pickpocket Pim",
      says: "You dropped this. And this. And that shiny bit of energy. Finders keepers!",
      teaches: "The special of dark and shadow steals energy. Light is strong against both.",
      team: ["murkitten", "gloamadder", "nokturrow"],
      goals: { strongHits: 2, standing: 2 },
    },
    {
      name: "Sister Wick",
      says: "One light for the road, one for the others, and none for showing off.",
      teaches: "The special of light heals the bench. Strike the one who waits when it comes back.",
      team: ["lumoplume", "halorynx", "serafawn"],
      goals: { turns: 15, specials: 4 },
    },
    {
      name: "Boo Marlow",
      says: "Boo. Sorry. Boo again. It is the job.",
      teaches: "A creature that scares spoils your next attack. Then it is a good turn to guard.",
      team: ["gloamadder", "duskarrel", "nokturrow"],
      goals: { guards: 3, standing: 2 },
    },
    {
      name: "Umbrella Ann",
      says: "Come under, there is room for everybody but you.",
      teaches:
        "Who gives cover leaves a shield for the next one. Save your special for the turn after.",
      team: ["murkitten", "loamadillo", "lumoplume"],
      goals: { switches: 2, turns: 15 },
    },
    {
      name: "The Lamplighter's Shadow",
      says: "He went home hours ago. I am the part of him that is afraid of owls.",
      teaches:
        "Look at all three before you choose, and keep your answer to the last one for the end.",
      team: ["murkitten", "nokturrow", "serafawn"],
      goals: { standing: 2, strongHits: 2 },
    },
  ],
};
