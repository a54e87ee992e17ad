import { expect, test } from "vitest";
import { login, proveAgain } from "#contract/account.ts";
import * as arena from "#contract/arena.ts";
import { chooseInDuel, getDuel } from "#contract/duel.ts";
import { listContent } from "#contract/content.ts";
import { listPacks, openPack } from "#contract/packs.ts";
import { PROOF_MINUTES } from "#contract/endpoint.ts";
import * as contract from "#contract/admin-settings.ts";
import { publicSettings } from "#contract/settings.ts";
import { share, shareStatus } from "#contract/sharing.ts";
import { openTab } from "#server/live/test-tab.ts";
import { pricesOf, sells } from "#server/market/test-sellers.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";
import { listLog, undoDeed } from "#contract/admin.ts";
import { restoreSettings } from "./service.ts";

const game = await testGame();
const admin = await game.admin();

type Changes = Record<string, string | number | boolean | null>;

const saves = (settings: Changes, by: Caller = admin) =>
  by.call(contract.saveSettings, { settings });

const valueOf = async (name: string) => {
  const { body } = await admin.call(contract.getSettings, {});
  return body.settings.find((one) => one.name === name)!;
};

const entersQueue = async (player: ActingPlayer) => {
  const playerCards = (await player.deck()).slice(0, 3).map(({ id }) => id);
  return player.call(arena.enterQueue, { playerCards });
};

const lastInLog = () =>
  game.db.one<{ deed: string; before: object; after: object }>(
    `select deed, before, after from admin_log order by number desc limit 1`,
  );

test("every setting is shown with its bounds, its help and where it comes from", async () => {
  const { body } = await admin.call(contract.getSettings, {});

  expect(body.settings.length).toBeGreaterThan(30);
  const shown = (name: string) => body.settings.find((one) => one.name === name);
  expect(shown("shareCoins")).toMatchObject({ value: 50, source: "standard", from: 0, to: 1000 });
  expect(shown("aiCallsPerDay")).toMatchObject({ value: 0, source: "environment" });
  expect(body.secrets).toEqual([
    { name: "Stripe secret key", lastFour: "", source: "none", setBy: null, setAt: null },
  ]);
});

test("a change is checked, kept in the log, told to every process, and can be taken back", async () => {
  const other = await game.another();

  const { body } = await saves({ shareCoins: 40, marketFeePercent: 7 });

  expect(body.settings.find(({ name }) => name === "shareCoins")).toMatchObject({
    value: 40,
    source: "admin",
    changedBy: admin.username,
  });
  expect(game.deps.settings.shareCoins).toBe(40);
  await expect.poll(() => other.deps.settings.marketFeePercent).toBe(7);
  const log = await lastInLog();
  expect(log).toMatchObject({
    deed: "settings changed",
    before: { shareCoins: null, marketFeePercent: null },
    after: { shareCoins: 40, marketFeePercent: 7 },
  });

  await game.db.transaction((tx) => restoreSettings(tx, "", log.before, game.deps));
  await expect.poll(() => game.deps.settings.shareCoins).toBe(50);
  expect(await valueOf("marketFeePercent")).toMatchObject({ value: 5, source: "standard" });
});

test.for<[Changes, string, string]>([
  [{ shareCoins: 40, nothing: 1 }, "no_such_setting", "nothing"],
  [{ shareCoins: 4000 }, "setting_out_of_bounds", "shareCoins"],
  [{ maintenanceMode: "yes" }, "setting_out_of_bounds", "maintenanceMode"],
  [{ aiCallsPerDay: 5 }, "setting_from_environment", "aiCallsPerDay"],
  [{ foundersUntil: "2099-01-01" }, "founders_after_campaign", "foundersUntil"],
  [{ foundersUntil: "2020-01-01" }, "founders_keep_badge", "foundersUntil"],
  [{ inviteHoldDays: 9 }, "hold_never_ends", "inviteHoldDays"],
])("%j is refused as %s, and nothing of it is kept", async ([change, code, field]) => {
  const { refusal } = await saves(change);

  expect([refusal.code, refusal["field"]]).toEqual([code, field]);
  expect((await valueOf("shareCoins")).value).toBe(50);
});

test("only an admin who has just shown who they are may change settings", async () => {
  const player = await game.player();
  const late = await game.admin();
  expect((await saves({ shareCoins: 1 }, player)).refusal.code).toBe("not_admin");

  game.wait(PROOF_MINUTES * 60_000);
  game.deps.sessions.forgetAll();
  expect((await saves({ shareCoins: 1 }, late)).refusal.code).toBe("prove_again");
  await admin.call(proveAgain, { password: "lantern-of-moss" });
});

test("rewards, fees and prices follow at once, and what was promised stays", async () => {
  const [player, seller] = [await game.player(), await game.player()];
  const cardId = (await player.cards())[0]!.card.id;
  const listed = await sells(seller, 100);
  const [pack] = (await player.call(listPacks, {})).body;

  await saves({ shareCoins: 20, sharesPerDay: 1, freeSales: 0, starterPackCoins: 150 });

  const shares = () => player.call(share, {});
  expect((await shares()).body).toMatchObject({ coins: 20, dailySharesRemaining: 0 });
  expect((await shares()).refusal.code).toBe("no_shares_left");
  expect((await player.call(shareStatus, {})).body.canEarnRewards).toBe(false);
  expect(await pricesOf(player, cardId)).toMatchObject({ feePercent: 5, freeSales: 0 });
  const feePercent = await game.db.value<number>(
    `select fee_percent as "feePercent" from listings where id = $1`,
    [listed.id],
  );
  expect(feePercent).toBe(0);

  const looked = await player.call(openPack, { id: 1, price: pack!.price });
  expect(looked.refusal.code).toBe("price_changed");
  const again = (await player.call(listPacks, {})).body[0]!;
  expect(again.price).toBe(150);
  const before = await player.coins();
  expect((await player.call(openPack, { id: 1, price: 150 })).status).toBe(200);
  expect(await player.coins()).toBe(before - 150);
  await saves({ shareCoins: null, sharesPerDay: null, freeSales: null, starterPackCoins: null });
});

test("in maintenance players change nothing but what they have begun, and everybody is told", async () => {
  const [player, waiting] = [await game.player(), await game.player()];
  await entersQueue(waiting);
  await entersQueue(player);
  const { duelId } = (await player.call(arena.playComputer, {})).body;
  const url = await game.url();
  const tab = await openTab(url, player);

  await saves({ maintenanceMode: true, maintenanceText: "We are painting the trees." });

  expect((await tab.hears("changed", ({ noun }) => noun === "settings")).noun).toBe("settings");
  expect((await game.visitor().call(publicSettings, {})).body.maintenance).toBe(
    "We are painting the trees.",
  );
  const refused = await player.send({
    method: "POST",
    url: "/api/battles/quick",
    payload: { playerCards: [], battleType: "computer" },
  });
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "60"]);
  expect(refused.json()).toMatchObject({
    code: "maintenance",
    message: "We are painting the trees.",
  });
  expect((await entersQueue(player)).refusal.code).toBe("maintenance");
  const { step } = (await player.call(getDuel, { id: duelId! })).body;
  const chosen = await player.call(chooseInDuel, { id: duelId!, step, choice: "surrender" });
  expect(chosen.body.view.result).toBe("lost");
  const { email } = player;
  expect((await game.visitor().call(login, { email, password: "lantern-of-moss" })).status).toBe(
    200,
  );
  expect((await player.cards()).length).toBe(12);

  await saves({ maintenanceMode: null, maintenanceText: null });
  expect((await player.battles()).status).toBe(200);
  tab.socket.close();
});

const news = async () => {
  const { body } = await admin.call(listContent, { type: "announcement" });
  return body.map(({ content }) => content);
};

test("new players are greeted in the words that were set, or not at all", async () => {
  expect((await news()).join(" ")).toContain("Create today's free card");

  await saves({ welcomeMessage: "Come in, find out." });
  expect(await news()).toContain("Come in, find out.");
  await saves({ welcomeMessage: "" });
  expect((await news()).join(" ")).not.toContain("Come in");
  await saves({ welcomeMessage: null });
});

test("the database is tried without leaving anything behind", async () => {
  const { body } = await admin.call(contract.testDatabase, {});

  expect(body).toMatchObject({ success: true, database: game.deps.databaseKind });
  expect(body.tookMs).toBeGreaterThanOrEqual(0);
  expect(
    await game.db.rows(`select 1 from game_settings where name = 'test of the database'`),
  ).toEqual([]);
});

test("clearing the cache makes every process ask the database again", async () => {
  const other = await game.another();
  const player = await game.player();
  const there = other.as(player);
  await Promise.all([player.cards(), there.send({ url: "/api/cards/user" })]);
  await game.db.rows(`update sessions set expires_at = now() where player_id = $1`, [player.id]);

  const { body } = await admin.call(contract.clearCache, {});

  expect(body.forgotten).toContain("sessions");
  const [row] = (await admin.call(listLog, { limit: 1 })).body;
  expect(row).toMatchObject({ deed: "caches cleared", admin: { id: admin.id } });
  expect((await player.send({ url: "/api/cards/user" })).statusCode).toBe(401);
  await expect
    .poll(async () => (await there.send({ url: "/api/cards/user" })).statusCode)
    .toBe(401);
});

test("what would contradict a later setting is not taken back", async () => {
  await saves({ inviteHoldBattles: 5 });
  const number = await game.db.value<number>(
    `select max(number) as number from admin_log where subject_kind = 'settings'`,
  );
  await saves({ inviteHoldDays: 5 });

  const { refusal } = await admin.call(undoDeed, { number, why: "" });

  expect(refusal.code).toBe("hold_never_ends");
  await saves({ inviteHoldDays: null, inviteHoldBattles: null });
});
