import type { ChapterEntry } from "#game/road/rival.ts";

/** Speed, air, lightning, pouncing, last sparks. */
export const stormSteps: ChapterEntry = {
  title: "The Storm Steps",
  story:
    "Nine hundred steps lead up into the weather. On each one a kite is tied, and on the highest kite, where the thunder keeps its drum, something white is flapping that is not a cloud.",
  ending:
    "Stormcrest lets go, and the page sails down the nine hundred steps: “A tale must be faster than the one who forgets it.” Four pages are home.",
  level: 3,
  strengthPercent: [93, 99],
  bossPercent: 104,
  boss: {
    name: "Stormcrest",
    element: "lightning",
    rarity: "legendary",
    attack: 80,
    defense: 60,
    specialAbility: "Thunder Swoop",
    looks: "huge golden eagle with lightning and storm clouds",
  },
  rivals: [
    {
      name: "Kite Master Lin",
      says: "Hold the string, close one eye, and let the wind choose.",
      teaches: "The special of air lets you act first in the next turn, whoever is faster.",
      team: ["zephyrook", "skywhirrel", "galevanth"],
      goals: { specials: 4, standing: 2 },
    },
    {
      name: "Sparky Bill",
      says: "Do not touch that. Or that. You may touch that, but quickly.",
      teaches: "The special of lightning takes energy away. Use yours before it is gone.",
      team: ["zizzlebug", "joulekit", "zapadger"],
      goals: { strongHits: 3, turns: 13 },
    },
    {
      name: "Jack Spring",
      says: "In! Out! In again! You see? You did not see.",
      teaches:
        "Creatures that pounce hit hardest as they come in. Guard when one leaps out of the bench.",
      team: ["joulekit", "twiglerin", "brazelhorn"],
      goals: { guards: 2, switches: 2 },
    },
    {
      name: "Granny Firework",
      says: "The best part is the end. It was always the end, dear.",
      teaches:
        "A last spark burns whoever stands in front when it faints. Let a healthy one finish it.",
      team: ["cindlepup", "galevanth", "vulkarune"],
      goals: { standing: 2, noSwitches: 0 },
    },
    {
      name: "The Drummer of the Steps",
      says: "Boom is for thunder. Boom boom is for me. Boom boom boom is for you.",
      teaches:
        "Earth is strong against lightning and against air. It is slow, so let it guard first.",
      team: ["zephyrook", "zapadger", "galevanth"],
      goals: { strongHits: 3, guards: 2 },
    },
  ],
};
