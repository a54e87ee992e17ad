/** The same teams for everybody who is measured. */
import { creatures } from "#game/cards/creatures.ts";
import { casualCard } from "#game/duel/enter.ts";
import { type DuelStart, type DuelTeam } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";

const cardOf = (n: number) => {
  const creature = creatures[n % creatures.length];
  if (!creature) throw new Error("there are no creatures");
  const { slug } = creature;
  return casualCard({ ...creature, cardId: slug, imageUrl: `/creatures/${slug}.webp` });
};

const team = (n: number): DuelTeam => [cardOf(n), cardOf(n + 5), cardOf(n + 11)];

export const startOf = (table: number): DuelStart => ({
  version: RULES_VERSION,
  seed: 1000 + table,
  teams: [team(table), team(table + 2)],
});
