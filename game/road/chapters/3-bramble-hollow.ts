import type { ChapterEntry } from "#game/road/rival.ts";

/** Nature, earth, resting, hunger. */
export const brambleHollow: ChapterEntry = {
  title: "Bramble Hollow",
  story:
    "The road goes under the hedges here, where it is always half past four in the afternoon. A page was planted by mistake. It has come up, they say, and it has tusks.",
  ending:
    "Brambletusk shakes itself, and a leaf falls that is no leaf: “Whatever is told to the ground grows.” Three pages are home, and the hollow strikes five at last.",
  level: 2,
  strengthPercent: [92, 101],
  bossPercent: 106,
  boss: {
    name: "Brambletusk",
    element: "nature",
    rarity: "legendary",
    attack: 66,
    defense: 74,
    specialAbility: "Bramble March",
    looks: "giant green boar with mushrooms and flowers on its back",
  },
  rivals: [
    {
      name: "Posy Hedgewitch",
      says: "Water them, sing to them, and they get up again. Works on knees, too.",
      teaches:
        "The special of nature and leaf heals turn after turn. Hit hard before it has grown back.",
      team: ["brackenip", "twiglerin", "brambuckle"],
      goals: { strongHits: 4, turns: 13 },
    },
    {
      name: "Count Acorn",
      says: "I count one acorn, two acorns, and a wall in front of the third.",
      teaches:
        "The special of earth raises a shield for the next turn. Guard or switch while it stands.",
      team: ["pebblegrum", "loamadillo", "twiglerin"],
      goals: { standing: 2, noGuards: 0 },
    },
    {
      name: "The Sleepy Shepherd",
      says: "Mine take turns. Two sleep, one fights, nobody counts.",
      teaches: "Creatures with a good rest heal on the bench. Give the tired one a break, too.",
      team: ["rimefuzzle", "zizzlebug", "skywhirrel"],
      goals: { switches: 3, standing: 3 },
    },
    {
      name: "Hob Lickspoon",
      says: "We are not hungry. We are only never full.",
      teaches: "Hungry creatures heal when they hit. A guard leaves them very little to eat.",
      team: ["puddlefinch", "cindlepup", "lumoplume"],
      goals: { guards: 3, turns: 14 },
    },
    {
      name: "The Gardener of Half Past Four",
      says: "I planted a page and watered it with tea. You should see what it did to the roses.",
      teaches:
        "Fire and air are strong against the boss. So it will not stay in front of them for long.",
      team: ["brackenip", "canopragon", "loamadillo"],
      goals: { strongHits: 3, standing: 2 },
    },
  ],
};
