import type { ChapterEntry } from "#game/road/rival.ts";

/** How a duel works: choices, energy, elements, switching. */
export const emberGate: ChapterEntry = {
  title: "The Ember Gate",
  story:
    "The First Forge keeps the book in which every creature's tale begins. Last night a gust blew it open, and six pages flew away down the road. You find the first gate still warm, and its keepers wide awake.",
  ending:
    "Emberward lifts one heavy paw. Under it lies a page, only a little singed: “In the beginning there was a spark that was curious.” One page is home.",
  level: 1,
  strengthPercent: [64, 84],
  bossPercent: 96,
  boss: {
    name: "Emberward",
    element: "fire",
    rarity: "epic",
    attack: 60,
    defense: 54,
    specialAbility: "Ember Glare",
    looks: "big old red dragon with a lantern",
  },
  rivals: [
    {
      name: "Tilda Two-Boots",
      says: "Left boot, right boot, who goes there? Show me three creatures and I show you the gate.",
      teaches: "A strike is always ready. Choose it, and watch who is faster.",
      team: ["twiglerin", "puddlefinch", "cindlepup"],
      goals: { standing: 3, turns: 13 },
    },
    {
      name: "Baker Crumb",
      says: "My oven puppy is as warm as a loaf. Mind the crumbs, and mind its special!",
      teaches: "Every turn brings energy. Two of it set a special free, and it hits much harder.",
      team: ["cindlepup", "lumoplume", "pebblegrum"],
      goals: { specials: 3, standing: 2 },
    },
    {
      name: "Old Marta Candle",
      says: "I have leaves, I have frost, and I have seen you looking at that fire creature of yours.",
      teaches:
        "Elements beat each other. Fire is strong against nature and ice, and hits them much harder.",
      team: ["brackenip", "rimefuzzle", "twiglerin"],
      goals: { strongHits: 3, turns: 13 },
    },
    {
      name: "The Ferry Twins",
      says: "One of us rows, the other one steers. We swap whenever it gets wet.",
      teaches:
        "Switch when the one in front is weak against it. Whoever comes in is hit less that turn.",
      team: ["puddlefinch", "pebblegrum", "zephyrook"],
      goals: { switches: 2, standing: 3 },
    },
    {
      name: "The Keeper of the Gate",
      says: "Emberward has slept on that page all night. Wake it gently, or wake it with water.",
      teaches: "A boss leads its team and is stronger than the others. Pick your three with care.",
      team: ["cindlepup", "brackenip", "brazelhorn"],
      goals: { strongHits: 2, standing: 2 },
    },
  ],
};
