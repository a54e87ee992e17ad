import type { ChapterEntry } from "#game/road/rival.ts";

/** Guarding, water, ice, thorns. */
export const whisperingWeir: ChapterEntry = {
  title: "The Whispering Weir",
  story:
    "Below the gate the river talks in its sleep. The millers say that a page went over the weir, and that something with many arms has been reading it aloud ever since.",
  ending:
    "Weirwatcher turns the page with an arm it has to spare and gives it back, still dripping: “Rain was the first story anyone heard twice.” Two pages are home.",
  level: 2,
  strengthPercent: [85, 94],
  bossPercent: 98,
  boss: {
    name: "Weirwatcher",
    element: "water",
    rarity: "epic",
    attack: 54,
    defense: 60,
    specialAbility: "Weir Spiral",
    looks: "huge blue octopus with a golden crown",
  },
  rivals: [
    {
      name: "Miller Drop",
      says: "The wheel goes round, the wheel comes back. Duck when it comes back!",
      teaches: "Guard when you see a special coming: little comes through, and you gather energy.",
      team: ["zizzlebug", "puddlefinch", "joulekit"],
      goals: { guards: 2, standing: 2 },
    },
    {
      name: "Nan Ripple",
      says: "A splash a day, dear, and nothing sticks to you for long.",
      teaches: "The special of water heals, and it washes off what burns, slows and frightens.",
      team: ["puddlefinch", "brinkoil", "murkitten"],
      goals: { turns: 13, noSwitches: 0 },
    },
    {
      name: "The Frost Pedlar",
      says: "Ice for sale, ice for rent, ice for nothing if you catch a cold.",
      teaches: "The special of ice makes the other one slow: then you attack first, more often.",
      team: ["rimefuzzle", "glaceleth", "prismarmot"],
      goals: { standing: 2, specials: 4 },
    },
    {
      name: "Pincher Jo",
      says: "Go on, pat them. Everybody pats them once.",
      teaches:
        "Prickly creatures throw back a part of every hit. A few heavy hits cost less than many.",
      team: ["brackenip", "brinkoil", "brambuckle"],
      goals: { strongHits: 3, turns: 13 },
    },
    {
      name: "The Voice of the Weir",
      says: "It asks whether you would like to hear the end. It has only the one page, so it made one up.",
      teaches: "What beats one of three may lose to the next. Keep an answer on the bench.",
      team: ["rimefuzzle", "undowyrm", "glaceleth"],
      goals: { standing: 2, guards: 3 },
    },
  ],
};
