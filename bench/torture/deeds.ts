/** What players do beside the deeds with cards and coins that the stories of the economy tell, too. */
import { randomUUID } from "node:crypto";
import { createGrant } from "#contract/grants.ts";
import { saveSettings } from "#contract/admin-settings.ts";
import * as arena from "#contract/arena.ts";
import { createBonusCard, checkCooldown } from "#contract/creation.ts";
import { chooseInDuel, getDuel } from "#contract/duel.ts";
import * as friends from "#contract/friends.ts";
import { buyLook, wearLook } from "#contract/looks.ts";
import * as market from "#contract/market.ts";
import * as missions from "#contract/missions.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { openPack, openWelcomePack } from "#contract/packs.ts";
import { setShowcase } from "#contract/showcase.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { lookIds, lookOf } from "#game/looks/looks.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { economyDeeds, type DeedTable, type World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";
import { copyOf, friendOf } from "./found.ts";
import { houseDeeds } from "./house-deeds.ts";
import { moneyDeeds } from "./money-deeds.ts";
import type { Outside } from "./outside/outside.ts";
import { rivalDeeds } from "./rival-deeds.ts";
import { openStubbornPlayer, type Surroundings } from "./stubborn-player.ts";

const LOOK_COINS = {
  backdrop: standardSettings.backdropCoins,
  emblem: standardSettings.emblemCoins,
  frame: standardSettings.frameCoins,
};

/** A duel against the computer, which mostly goes on until it is over. */
async function duelsComputer({ dice }: World, player: Actor) {
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);
  await player.call(arena.enterQueue, { playerCards });
  const answer = await player.call(arena.playComputer, {});
  const id = answer.body?.duelId;
  if (answer.status !== 200 || !id) return answer;
  const patience = dice.int(1, 30);
  for (let i = 0; i < patience; i++) {
    const duel = await player.call(getDuel, { id });
    if (duel.status !== 200 || duel.body.view.phase === "over") return duel;
    const choice = i === patience - 1 ? "surrender" : dice.pick(["strike", "guard", "special"]);
    await player.call(chooseInDuel, { id, step: duel.body.step, choice: choice as "strike" });
  }
  return answer;
}

/** One of the two finds the other by a code; or one of those who were asked answers. */
async function makesFriends({ db, dice, players }: World, player: Actor) {
  const [asker] = await db.rows<{ id: string }>(
    `select from_id as id from friend_requests where to_id = $1 limit 1`,
    [player.id],
  );
  if (asker && dice.chance(0.8)) return player.call(friends.acceptFriend, { id: asker.id });
  const found = await dice.pick(players).call(friends.newFriendCode, {});
  return found.status === 200 ? player.call(friends.askFriend, { code: found.body.code }) : found;
}

const someDeeds: DeedTable = {
  "visits the game": [2, (_, by) => (extras) => by.call(missions.recordVisit, {}, extras)],
  "has seen the tutorial": [1, (_, by) => (extras) => by.call(missions.finishTutorial, {}, extras)],
  "swaps a mission": [
    2,
    async (world, by) => {
      const open = await by.call(missions.listMissions, {});
      const id = open.body.length > 0 ? world.dice.pick(open.body).id : randomUUID();
      return (extras) => by.call(missions.swapMission, { id }, extras);
    },
  ],
  "buys a look": [
    5,
    ({ dice }, by) => {
      const look = dice.pick(lookIds);
      const price = LOOK_COINS[lookOf(look).kind] + (dice.chance(0.1) ? 1 : 0);
      return (extras) => by.call(buyLook, { look, price }, extras);
    },
  ],
  "wears a look": [
    2,
    async ({ db, dice }, by) => {
      const bought = await db.rows<{ look: (typeof lookIds)[number] }>(
        `select look from bought_looks where player_id = $1`,
        [by.id],
      );
      const some = dice.chance(0.8) ? bought.map(({ look }) => look) : [];
      const look = dice.pick(some.length > 0 ? some : lookIds);
      return (extras) => by.call(wearLook, { kind: lookOf(look).kind, look }, extras);
    },
  ],
  "tears the welcome pack open": [1, (_, by) => (extras) => by.call(openWelcomePack, {}, extras)],
  "opens a pack at an old price": [
    1,
    (_, by) => (extras) => by.call(openPack, { id: 1, price: 1 }, extras),
  ],
  "pays for a card": [
    1,
    async (_, by) => {
      const { body } = await by.call(checkCooldown, {});
      const input = { description: "a bear of snow", price: body.bonusPrice ?? 1, watch: true };
      return (extras) => by.call(createBonusCard, input, extras);
    },
  ],
  "shows cards": [
    2,
    async (_, by) => {
      const userCardIds = (await by.deck()).slice(0, 5).map(({ id }) => id);
      return (extras) => by.call(setShowcase, { userCardIds }, extras);
    },
  ],
  "duels against the computer": [2, (world, by) => () => duelsComputer(world, by)],
  "makes friends": [4, (world, by) => () => makesFriends(world, by)],
  "gives a friend a card": [
    3,
    async (world, by) => {
      const [friend, copy] = [await friendOf(world, by), await copyOf(world, by)];
      const input = { friendId: friend?.id ?? by.id, cardId: copy?.id ?? randomUUID() };
      return (extras) => by.call(transfers.giveToFriend, input, extras);
    },
  ],
  "gives a heart": [
    2,
    async (world, by) => {
      const friend = await friendOf(world, by);
      const made = await world.db.maybe<{ id: string }>(
        `select id from cards where creator_id = $1 limit 1`,
        [friend?.id ?? by.id],
      );
      return (extras) => by.call(friends.giveHeart, { id: made?.id ?? randomUUID() }, extras);
    },
  ],
};

/** The same thing by several players, or in several ways, in the same moment; the first answer. */
const atOnce = (...sends: readonly (() => Promise<Said>)[]): (() => Promise<Said>) => {
  return async () => (await Promise.all(sends.map((send) => send())))[0] as Said;
};

type Said = Awaited<ReturnType<Awaited<ReturnType<DeedTable[string][1]>>>>;

const newest = ({ seen }: World, kind: keyof World["seen"]): string =>
  seen[kind].at(-1)?.what ?? randomUUID();

const some = ({ dice, players }: World) => dice.shuffle(players).slice(0, 5);

const races: DeedTable = {
  "many buy the newest card": [
    3,
    (world) => {
      const id = newest(world, "listings");
      return atOnce(...some(world).map((by) => () => by.call(market.purchase, { id })));
    },
  ],
  // They share transactions, with those that go for the same card and those that are refused.
  "many buy the last few cards": [
    3,
    (world) => {
      const { dice, players, seen } = world;
      const few = seen.listings.slice(-8).map(({ what }) => what);
      const bids = dice.shuffle(players).slice(0, 16);
      return atOnce(
        ...bids.map((by) => {
          const id = few.length > 0 ? dice.pick(few) : randomUUID();
          return () => by.call(market.purchase, { id });
        }),
      );
    },
  ],
  "many claim the newest gift": [
    2,
    (world) => {
      const transferCode = newest(world, "transfers");
      return atOnce(
        ...some(world).map((by) => () => by.call(transfers.claimTransfer, { transferCode })),
      );
    },
  ],
  "many accept the newest trade": [
    2,
    async (world) => {
      const tradeCode = newest(world, "trades");
      const sends = some(world).map(async (by) => {
        const offeredCardId = (await copyOf(world, by))?.id ?? null;
        return () => by.call(trades.acceptTrade, { tradeCode, offeredCardId });
      });
      return atOnce(...(await Promise.all(sends)));
    },
  ],
  "offers one card in every way": [
    3,
    async (world, by) => {
      const id = (await copyOf(world, by))?.id ?? randomUUID();
      const listing = { cardId: id, price: 5, confirmed: true };
      return atOnce(
        () => by.call(market.createListing, listing),
        () => by.call(transfers.generateTransfer, { cardId: id }),
        () => by.call(trades.createTrade, { offeredCardId: id }),
        () => by.call(market.createListing, listing),
      );
    },
  ],
  "opens packs with the last coins": [
    2,
    (_, by) => atOnce(...[3, 3, 1, 1].map((id) => () => by.call(openPack, { id }))),
  ],
  "buys one look twice": [
    2,
    ({ dice }, by) => {
      const look = dice.pick(lookIds);
      const wanted = { look, price: LOOK_COINS[lookOf(look).kind] };
      return atOnce(
        () => by.call(buyLook, wanted),
        () => by.call(buyLook, wanted),
        () => by.call(buyLook, wanted),
      );
    },
  ],
  "takes an order back twice": [
    2,
    (world, player) => {
      const { by, what: id } = world.seen.orders.at(-1) ?? { by: player, what: randomUUID() };
      return atOnce(
        () => by.call(market.cancelOrder, { id }),
        () => by.call(market.cancelOrder, { id }),
      );
    },
  ],
  "visits twice": [
    1,
    (_, by) =>
      atOnce(
        () => by.call(missions.recordVisit, {}),
        () => by.call(missions.recordVisit, {}),
      ),
  ],
};

/** A player who comes, leaves a card and coins in the game's hands, and goes again. */
const leaves =
  (around: Surroundings): DeedTable[string][1] =>
  ({ db, dice }) =>
  async () => {
    const guest = await openStubbornPlayer(`guest_${inLetters(dice.int(0, 1e9))}`, around);
    const card = await db.one<{ id: string }>(`select id from cards limit 1`);
    await guest.call(market.createOrder, { cardId: card.id, price: 5 });
    const leave = { username: guest.username };
    const extras = { headers: { "idempotency-key": randomUUID() } };
    const left = await guest.call(deleteOwnAccount, leave, extras);
    const again = await guest.call(deleteOwnAccount, leave, extras);
    // Their session is over, and still the same request has the same answer.
    if (left.status === 200 && ![0, 200].includes(again.status)) {
      around.history.violations.push(`left, and then ${JSON.stringify(again.refusal)}`);
    }
    guest.state.isOver = true;
    return left;
  };

export const inLetters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => "dghlmqrvyz"[Number(digit)] ?? "");

/** `admin` has shown a moment ago who they are. */
const ofAdmin = (admin: () => Promise<Actor>): DeedTable => ({
  "an admin turns a price": [
    1,
    async ({ dice }) => {
      const by = await admin();
      const settings = {
        shareCoins: dice.int(10, 90),
        roadCoins: dice.int(5, 20),
        conversionsPerPlayerAndDay: 100,
        withdrawalsPerPlayerAndDay: 50,
        withdrawWaitHours: dice.pick([0, 24]),
      };
      return (extras) => by.call(saveSettings, { settings, why: "to try it" }, extras);
    },
  ],
  "an admin gives coins": [
    1,
    async ({ dice, players }) => {
      const by = await admin();
      const names = dice
        .shuffle(players)
        .slice(0, 3)
        .map(({ username }) => username);
      const what = { coins: dice.int(100, 900), message: "Sorry!", why: "the server was away" };
      return (extras) => by.call(createGrant, { ...what, names: names.join("\n") }, extras);
    },
  ],
});

/**
 * A picture takes as much of the processor as a hundred other calls, a sign-up as twenty: what wants one is
 * rare, so that the game is killed in the midst of the others.
 */
const RARELY: Record<string, number> = {
  "has a creature painted": 0.2,
  "pays for a card": 0.2,
  "leaves the game": 0.3,
};

export function allDeeds(
  around: Surroundings,
  admin: () => Promise<Actor>,
  outside: Outside,
): DeedTable {
  const all: DeedTable = {
    ...economyDeeds,
    ...someDeeds,
    ...races,
    ...ofAdmin(admin),
    ...moneyDeeds(outside),
    ...rivalDeeds,
    ...houseDeeds(admin),
    "leaves the game": [1, leaves(around)],
  };
  const rows = Object.entries(all);
  return Object.fromEntries(
    rows.map(([name, [weight, plan]]) => [name, [RARELY[name] ?? weight, plan]]),
  );
}
