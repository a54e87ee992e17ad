/** For tests: what the server says of friends. */
import type { FriendsOnWire } from "#contract/friends.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

export const FRIENDS = "GET /api/friends";

export const DUELS = "GET /api/friends/duels";

export const creatureOf = (name: string, hearts = 0) => ({ card: ownedCard(name).card, hearts });

export const alone: FriendsOnWire = {
  code: null,
  friends: [],
  friendCount: 0,
  friendsAtMost: 200,
  received: [],
  sent: [],
  heartCardId: null,
  hearted: [],
};

const since = "2026-11-20T10:00:00.000Z";

export const withKim: FriendsOnWire = {
  ...alone,
  code: "ABCD2345",
  friends: [
    {
      id: "kim",
      name: "Kim",
      title: "finder",
      emblem: "star",
      since,
      creatures: [creatureOf("Mikadrake", 2), creatureOf("Owlet")],
    },
    { id: "lou", name: "Lou", title: null, emblem: null, since, creatures: [] },
  ],
  friendCount: 2,
  received: [{ id: "rob", name: "Robin", askedAt: since }],
  sent: [{ id: "max", name: "Max", askedAt: since }],
  hearted: [creatureOf("Lanternling", 3)],
};
