/**
 * An admin turns something off while a call that costs or earns money is under way, at whichever statement
 * one of the two stands: the call was over before, or it is refused and has changed nothing. What it
 * had begun before is finished.
 */
import { afterEach, expect, test } from "vitest";
import { saveSettings } from "#contract/admin-settings.ts";
import { listAllPackages, updatePackage } from "#contract/admin-purchases.ts";
import { openPack } from "#contract/packs.ts";
import { generateTransfer } from "#contract/transfers.ts";
import { must } from "#game/lib/must.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import type { GameSettings } from "#game/settings/settings.ts";
import { buys, lists, newCard, orders, sells } from "#server/market/test-sellers.ts";
import { noPictures, silenceWebhooks, sweeps } from "#server/purchases/test-buyers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { noLimits } from "#server/testing/changes/walk.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { beginnings, freeCard, hadBy, type MoneyCalls } from "#server/testing/money-calls.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { deckCard } from "#server/trades/test-dealers.ts";

const game = await testGame({
  isBusy: true,
  adjust: ({ db }) => ({ ...noPictures(), limits: noLimits, db: heldDb(db) }),
});
silenceWebhooks(game);
/** A call has some twenty statements. */
const STRIDE = volumeOf(1, 12);

const calls: MoneyCalls = {
  ...beginnings,
  async sale(_, player) {
    const cardId = await freeCard(player);
    return () => lists(player, cardId, 10);
  },
  async purchase(_, player) {
    const listing = await sells(await game.player(), 10);
    return () => buys(player, listing);
  },
  async "wanted card"(_, player) {
    const cardId = await newCard(game);
    return () => orders(player, cardId, 10);
  },
  async "code for a card"(_, player) {
    const { id: cardId } = await deckCard(player);
    return () => player.call(generateTransfer, { cardId });
  },
  pack: (_, player) => Promise.resolve(() => player.call(openPack, { id: 1 })),
};

type Turning = {
  turns(admin: ActingPlayer, isOn: boolean): Promise<{ status: number }>;
  /** How what comes afterwards is refused. */
  code: string;
  governs: readonly string[];
};

const setting =
  (on: Partial<GameSettings>, off: Partial<GameSettings>): Turning["turns"] =>
  (admin, isOn) =>
    admin.call(saveSettings, { settings: isOn ? on : off });

const usual = { conversionsPerPlayerAndDay: 10, withdrawalsPerPlayerAndDay: 3 };

const switches: Record<string, Turning> = {
  "maintenance mode": {
    turns: setting({ maintenanceMode: false }, { maintenanceMode: true }),
    code: "maintenance",
    governs: Object.keys(calls),
  },
  "no conversions a day": {
    turns: setting(usual, { conversionsPerPlayerAndDay: 0 }),
    code: "conversions_used_up",
    governs: ["conversion"],
  },
  "no withdrawals a day": {
    turns: setting(usual, { withdrawalsPerPlayerAndDay: 0 }),
    code: "withdrawals_used_up",
    governs: ["withdrawal"],
  },
  "a package out of the store": {
    async turns(admin, active) {
      const packages = (await admin.call(listAllPackages, {})).body;
      const starter = must(
        packages.find(({ id }) => id === "starter"),
        "package",
      );
      return admin.call(updatePackage, {
        ...starter,
        color: "from-blue-500 to-purple-600",
        active,
      });
    },
    code: "no_package",
    governs: ["credits"],
  },
};

const ways = Object.entries(switches).flatMap(([name, { governs }]) =>
  governs.map((deal) => [name, deal] as const),
);

/** What has been begun, too: coins in a deal, and cards that wait for others. */
const allHadBy = async (player: ActingPlayer): Promise<object> => ({
  ...(await hadBy(game, player)),
  ...(await game.db.one<object>(
    `select (select coins from purses where player_id = $1) as coins,
            (select count(*)::int from ledger where player_id = $1) as booked,
            (select count(*)::int from holds h join owned_cards o on o.id = h.owned_card_id
              where o.owner_id = $1 and h.holder <> 'nft') as held`,
    [player.id],
  )),
});

/** A player who is about to call, and another one who calls after it is turned off. */
async function prepared(deal: string) {
  const [player, late] = [await game.player(), await game.player()];
  const prepare = must(calls[deal], deal);
  const [call, callLater] = [await prepare(game, player), await prepare(game, late)];
  return { player, call, callLater, had: await allHadBy(player) };
}

type Ready = Awaited<ReturnType<typeof prepared>>;

type Ended = Ready & {
  way: readonly [name: string, deal: string];
  before: string | null;
  answer: Awaited<ReturnType<Ready["call"]>>;
  /** What had been had when the admin had the answer. */
  hadThen: object;
};

async function expectWhole({ way: [name], before, player, had, answer, hadThen, ...rest }: Ended) {
  await sweeps(game);
  const code = must(switches[name], name).code;
  const isDone = answer.status === 200;
  expect({ before, code: answer.refusal.code }).toEqual({ before, code: isDone ? "" : code });
  expect({ before, had: await allHadBy(player) }).toEqual({ before, had: hadThen });
  expect({ before, isChanged: JSON.stringify(hadThen) !== JSON.stringify(had) }).toEqual({
    before,
    isChanged: isDone,
  });
  expect((await rest.callLater()).refusal.code).toBe(code);
}

/** Stops one of the two before each of its statements, while the other one goes as far as it can. */
async function expectEither(way: Ended["way"], isCallHeld: boolean): Promise<void> {
  const admin = await game.admin();
  const { turns } = must(switches[way[0]], way[0]);
  const turnsOff = (player: ActingPlayer) => async () => {
    expect((await turns(admin, false)).status).toBe(200);
    return allHadBy(player);
  };
  for (let statement = 0; ; statement += STRIDE) {
    await turns(admin, true);
    const ready = await prepared(way[1]);
    const off = turnsOff(ready.player);
    const held = hold<unknown>(statement, isCallHeld ? ready.call : off);
    const before = await held.stopped;
    const other: Promise<unknown> = (isCallHeld ? off : ready.call)();
    await goAhead(game.db, other);
    held.release();
    const both = await Promise.all([held.answer, other]);
    const [answer, hadThen] = (isCallHeld ? both : both.toReversed()) as [Ended["answer"], object];
    await expectWhole({ ...ready, way, before, answer, hadThen });
    if (before === null) break;
  }
}

const brokenRules = () => auditAfter(game.db, async () => {});

afterEach(async () => {
  await game.db.rows(`delete from game_settings`);
  await game.db.rows(`update store_packages set active = true`);
  await game.deps.settingsSource.reload();
});

test.for(ways)("%s, turned while one asks for: %s", async (way) => {
  await expectEither(way, true);
  expect(await brokenRules()).toEqual([]);
});

test.for(ways)("%s, being stored while one asks for: %s", async (way) => {
  await expectEither(way, false);
  expect(await brokenRules()).toEqual([]);
});
