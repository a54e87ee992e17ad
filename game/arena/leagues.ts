/** Leagues of the Fair Arena, from the first to the best. They follow the rating and nothing else. */
export const leagues = ["sprout", "ember", "river", "summit", "aurora", "legend"] as const;

export type League = (typeof leagues)[number];

/** The name on screen, and the lowest rating that belongs to it. */
export const leagueTable: Record<League, { name: string; from: number }> = {
  sprout: { name: "Sprout League", from: 0 },
  ember: { name: "Ember League", from: 1300 },
  river: { name: "River League", from: 1450 },
  summit: { name: "Summit League", from: 1600 },
  aurora: { name: "Aurora League", from: 1800 },
  legend: { name: "Legend League", from: 2000 },
};

export const leagueOf = (rating: number): League =>
  leagues.findLast((league) => rating >= leagueTable[league].from) ?? "sprout";
