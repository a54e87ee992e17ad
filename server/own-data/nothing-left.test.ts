/** A player who has used every feature leaves, and after 14 days none of their data is left. */
import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import { listLog } from "#contract/admin.ts";
import { changeAnyCard, getAnyCard } from "#contract/admin-collection.ts";
import * as battle from "#contract/battle.ts";
import { createCard, getCreation } from "#contract/creation.ts";
import * as family from "#contract/family.ts";
import * as invites from "#contract/invites.ts";
import * as market from "#contract/market.ts";
import * as moderation from "#contract/moderation.ts";
import { listNotifications } from "#contract/notifications.ts";
import { askForExport, deleteOwnAccount, readExport } from "#contract/own-data.ts";
import { openPack } from "#contract/packs.ts";
import * as purchases from "#contract/purchases.ts";
import { listCardPictures, paintCard, renameCard } from "#contract/remakes.ts";
import { getSecurity, renamePasskey } from "#contract/security.ts";
import { openCardPages } from "#contract/sharing.ts";
import * as trades from "#contract/trades.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { aFamily, approves, asks } from "#server/family/test-family.ts";
import { pays, silenceWebhooks, sweeps } from "#server/purchases/test-buyers.ts";
import { addPasskey, protect } from "#server/security/test-security.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { filesWith, keptLog, tablesWith } from "#server/testing/traces.ts";
import { accepts, deckCard, generates, offers } from "#server/trades/test-dealers.ts";

const { log, linesWith } = keptLog();
const game = await testGame({ log });
const { db } = game;
const { child, tokenFor } = aFamily(game);

/** The name, and a part of the address and of all that is written. */
const WORD = "quuxolotl";

const broken = () => auditAfter(db, () => Promise.resolve());

let keys = 0;
/** With a key, the server keeps the answer for a repeated request. */
const keptAnswer = () => ({ headers: { "idempotency-key": `${WORD}-${++keys}` } });

async function makesCard(player: ActingPlayer) {
  const input = { description: `a blue ${WORD} of ice` };
  const { id } = (await player.call(createCard, input, keptAnswer())).body.creation;
  return vi.waitFor(
    async () => {
      const { userCard } = (await player.call(getCreation, { id })).body;
      if (!userCard) throw new Error("the card is not made yet");
      return userCard;
    },
    { timeout: 300_000, interval: 100 },
  );
}

/** Another picture of a card, which the card does not show; returns its address. */
async function paintsAgain(player: ActingPlayer, id: string): Promise<string> {
  await player.call(paintCard, { id, price: 0 }, keptAnswer());
  return vi.waitFor(
    async () => {
      const { pictures } = (await player.call(listCardPictures, { id })).body;
      if (pictures.length < 2) throw new Error("the picture is not painted yet");
      return pictures[1]!.imageUrl;
    },
    { timeout: 300_000, interval: 100 },
  );
}

async function deals(mika: ActingPlayer, friend: ActingPlayer) {
  const offer = { offeredCardId: (await deckCard(mika)).id, forName: friend.username };
  const { tradeCode } = await offers(mika, offer);
  await accepts(friend, tradeCode, (await deckCard(friend)).id);
  const { transferCode } = await generates(mika, (await deckCard(mika, 1)).id);
  await friend.call(claimTransfer, { transferCode }, keptAnswer());
  const listed = { cardId: (await deckCard(mika, 2)).id, price: 20, type: "sell" } as const;
  const { body: listing } = await mika.call(market.createListing, listed, keptAnswer());
  await friend.call(market.purchase, { id: listing.id }, keptAnswer());
  const [deal] = (await friend.call(trades.dealHistory, {})).body;
  const report = { dealId: deal!.id, reason: "other", text: "was unkind" } as const;
  await friend.call(moderation.sendReport, report, keptAnswer());
  const own = { ...report, text: `${WORD} says no` };
  return mika.call(moderation.sendReport, own, keptAnswer());
}

const teamOf = async (player: ActingPlayer) =>
  (await player.deck()).slice(0, 3).map(({ id }) => id);

async function fights(mika: ActingPlayer, friend: ActingPlayer) {
  const own = { playerCards: await teamOf(mika) };
  const { battleCode } = (await mika.call(battle.createQrBattle, own)).body;
  const theirs = { battleCode, playerCards: await teamOf(friend) };
  const { battleId } = (await friend.call(battle.joinQrBattle, theirs, keptAnswer())).body;
  return mika.call(battle.executeQrBattle, { battleId }, keptAnswer());
}

async function buys(mika: ActingPlayer) {
  const wanted = { description: `a ${WORD} of the sea` };
  const { body } = await mika.call(purchases.createPremiumPayment, wanted, keptAnswer());
  await pays(game, body.clientSecret);
  await sweeps(game);
}

/** A child whose parent this is, for some days. */
async function looksAfter(mika: ActingPlayer) {
  const ward = await child();
  await asks(ward, mika.email);
  await approves(mika, await tokenFor(mika.email, "/family/answer"), ["market"]);
  const [own] = (await mika.call(family.listChildren, {})).body;
  const input = { id: ward.id, version: own!.version, set: { trade: true } };
  const saved = await mika.call(family.saveAllowances, input, keptAnswer());
  expect(saved.refusal.code).toBe("");
  expect((await mika.call(family.leaveChild, { id: ward.id })).status).toBe(200);
}

type Refusable = { refusal: { code: string } };

const who = `${WORD.toUpperCase()}, that is ${WORD}.two@game.test`;

/** What others write about a player and its card, admins as well. */
async function isSpokenOf(mika: ActingPlayer, friend: ActingPlayer, cardId: string) {
  const admin = await game.admin();
  const name = { playerId: mika.id, reason: "unkind", text: `${who} is mean` } as const;
  await friend.call(moderation.sendReport, name, keptAnswer());
  const told = (await admin.call(moderation.listReports, {})).body.find(
    ({ kind }) => kind === "name",
  )!;
  const { id, state, openedAt } = told;
  const decided = { decision: "rename", why: `${who}: no such names` } as const;
  const answers: Refusable[] = [
    await admin.call(moderation.decideReport, { id, state, openedAt, ...decided }),
  ];
  const appeal = { id, text: `${WORD} is my name` };
  answers.push(await mika.call(moderation.appeal, appeal, keptAnswer()));
  const {
    name: called,
    version,
    element,
    rarity,
  } = (await admin.call(getAnyCard, { id: cardId })).body;
  const written = { name: called, version, element, rarity, attack: 10, defense: 10 };
  const words = { description: `Belongs to ${WORD}.`, why: `as ${who} has asked` };
  const changed = { id: cardId, ...written, ...words };
  answers.push(await admin.call(changeAnyCard, changed));
  const [logged] = (await admin.call(listLog, { kind: "card" })).body;
  expect(logged?.why).toBe(`as ${WORD}, that is ${WORD} has asked`);
  return answers;
}

async function protectsItself(mika: ActingPlayer) {
  await protect(game, mika);
  await addPasskey(mika);
  const [own] = (await mika.call(getSecurity, {})).body.passkeys;
  return mika.call(renamePasskey, { id: own!.id, name: `Phone of ${WORD}` });
}

/** Leaves the word wherever a player can. */
async function isEverywhere() {
  silenceWebhooks(game);
  const friend = await game.player();
  const mika = await game.player({ username: WORD, born: "1985-03" });
  const { inviteCode } = (await friend.call(invites.generateInvite, {})).body;
  await mika.call(invites.redeemInvite, { inviteCode: inviteCode ?? "" }, keptAnswer());
  await db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select id, 'coins', 2000, 'gift', 'gift:' || gen_random_uuid(), 0 from players
      where id = any($1)`,
    [[mika.id, friend.id]],
  );
  const made = await makesCard(mika);
  await mika.call(openCardPages, { cardIds: [made.cardId] });
  await mika.send({ method: "GET", url: `/share/${made.cardId}.jpg` });
  await mika.call(openPack, { id: 1, luck: `luck ${WORD}` }, keptAnswer());
  const painted = await paintsAgain(mika, made.id);
  const another = { id: made.id, price: game.deps.settings.renameCoins };
  const answers: Refusable[] = [
    await mika.call(renameCard, { ...another, name: `Kind ${WORD}` }, keptAnswer()),
    await mika.call(renameCard, { ...another, name: "Moss Lantern" }, keptAnswer()),
  ];
  answers.push(await deals(mika, friend), await fights(mika, friend));
  await buys(mika);
  await looksAfter(mika);
  const names = { firstName: `First${WORD}`, lastName: `Last${WORD}` };
  const changed = { ...names, email: `${WORD}.two@game.test`, currentPassword: "lantern-of-moss" };
  answers.push(await mika.call(account.updateProfile, changed, keptAnswer()));
  answers.push(...(await isSpokenOf(mika, friend, made.cardId)), await protectsItself(mika));
  expect(answers.map(({ refusal }) => refusal.code)).toEqual(answers.map(() => ""));
  await db.rows(
    `insert into admin_log (admin_id, at, deed, subject_kind, subject_id, before, after)
     values ($1::uuid, now(), 'role changed', 'user', $1::uuid::text, '{"role":"user"}', '{"role":"admin"}')`,
    [mika.id],
  );
  await mika.call(askForExport, {});
  await vi.waitFor(async () => expect((await mika.call(readExport, {})).body.state).toBe("ready"), {
    timeout: 300_000,
    interval: 100,
  });
  return { mika, friend, made, painted };
}

test("14 days after somebody has left, no table, file, letter or log has their name or address", async () => {
  const { mika, friend, made, painted } = await isEverywhere();
  expect((await game.app.inject(painted)).statusCode).toBe(200);
  expect(await tablesWith(db, WORD)).toEqual(
    expect.arrayContaining([
      ...["players", "creations", "pack_openings", "reports", "purchases", "notifications"].map(
        (table) => `public.${table}`,
      ),
      ...["allowance_changes", "idempotent_answers", "mailed_tokens", "passkeys"].map(
        (table) => `public.${table}`,
      ),
      "public.report_cases",
      "public.card_renames",
    ]),
  );
  expect((await filesWith(game.dataDir, WORD)).length).toBeGreaterThan(3);

  expect((await mika.call(deleteOwnAccount, { username: WORD })).status).toBe(200);
  game.wait(14 * DAY_MS + 60_000);
  await vi.waitFor(
    async () => {
      const row = await db.one<{ email: string }>(`select email from players where id = $1`, [
        mika.id,
      ]);
      expect(row.email).toMatch(/^erased /);
    },
    { timeout: 300_000, interval: 100 },
  );

  expect(await tablesWith(db, WORD)).toEqual([]);
  expect(await filesWith(game.dataDir, WORD)).toEqual([]);
  expect(await filesWith(game.dataDir, mika.id)).toEqual([]);
  expect(linesWith(WORD)).toEqual([]);
  expect((await game.app.inject(made.card.imageUrl)).statusCode).toBe(404);
  expect((await game.app.inject(painted)).statusCode).toBe(404);
  expect(await broken()).toEqual([]);
  // The friend who traded with the player keeps their card and reads a made-up name.
  const { items } = (await friend.call(listNotifications, {})).body;
  expect(items.length).toBeGreaterThan(1);
});
