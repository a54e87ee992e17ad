/** For tests: what the server says of a player's page. */
import type { PlayerPageOnWire } from "#contract/showcase.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

/** The page of another player, with these cards. */
export const pageWith = (...names: string[]): PlayerPageOnWire => ({
  id: "p1",
  name: "Kim",
  title: "finder",
  worn: { backdrop: "coral_reef", emblem: "star", frame: "ember" },
  cards: names.map((name) => ({ id: `copy-${name}`, level: 6, card: ownedCard(name).card })),
  found: 20,
  made: 3,
  wonBattles: 41,
  league: "ember",
  isPublic: null,
});
