import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as purchases from "#contract/purchases.ts";
import { listDeck } from "#contract/collection.ts";
import { createCard, getCreation } from "#contract/creation.ts";
import * as family from "#contract/family.ts";
import { sendReport } from "#contract/moderation.ts";
import { listNotifications } from "#contract/notifications.ts";
import { openPack } from "#contract/packs.ts";
import { claimTransfer, generateTransfer } from "#contract/transfers.ts";
import * as trades from "#contract/trades.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { pays, silenceWebhooks, sweeps } from "#server/purchases/test-buyers.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { filesWith as filesOf, keptLog, tablesWith as tablesOf } from "#server/testing/traces.ts";
import { eraseOverdue } from "./erase.ts";
import { family as familyWith } from "./test-children.ts";
import { aFamily, approves, asks, births, newAddress } from "./test-family.ts";

const { log, linesWith } = keptLog();
const game = await testGame({ log });
const { adult, approvedBy, child, tokenFor } = aFamily(game);

/** Stands in everything that the child enters. */
const WORD = "quuxolotl";

const tablesWith = (word: string) => tablesOf(game.db, word);
const filesWith = (word: string) => filesOf(game.dataDir, word);

const isClosed = (id: string) =>
  game.db.value<boolean>(
    `select deleted_at is not null and erase_at is null as is from players where id = $1`,
    [id],
  );

const erased = (id: string) =>
  vi.waitFor(async () => expect(await isClosed(id)).toBe(true), {
    timeout: 300_000,
    interval: 100,
  });

const broken = () => auditAfter(game.db, () => Promise.resolve());

/** A card of the player's own words, once it is made. */
async function makesCard(player: Caller, description: string) {
  const { id } = (await player.call(createCard, { description })).body.creation;
  return vi.waitFor(
    async () => {
      const { userCard } = (await player.call(getCreation, { id })).body;
      if (!userCard) throw new Error("the card is not made yet");
      return userCard;
    },
    { timeout: 300_000, interval: 100 },
  );
}

/** Enters the word wherever a child can, before it says how old it is and afterwards. */
async function entersTheWordEverywhere(parentEmail: string) {
  const visitor = game.visitor();
  const names = { firstName: `First${WORD}`, lastName: `Last${WORD}` };
  const signedUp = await visitor.call(
    account.signUp,
    { email: `${WORD}@game.test`, password: `secret ${WORD}`, username: `${WORD} fan`, ...names },
    { headers: { "idempotency-key": `sign-up-${WORD}` } },
  );
  const mika = { ...visitor, id: signedUp.body.id };
  const made = await makesCard(mika, `a blue ${WORD} of ice that hums`);
  await mika.send({ method: "GET", url: `/share/${made.cardId}.jpg` });
  await game.db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', 1000, 'gift', 'gift:' || gen_random_uuid(), 0)`,
    [mika.id],
  );
  const luck = { id: 1, luck: `luck ${WORD}` };
  const opened = await mika.call(openPack, luck, { headers: { "idempotency-key": WORD } });

  const friend = await game.player();
  const offer = { offeredCardId: made.id, forName: friend.username };
  const { tradeCode } = (await mika.call(trades.createTrade, offer)).body;
  const twice = { headers: { "idempotency-key": "friend" } };
  await friend.call(trades.declineTrade, { tradeCode }, twice);
  const [card] = (await mika.call(listDeck, {})).body;
  const { transferCode } = (await mika.call(generateTransfer, { cardId: card!.id })).body;
  const claimed = await friend.call(
    claimTransfer,
    { transferCode },
    {
      headers: { "idempotency-key": "friend-2" },
    },
  );
  const [deal] = (await mika.call(trades.dealHistory, {})).body;
  const report = { dealId: deal!.id, reason: "other", text: `${WORD} was unkind` } as const;
  const reported = await mika.call(sendReport, report);

  await mika.call(account.sayAge, { birthMonth: births.child() });
  const email = `${WORD}.two@game.test`;
  const changed = await mika.call(account.updateProfile, {
    ...names,
    email,
    currentPassword: `secret ${WORD}`,
  });
  const asked = await asks(mika, parentEmail);
  const answers = [signedUp, opened, claimed, reported, changed, asked];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await tokenFor(parentEmail, "/family/answer");
  await tokenFor(email, "/verify-email");
  return { mika, friend, made };
}

test("nothing is left of what a child entered when nobody has answered for 14 days", async () => {
  const parentEmail = `${WORD}.parent@game.test`;
  const { mika, friend, made } = await entersTheWordEverywhere(parentEmail);
  const { imageUrl: picture, name: cardName } = made.card;
  expect(await tablesWith(cardName)).toEqual(
    expect.arrayContaining(["public.cards", "public.creations", "public.notifications"]),
  );
  const tables = await tablesWith(WORD);
  expect(tables).toEqual(
    expect.arrayContaining([
      "public.players",
      "public.approvals",
      "public.creations",
      "public.pack_openings",
      "public.reports",
      "public.mailed_tokens",
    ]),
  );
  expect((await filesWith(WORD)).length).toBeGreaterThan(2);
  expect((await game.app.inject(picture)).statusCode).toBe(200);

  game.wait(14 * DAY_MS - 60_000);
  expect((await mika.call(account.currentUser, {})).status).toBe(200);
  game.wait(120_000);
  await erased(mika.id);

  expect(await tablesWith(WORD)).toEqual([]);
  const select = "select to_jsonb(c)::text as told from cards c where id = $1";
  const told = await game.db.value<string>(select, [made.card.id]);
  expect(told).not.toContain(cardName);
  // Another card's story may have the same word by chance, and so may a creature of the catalogue or
  // the name of a limit.
  const named = await tablesWith(cardName);
  expect(
    named.filter((table) => !/^public\.(cards|shipped_creatures|counted_tries)$/.test(table)),
  ).toEqual([]);
  expect(await filesWith(WORD)).toEqual([]);
  expect(linesWith(WORD)).toEqual([]);
  expect((await game.app.inject(picture)).statusCode).toBe(404);
  expect(await broken()).toEqual([]);
  expect((await mika.call(account.currentUser, {})).status).toBe(401);
  const login = { email: `${WORD}.two@game.test`, password: `secret ${WORD}` };
  expect((await game.visitor().call(account.login, login)).status).toBe(401);
  // A friend who dealt with the child reads a made-up name now, and keeps the card.
  const { items } = (await friend.call(listNotifications, {})).body;
  expect(items.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{4} offers you a trade$/),
  );
});

test("a card that somebody else owns keeps its words and its picture", async () => {
  const mika = await game.player({ born: null });
  const made = await makesCard(mika, "a kind lantern fox of amber");
  const friend = await game.player();
  const { transferCode } = (await mika.call(generateTransfer, { cardId: made.id })).body;
  await friend.call(claimTransfer, { transferCode });
  await mika.call(account.sayAge, { birthMonth: births.child() });
  await asks(mika, newAddress());

  game.wait(15 * DAY_MS);
  await erased(mika.id);

  const kept = (await friend.cards()).find(({ id }) => id === made.id);
  expect(kept?.card).toEqual(made.card);
  expect((await game.app.inject(made.card.imageUrl)).statusCode).toBe(200);
  const words = await game.db.rows(
    `select from creations where player_id = $1 and description <> ''`,
    [mika.id],
  );
  expect(words).toEqual([]);
  expect(await broken()).toEqual([]);
});

test("of what was bought the receipts stay, without a name and without a word", async () => {
  const { child: mika, guardian } = await familyWith(game, { band: "teen" });
  await game.db.rows(`insert into allowances (player_id, money) values ($1, 'ask')`, [mika.id]);
  game.deps.sessions.forget(mika.id);
  silenceWebhooks(game);
  const wanted = { description: `a ${WORD} of the sea` };
  const asked = (await mika.call(purchases.createPremiumPayment, wanted)).body.purchase;
  const { body } = await guardian.call(purchases.approvePurchase, { id: asked.id });
  await pays(game, body.clientSecret);
  await sweeps(game);
  expect(await tablesWith(WORD)).toEqual(
    expect.arrayContaining(["public.creations", "public.purchases"]),
  );
  expect(await tablesWith(mika.username)).toContain("public.notifications");

  const right = { id: mika.id, name: mika.username, password: "lantern-of-moss" };
  expect((await guardian.call(family.deleteChild, right)).status).toBe(200);
  await erased(mika.id);

  expect(await tablesWith(WORD)).toEqual([]);
  expect(await tablesWith(mika.username)).toEqual([]);
  const [receipt] = (await guardian.call(purchases.listPurchases, {})).body;
  expect(receipt).toMatchObject({ title: "Premium card", amountCents: 199, state: "granted" });
  expect(await broken()).toEqual([]);
});

test("a no closes the account in the same moment, and erases it", async () => {
  const mika = await child();
  const email = newAddress();
  await asks(mika, email);
  const token = await tokenFor(email, "/family/answer");

  const { body } = await game.visitor().call(family.refuseChild, { token, why: "no" });

  expect(body.message).toContain("erased");
  expect((await mika.call(account.currentUser, {})).status).toBe(401);
  await erased(mika.id);
  expect(await tablesWith(mika.username)).toEqual([]);
  expect(await tablesWith(email)).toEqual([]);
  expect(await filesWith(email)).toEqual([]);
});

test("a child that asks nobody is waited for 14 days as well", async () => {
  const [quiet, approved] = [await child(), await child()];
  const email = newAddress();
  await asks(approved, email);
  const token = await tokenFor(email, "/family/answer");
  await approves(await adult(email), token);
  // The time begins when the server has seen the child.
  await vi.waitFor(async () => {
    const rows = await game.db.rows(`select from players where id = $1 and erase_at is not null`, [
      quiet.id,
    ]);
    expect(rows).toHaveLength(1);
  }, 300_000);

  game.wait(15 * DAY_MS);

  await erased(quiet.id);
  expect((await game.as(approved).call(account.currentUser, {})).status).toBe(200);
});

test("an approval that is taken back leaves 14 days to ask another parent", async () => {
  const mika = await child();
  const { parent } = await approvedBy(mika, ["market"]);
  game.wait(DAY_MS);
  const token = await tokenFor(parent.email, "/family/take-back");
  await game.visitor().call(family.takeBackApproval, { token });

  game.wait(14 * DAY_MS - 60_000);
  expect((await mika.call(account.currentUser, {})).status).toBe(200);
  game.wait(120_000);

  await erased(mika.id);
  expect(await tablesWith(mika.username)).toEqual([]);
  expect(await broken()).toEqual([]);
});

test("who comes of age while waiting is not erased", async () => {
  const mika = await child();
  await asks(mika, newAddress());
  await game.db.rows(
    `update players set age_last_month = to_char(now(), 'YYYY-MM') where id = $1`,
    [mika.id],
  );

  game.wait(62 * DAY_MS);

  await vi.waitFor(async () => {
    const row = await game.db.one(`select deleted_at, erase_at from players where id = $1`, [
      mika.id,
    ]);
    expect(row).toEqual({ deleted_at: null, erase_at: null });
  }, 300_000);
  expect((await mika.call(account.currentUser, {})).body.ageBand).toBe("teen");
});

test("a parent without an account gets a letter when the other one deletes the account", async () => {
  const mika = await child();
  const { parent } = await approvedBy(mika);
  const email = newAddress();
  await asks(mika, email);
  const token = await tokenFor(email, "/family/answer");
  const yes = await game.visitor().call(family.approveChild, { token, open: [], isAdult: true });
  expect(yes.status).toBe(200);
  const tried: string[] = [];
  const { mailer } = game.deps;
  game.deps.mailer = {
    ...mailer,
    async send(letter) {
      if (!letter.subject.includes("was deleted")) {
        await mailer.send(letter);
        return;
      }
      tried.push(`${letter.to} ${letter.subject}`);
      // The mail server is away for a moment, and the account waits to be erased.
      await eraseOverdue(game.deps);
      if (tried.length === 1) throw new Error("no mail server");
    },
  };

  const right = { id: mika.id, name: mika.username, password: "lantern-of-moss" };
  expect((await parent.call(family.deleteChild, right)).status).toBe(200);
  await erased(mika.id);

  const letter = `${email} Taleborn: the account of "${mika.username}" was deleted`;
  expect(tried).toEqual([letter, letter]);
  expect(await tablesWith(email)).toEqual([]);
  expect(await filesWith(email)).toEqual([]);
});

test("a parent with an account gets the letter, too, and the one who deletes gets none", async () => {
  const mika = await child();
  const { parent } = await approvedBy(mika);
  const { parent: other } = await approvedBy(mika);
  const sent: string[] = [];
  const { mailer } = game.deps;
  game.deps.mailer = {
    ...mailer,
    async send({ to, subject }) {
      sent.push(`${to} ${subject}`);
    },
  };

  const right = { id: mika.id, name: mika.username, password: "lantern-of-moss" };
  expect((await parent.call(family.deleteChild, right)).status).toBe(200);
  await erased(mika.id);
  game.deps.mailer = mailer;

  expect(sent).toEqual([`${other.email} Taleborn: the account of "${mika.username}" was deleted`]);
});
