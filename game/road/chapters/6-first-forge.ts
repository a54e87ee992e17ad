import type { ChapterEntry } from "#game/road/rival.ts";

/** Crystal, spirit, loyalty, and everything together. */
export const firstForge: ChapterEntry = {
  title: "The First Forge",
  story:
    "The road ends where it began: at an anvil, under a chimney without a roof. Five pages lie in the book again. The sixth one is here. It has been here all along, and it is looking at you.",
  ending:
    "The last page settles into the book by itself. It is empty, but for a name at the top: yours. “And then came the one who tells it on.” All six pages are home.",
  level: 4,
  strengthPercent: [94, 102],
  bossPercent: 106,
  boss: {
    name: "Firsttale",
    element: "spirit",
    rarity: "mythical",
    attack: 86,
    defense: 82,
    specialAbility: "Once Upon Memory",
    looks: "white lion with golden wings and a glowing mane",
  },
  rivals: [
    {
      name: "Glazier Flint",
      says: "Everything you throw at glass, you throw at yourself. I sell plasters as well.",
      teaches:
        "The special of crystal throws the next hit back. A light strike takes the mirror away.",
      team: ["prismarmot", "quartzelot", "loamadillo"],
      goals: { standing: 2, turns: 13 },
    },
    {
      name: "The Quiet Bell",
      says: "…",
      teaches:
        "The special of a spirit goes through guards and shields. Against it, do not guard: hit.",
      team: ["wispernel", "eidolume", "halorynx"],
      goals: { noGuards: 0, turns: 13 },
    },
    {
      name: "Sergeant Fivefoot",
      says: "Left, right, left, right, left! We never leave anyone behind. We only hit harder.",
      teaches:
        "Loyal creatures hit harder for every friend that has fainted. Wear down all three evenly.",
      team: ["prismarmot", "glaceleth", "serafawn"],
      goals: { switches: 3, standing: 2 },
    },
    {
      name: "The Bellows Boy",
      says: "Fire, then water, then earth, then air. Master says a good blade needs all of it.",
      teaches: "Four elements, each the answer to another. Switch before you are hit, not after.",
      team: ["vulkarune", "undowyrm", "galevanth"],
      goals: { strongHits: 4, noStrongHits: 0 },
    },
    {
      name: "The Smith of Tales",
      says: "I did not lose six pages. I sent them out to see who would bring them back.",
      teaches: "You know all of it now. Tell it your way.",
      team: ["vulkarune", "canopragon", "eidolume"],
      goals: { standing: 2, turns: 13 },
    },
  ],
};
