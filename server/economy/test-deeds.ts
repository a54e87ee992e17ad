/**
 * What players do with cards and coins, legal or not, for stories in which many players do it at
 * once. A deed is planned once and can then be sent twice; being refused is no failure.
 */
import { claimAlbumReward } from "#contract/album.ts";
import * as collection from "#contract/collection.ts";
import * as invites from "#contract/invites.ts";
import * as market from "#contract/market.ts";
import * as packs from "#contract/packs.ts";
import { paintCard, renameCard } from "#contract/remakes.ts";
import * as sharing from "#contract/sharing.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { getRoad, winOnRoad } from "#contract/road.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { albumPages } from "#game/album/album.ts";
import type { Dice } from "#game/lib/dice.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { rivalIds } from "#game/road/rival-ids.ts";
import type { Tx } from "#server/lib/db.ts";
import { newCode, newId } from "#server/lib/ids.ts";
import { duelWith, winsOf } from "#server/road/test-road.ts";
import type { Actor } from "#server/testing/acting.ts";

type Seen = { by: Actor; what: string };

export type World = {
  db: Tx;
  dice: Dice;
  players: readonly Actor[];
  /** What has been made so far, whether it is still open or not. */
  seen: Record<"listings" | "orders" | "trades" | "transfers" | "invites", Seen[]>;
};

type Answered = { status: number; refusal: { code: string; message: string } };
/** `by` is another player than the one who was picked. */
type Send = (extras?: { headers: Record<string, string> }) => Promise<Answered & { by?: string }>;
type Plan = (world: World, player: Actor) => Promise<Send> | Send;

/** Some deeds are done more often than others; a weight is a whole number of tenths. */
export type DeedTable = Record<string, [weight: number, plan: Plan]>;

/** Mostly one of the newest, which may still be open. */
const recent = ({ dice }: World, list: readonly Seen[]): Seen | null =>
  list.length === 0 ? null : dice.pick(dice.chance(0.8) ? list.slice(-12) : list);

/** Mostly the player's own, sometimes another player's, once in a while one that does not exist. */
async function anyCopy({ db, dice, players }: World, player: Actor): Promise<string> {
  const owner = dice.chance(0.9) ? player : dice.pick(players);
  const rows = await db.rows<{ id: string }>(
    `select id from owned_cards where owner_id = $1 order by position desc limit 40`,
    [owner.id],
  );
  return rows.length === 0 || dice.chance(0.01) ? newId() : dice.pick(rows).id;
}

/** Copies of the card of which the player has most, mostly three of one finish. */
async function equalCopies({ db, dice }: World, player: Actor): Promise<string[]> {
  const rows = await db.rows<{ ids: string[] }>(
    `select array_agg(id::text order by finish, position) as ids from owned_cards
      where owner_id = $1 group by card_id order by count(*) desc limit 3`,
    [player.id],
  );
  const ids = rows.length === 0 ? [] : dice.pick(rows).ids;
  return Array.from({ length: 3 }, (_, i) => ids[i] ?? newId());
}

/** A creature of the player's own making, wherever its card is; null when there is none. */
const oneMade = ({ db }: World, player: Actor) =>
  db.maybe<{ id: string }>(
    `select o.id from cards c join owned_cards o on o.card_id = c.id
      where c.creator_id = $1 order by random() limit 1`,
    [player.id],
  );

async function aCreature(world: World, player: Actor): Promise<string> {
  if (!(await oneMade(world, player))) await player.creates("a small fox of moss");
  return (await oneMade(world, player))?.id ?? newId();
}

const newName = ({ dice }: World): string => `Moss ${dice.int(1, 400)}`;

export async function anyCard({ db, dice }: World): Promise<string> {
  return dice.pick(await db.rows<{ id: string }>(`select id from cards limit 40`)).id;
}

const badPrices = [0, -5, 1.5, 2_000_000];
const price = ({ dice }: World): number =>
  dice.chance(0.04) ? dice.pick(badPrices) : dice.int(1, 60);

/** Something that was made before is ended, mostly by the player who made it. */
const ends =
  (kind: keyof World["seen"], end: (player: Actor, what: string) => Send): Plan =>
  (world, player) => {
    const seen = recent(world, world.seen[kind]);
    const doer = seen && world.dice.chance(0.8) ? seen.by : player;
    const send = end(
      doer,
      seen?.what ?? (kind === "listings" || kind === "orders" ? newId() : newCode(8)),
    );
    return async (extras) => ({ ...(await send(extras)), by: doer.id });
  };

/** Remembers what was made, for those who take, claim or end it. */
async function made<T extends Answered>(answer: Promise<T>, keep: (answer: T) => void): Promise<T> {
  const done = await answer;
  if (done.status === 200) keep(done);
  return done;
}

const onTheMarket: DeedTable = {
  "sells a card": [
    16,
    async (world, by) => {
      const input = { cardId: await anyCopy(world, by), price: price(world), confirmed: true };
      return (extras) =>
        made(by.call(market.createListing, input, extras), ({ body }) =>
          world.seen.listings.push({ by, what: body.id }),
        );
    },
  ],
  "buys a card": [
    18,
    (world, player) => {
      const id = recent(world, world.seen.listings)?.what ?? newId();
      return (extras) => player.call(market.purchase, { id }, extras);
    },
  ],
  "takes a card back": [
    4,
    ends("listings", (player, id) => (extras) => player.call(market.cancelListing, { id }, extras)),
  ],
  "orders a card": [
    7,
    async (world, by) => {
      const input = { cardId: await anyCard(world), price: price(world) };
      return (extras) =>
        made(by.call(market.createOrder, input, extras), ({ body }) =>
          world.seen.orders.push({ by, what: body.order.id }),
        );
    },
  ],
  "cancels an order": [
    3,
    ends("orders", (player, id) => (extras) => player.call(market.cancelOrder, { id }, extras)),
  ],
};

const betweenTwo: DeedTable = {
  "offers a trade": [
    7,
    async (world, by) => {
      const requestedCardId = world.dice.chance(0.5) ? await anyCard(world) : null;
      const input = { offeredCardId: await anyCopy(world, by), requestedCardId };
      return (extras) =>
        made(by.call(trades.createTrade, input, extras), ({ body }) =>
          world.seen.trades.push({ by, what: body.tradeCode }),
        );
    },
  ],
  "offers a trade to somebody": [
    2,
    async (world, by) => {
      const forName = world.dice.pick(world.players).username;
      const input = { offeredCardId: await anyCopy(world, by), forName };
      return (extras) =>
        made(by.call(trades.createTrade, input, extras), ({ body }) =>
          world.seen.trades.push({ by, what: body.tradeCode }),
        );
    },
  ],
  "accepts a trade": [
    9,
    async (world, player) => {
      const tradeCode = recent(world, world.seen.trades)?.what ?? newCode(8);
      const offeredCardId = world.dice.chance(0.7) ? await anyCopy(world, player) : null;
      return (extras) => player.call(trades.acceptTrade, { tradeCode, offeredCardId }, extras);
    },
  ],
  "takes a trade back": [
    2,
    ends(
      "trades",
      (player, tradeCode) => (extras) => player.call(trades.cancelTrade, { tradeCode }, extras),
    ),
  ],
  "makes a code for a card": [
    7,
    async (world, by) => {
      const input = { cardId: await anyCopy(world, by) };
      return (extras) =>
        made(by.call(transfers.generateTransfer, input, extras), ({ body }) =>
          world.seen.transfers.push({ by, what: body.transferCode }),
        );
    },
  ],
  "claims a card": [
    8,
    (world, player) => {
      const transferCode = recent(world, world.seen.transfers)?.what ?? newCode(6);
      return (extras) => player.call(transfers.claimTransfer, { transferCode }, extras);
    },
  ],
  "takes a gift back": [
    2,
    ends(
      "transfers",
      (player, code) => (extras) => player.call(transfers.cancelTransfer, { code }, extras),
    ),
  ],
  "makes an invite code": [
    1,
    (world, by) => (extras) =>
      made(by.call(invites.generateInvite, {}, extras), ({ body }) =>
        world.seen.invites.push({ by, what: body.inviteCode }),
      ),
  ],
  "uses an invite code": [
    1,
    (world, player) => {
      const inviteCode = recent(world, world.seen.invites)?.what ?? newCode(8);
      return (extras) => player.call(invites.redeemInvite, { inviteCode }, extras);
    },
  ],
};

const alone: DeedTable = {
  "opens a pack": [
    5,
    ({ dice }, player) => {
      const input = { id: dice.pick([1, 1, 1, 2, 3, 4]), luck: String(dice.int(0, 9)) };
      return (extras) => player.call(packs.openPack, input, extras);
    },
  ],
  "moves a card": [
    6,
    async (world, player) => {
      if (world.dice.chance(0.5)) {
        const id = await anyCopy(world, player);
        return (extras) => player.movesToVault(id, extras);
      }
      const stored = await world.db.maybe<{ id: string }>(
        `select id from owned_cards where owner_id = $1 and place = 'vault'
          order by random() limit 1`,
        [player.id],
      );
      const id = stored?.id ?? (await anyCopy(world, player));
      return (extras) => player.movesToDeck(id, extras);
    },
  ],
  "fuses cards": [
    5,
    async (world, player) => {
      const [keptId = "", ...others] = await equalCopies(world, player);
      const input = { keptId, otherIds: others as [string, string] };
      return (extras) => player.call(collection.fuseCards, input, extras);
    },
  ],
  "renames a creature": [
    3,
    async (world, player) => {
      const id = await aCreature(world, player);
      const input = { id, name: newName(world), price: standardSettings.renameCoins };
      return (extras) => player.call(renameCard, input, extras);
    },
  ],
  "has a creature painted": [
    2,
    async (world, player) => {
      const id = await aCreature(world, player);
      const coins = world.dice.chance(0.3) ? 0 : standardSettings.pictureCoins;
      return (extras) => player.call(paintCard, { id, price: coins }, extras);
    },
  ],
  "completes an album page": [
    3,
    ({ dice }, player) => {
      const page = dice.pick(albumPages);
      return (extras) => player.call(claimAlbumReward, { page }, extras);
    },
  ],
  "wins on the Tale Road": [
    3,
    async (_, player) => {
      // A deck that was traded away wins nothing.
      const deck = await player.deck();
      if (deck.length < TEAM_SIZE) return () => player.call(getRoad, {});
      const next = rivalIds[(await winsOf(player)).length] ?? "1-1";
      const duel = duelWith(deck, next);
      return (extras) => player.call(winOnRoad, duel, extras);
    },
  ],
  "fights a battle": [3, (_, player) => (extras) => player.battles("computer", extras)],
  "shares a card": [
    4,
    async (world, player) => {
      const input = { platform: "copy" as const, cardIds: [await anyCopy(world, player)] };
      return (extras) => player.call(sharing.shareCards, input, extras);
    },
  ],
};

export const economyDeeds: DeedTable = { ...onTheMarket, ...betweenTwo, ...alone };

type Done = Answered & { by: string };

/** One deed; now and then the same request twice at once, or the same deed by five players. */
export function anyOf(all: DeedTable): (world: World) => Promise<{ name: string; done: Done[] }> {
  const weighted = Object.entries(all).flatMap(([name, [weight]]) =>
    Array.from({ length: Math.round(weight * 10) }, () => name),
  );
  return (world) => {
    const name = world.dice.pick(weighted);
    return doIt(world, name, all[name]![1]);
  };
}

async function doIt(world: World, name: string, plan: Plan) {
  const { dice, players } = world;
  const who = dice.chance(0.03)
    ? Array.from({ length: 5 }, () => dice.pick(players))
    : [dice.pick(players)];
  const sends = await Promise.all(
    who.map(async (player) => {
      const send = await plan(world, player);
      return async (extras?: Parameters<Send>[0]) => ({ by: player.id, ...(await send(extras)) });
    }),
  );
  if (dice.chance(0.03)) {
    const extras = { headers: { "idempotency-key": newId() } };
    const [first] = sends;
    return { name, done: await Promise.all([first!(extras), first!(extras)]) };
  }
  return { name, done: await Promise.all(sends.map((send) => send())) };
}
