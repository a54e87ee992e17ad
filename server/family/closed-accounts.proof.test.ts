import { expect, test } from "vitest";
import { sayAge } from "#contract/account.ts";
import { switches } from "#game/account/capabilities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { allReasons, flowOf } from "#game/purse/reasons.ts";
import { anyOf, economyDeeds, type World } from "#server/economy/test-deeds.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { childWith, opens } from "./test-children.ts";

const CHILDREN = 6;
const STRANGERS = 3;
const DEEDS_BEFORE = 600;
/** Of the closed accounts; the strangers do theirs in between. */
const DEEDS = volumeOf(10_000, 600);
const AT_ONCE = 16;

const game = await testGame();
const { db } = game;
const anyDeed = anyOf(economyDeeds);

const people = async (howMany: number, one: () => Promise<ActingPlayer>) => {
  const found: ActingPlayer[] = [];
  while (found.length < howMany) found.push(await one());
  return found;
};

/** Until these players have done so much. */
async function walk(world: World, until: { deeds: number; by: ReadonlySet<string> }) {
  const statuses = new Set<number>();
  let deeds = 0;
  const lane = async () => {
    while (deeds < until.deeds) {
      const { done } = await anyDeed(world);
      for (const { by, status } of done) {
        statuses.add(status);
        if (until.by.has(by)) deeds++;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return statuses;
}

const idsOf = (players: readonly ActingPlayer[]) => players.map(({ id }) => id);

/** Coins that another player has a part in. */
const byOthers = [
  ...allReasons.filter((reason) => ["pass", "hold"].includes(flowOf(reason))),
  "market_fee",
  "invite",
  "invite_welcome",
  "share",
];

/** What has come to these players, or gone from them, since then: by another's hand, or by their own. */
const since = (moment: Date, ids: readonly string[]) =>
  db.one<Record<"cards" | "coins" | "invites" | "held" | "orders" | "offers" | "own", number>>(
    `select (select count(*) from card_moves
              where created_at > $1 and from_id is not null and to_id is not null
                and (from_id = any($2) or to_id = any($2))) as cards,
            (select count(*) from ledger
              where created_at > $1 and player_id = any($2) and reason = any($3)) as coins,
            (select count(*) from invites
              where created_at > $1 and (inviter_id = any($2) or invitee_id = any($2))) as invites,
            (select count(*) from holds h join owned_cards o on o.id = h.owned_card_id
              where o.owner_id = any($2)) as held,
            (select count(*) from buy_orders where state = 'open' and buyer_id = any($2)) as orders,
            (select count(*) from trades
              where status = 'pending' and (creator_id = any($2) or for_id = any($2))) as offers,
            (select count(*) from ledger
              where created_at > $1 and player_id = any($2) and reason like 'battle%') as own`,
    [moment, ids, byOthers],
  );

test("many deeds of closed accounts among strangers move no card and no coin to anybody", async () => {
  const children = await people(CHILDREN, () => childWith(game, switches));
  const newcomers = await people(CHILDREN, () => game.player({ born: null }));
  const strangers = await people(STRANGERS, () => game.player());
  const players = [...children, ...newcomers, ...strangers];
  const closed = idsOf([...children, ...newcomers]);
  const by = new Set(closed);
  const seen = { listings: [], orders: [], trades: [], transfers: [], invites: [] };
  const world = { db, dice: diceFrom(1312), players, seen };

  // They have a past: they all have things open with each other when they are closed.
  await walk(world, { deeds: DEEDS_BEFORE, by });
  const past = await since(new Date(0), closed);
  expect([past.cards, past.coins, past.held].filter((count) => count === 0)).toEqual([]);

  const birthMonth = `${new Date(game.deps.now()).getUTCFullYear() - 9}-01`;
  for (const child of children) await opens(game, child, []);
  for (const newcomer of newcomers) {
    expect((await newcomer.call(sayAge, { birthMonth })).status).toBe(200);
  }
  const moment = await db.value<Date>(`select clock_timestamp() as moment`);

  const statuses = await walk(world, { deeds: DEEDS, by });

  const { own, ...between } = await since(moment, closed);
  expect(between).toEqual({ cards: 0, coins: 0, invites: 0, held: 0, orders: 0, offers: 0 });
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  // They have played, and the others have dealt with each other.
  const others = await since(moment, idsOf(strangers));
  expect([own, others.cards, others.coins].filter((count) => count === 0)).toEqual([]);
  expect(await auditAfter(db, async () => {})).toEqual([]);
});
