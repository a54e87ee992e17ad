import { expect, test } from "vitest";
import { listLog, undoDeed } from "#contract/admin.ts";
import { createListing, purchase } from "#contract/market.ts";
import * as battles from "#contract/battle.ts";
import * as contract from "#contract/moderation.ts";
import { listNotifications } from "#contract/notifications.ts";
import { looksMadeUp } from "#game/account/made-up-name.ts";
import { newId } from "#server/lib/ids.ts";
import { readForDoubts } from "./doubts.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const admin = await game.admin();

const three = async () => [await game.player(), await game.player(), await game.player()] as const;

let cards = 0;

/** A card of the maker's own words, of which the others have a copy. */
async function cardOf(maker: ActingPlayer, ...owners: readonly ActingPlayer[]) {
  const name = `Rudefox ${"abcdefghij"[cards++]}ex`;
  const id = await game.db.value<string>(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
                        abilities, special_ability, description, backstory, looks, image_url,
                        thumb_url, usd_value_cents, creator_id)
     select gen_random_uuid(), 'created', $1, lower($1), japanese_name, element, rarity, attack,
            defense, abilities, special_ability, 'A rude thing.', backstory, looks,
            image_url, thumb_url, usd_value_cents, $2
       from cards limit 1 returning id`,
    [name, maker.id],
  );
  for (const { id: ownerId } of [maker, ...owners]) {
    await game.db.rows(
      `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
       values (gen_random_uuid(), $2, $1, 'vault', 'gift', 'gift:test')`,
      [id, ownerId],
    );
  }
  return { id, name };
}

const teamOf = async (player: ActingPlayer) =>
  (await player.deck()).slice(0, 3).map(({ id }) => id);

const reports = (player: ActingPlayer, about: object, text = "") =>
  player.call(contract.sendReport, { ...about, reason: "unkind", text });

const caseOf = async (subjectId: string) => {
  const rows = (await admin.call(contract.listReports, { limit: 200 })).body;
  return rows.find((row) => row.subjectId === subjectId)!;
};

type Seen = Pick<contract.ReportCase, "id" | "state" | "openedAt">;

/** About the case as the admin sees it. */
const decides = ({ id, state, openedAt }: Seen, decision: contract.Decision, why = "") =>
  admin.call(contract.decideReport, { id, state, openedAt, decision, why });

const nameOfCard = (id: string) =>
  game.db.value<string>(`select name from cards where id = $1`, [id]);

const shownName = ({ id }: ActingPlayer) =>
  game.db.value<string>(`select shown_name as name from players where id = $1`, [id]);

const told = async (player: ActingPlayer) =>
  (await player.call(listNotifications, {})).body.items.map(({ title, text }) => [title, text]);

const codes = (answers: readonly { status: number; refusal: { code: string } }[]) =>
  answers.map(({ status, refusal }) => [status, refusal.code]);

test("a card is reported once by each, never by its maker, and unseen ones are unknown", async () => {
  const [maker, reader, stranger] = await three();
  const { id: cardId } = await cardOf(maker, reader);
  const [{ cardId: ownOfGame } = { cardId: "" }] = await reader.deck();

  const twice = await Promise.all([
    reports(reader, { cardId }, "rude"),
    reports(reader, { cardId }, "rude"),
  ]);
  const others = [
    await reports(maker, { cardId }),
    await reports(stranger, { cardId }),
    await reports(stranger, { cardId: newId() }),
    await reports(reader, { cardId: ownOfGame }),
    await reports(reader, {}),
    await reports(reader, { cardId, playerId: maker.id }),
  ];

  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codes(others)).toEqual([
    [409, "own_creation"],
    [404, "no_card"],
    [404, "no_card"],
    [409, "nobody_made_it"],
    [400, "bad_input"],
    [400, "bad_input"],
  ]);
  expect(await caseOf(cardId)).toMatchObject({
    kind: "card",
    state: "open",
    count: 1,
    reportedName: maker.username,
    reports: [{ reason: "unkind", text: "rude" }],
  });
});

test("one player does not flood the queue: after forty reports of a day the others wait", async () => {
  const reporter = await game.player();
  const answers = [];
  for (let i = 0; i < 41; i++) answers.push(await reports(reporter, { playerId: newId() }));

  expect(new Set(answers.slice(0, 40).map(({ status }) => status))).toEqual(new Set([404]));
  expect(codes(answers.slice(40))).toEqual([[429, "too_many_tries"]]);
});

test("a card loses its words, its maker is told why and is right in the end", async () => {
  const [maker, reader] = await three();
  const { id: cardId, name } = await cardOf(maker, reader);
  await reports(reader, { cardId });
  const seen = await caseOf(cardId);
  const { id } = seen;

  expect((await decides(seen, "rename")).refusal.code).toBe("other_kind");
  const both = await Promise.all([decides(seen, "hide", "A swear word"), decides(seen, "hide")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await nameOfCard(cardId)).toMatch(/^Nameless Creature/);
  expect(await told(maker)).toContainEqual([
    "A card of yours has new words",
    expect.stringContaining("you can say so once"),
  ]);

  const [own] = (await maker.call(contract.ownDecisions, {})).body;
  expect(own).toMatchObject({ id, kind: "card", decision: "hide", mayAppeal: true });
  const text = "Rudefox is a town.";
  const appeals = [
    await reader.call(contract.appeal, { id, text }),
    await maker.call(contract.appeal, { id, text }),
    await maker.call(contract.appeal, { id, text }),
    await maker.call(contract.appeal, { id: newId(), text }),
    await maker.call(contract.appeal, { id, text: " " }),
  ];
  expect(codes(appeals)).toEqual([
    [404, "no_decision"],
    [200, ""],
    [409, "appealed_already"],
    [404, "no_decision"],
    [400, "bad_input"],
  ]);
  expect(await caseOf(cardId)).toMatchObject({ state: "appeal", appeal: text });

  // An admin who read the case before all of this means another one.
  expect(codes([await decides(seen, "dismiss")])).toEqual([[409, "changed_meanwhile"]]);
  expect(await nameOfCard(cardId)).not.toBe(name);
  expect((await decides(await caseOf(cardId), "dismiss", "You are right")).status).toBe(200);
  expect(await nameOfCard(cardId)).toBe(name);
  expect((await told(maker))[0]).toEqual(["You were right", expect.stringContaining("right")]);
  expect((await maker.call(contract.ownDecisions, {})).body).toEqual([]);
});

test("what was done to a card is taken back from the log", async () => {
  const [maker, reader] = await three();
  const { id: cardId, name } = await cardOf(maker, reader);
  await reports(reader, { cardId });
  await decides(await caseOf(cardId), "hide");

  const [row] = (await admin.call(listLog, { subject: cardId })).body;
  expect(row?.deed).toBe("card words hidden");
  expect((await admin.call(undoDeed, { number: row!.number })).status).toBe(200);
  expect(await nameOfCard(cardId)).toBe(name);
  expect(await caseOf(cardId)).toMatchObject({ state: "open", decision: null });
});

test("a name is withheld, stays so after an appeal in vain, and the log gives it back", async () => {
  const [rude, reader] = await three();
  await reports(reader, { playerId: rude.id });
  const seen = await caseOf(rude.id);
  const { id } = seen;
  expect(seen.subjectName).toBe(rude.username);

  expect((await decides(seen, "rename")).status).toBe(200);
  expect(looksMadeUp(await shownName(rude))).toBe(true);
  await rude.call(contract.appeal, { id, text: "But it is my name" });
  expect((await decides(await caseOf(rude.id), "rename", "It is an insult")).status).toBe(200);

  expect(looksMadeUp(await shownName(rude))).toBe(true);
  expect((await told(rude))[0]?.[0]).toBe("The decision stays");
  expect((await rude.call(contract.appeal, { id, text: "x" })).refusal.code).toBe(
    "appealed_already",
  );
  const rows = (await admin.call(listLog, { subject: rude.id })).body;
  expect(rows.map(({ deed }) => deed)).toEqual(["name withheld", "name withheld"]);
  expect((await admin.call(undoDeed, { number: rows[1]!.number })).status).toBe(200);
  expect(await shownName(rude)).toBe(rude.username);
});

test("nobody reports their own name, and closed accounts are unknown and leave the queue", async () => {
  const [gone, reader] = await three();
  await reports(reader, { playerId: gone.id });
  const seen = await caseOf(gone.id);
  const before = (await admin.call(contract.countReports, { kind: "name" })).body.count;
  await game.db.rows(`update players set deleted_at = now() where id = $1`, [gone.id]);
  const stranger = await game.player();

  expect(codes([await reports(stranger, { playerId: stranger.id })])).toEqual([
    [409, "own_player_name"],
  ]);
  expect(codes([await reports(stranger, { playerId: gone.id })])).toEqual([
    [404, "no_reported_player"],
  ]);
  expect(codes([await decides(seen, "rename")])).toEqual([[404, "no_report"]]);
  const after = (await admin.call(contract.countReports, { kind: "name" })).body.count;
  expect(before - after).toBe(1);
});

test("a deal may bring a warning, and a name that was read in it may be reported", async () => {
  const [seller, buyer] = await three();
  const card = (await seller.deck())[0]!;
  const input = { cardId: card.id, price: 10, confirmed: true };
  const { id: dealId } = (await seller.call(createListing, input)).body;
  await buyer.call(purchase, { id: dealId });

  expect((await reports(buyer, { dealId })).status).toBe(200);
  expect((await reports(buyer, { dealId, isAboutName: true })).status).toBe(200);
  expect(await caseOf(seller.id)).toMatchObject({ kind: "name", count: 1 });
  expect((await decides(await caseOf(dealId), "warn")).status).toBe(200);
  expect((await told(seller))[0]?.[0]).toBe("A deal of yours was reported");

  // The other side may report it as well: that is another case.
  expect((await reports(seller, { dealId })).status).toBe(200);
  const open = (await admin.call(contract.listReports, { kind: "deal", state: "open" })).body;
  expect(open.filter(({ subjectId }) => subjectId === dealId)).toMatchObject([
    { reportedName: buyer.username },
  ]);
});

test("who has met somebody in a battle may report the name, and nobody who was not in it", async () => {
  const [ada, bo, stranger] = await three();
  const begun = { playerCards: await teamOf(ada) };
  const { battleCode, battleId } = (await ada.call(battles.createQrBattle, begun)).body;
  await bo.call(battles.joinQrBattle, { battleCode, playerCards: await teamOf(bo) });
  const rivalOf = async (player: ActingPlayer, id = battleId) =>
    (await player.call(contract.battleRival, { id })).body;
  const nobody = { rivalName: null, mayReport: false };
  const notYet = await ada.call(contract.battleRival, { id: battleId });
  expect(codes([notYet])).toEqual([[404, "no_battle"]]);
  await ada.call(battles.executeQrBattle, { battleId });

  expect(await rivalOf(stranger)).toEqual(nobody);
  expect(codes([await reports(stranger, { battleId })])).toEqual([[409, "no_rival"]]);
  expect(await rivalOf(bo)).toEqual({ rivalName: ada.username, mayReport: true });
  expect((await reports(bo, { battleId })).status).toBe(200);
  expect(codes([await reports(bo, { battleId })])).toEqual([[409, "already_reported"]]);
  expect(await rivalOf(bo)).toEqual({ rivalName: ada.username, mayReport: false });
  expect(await caseOf(ada.id)).toMatchObject({ kind: "name", count: 1 });

  await ada.battles();
  const [quick] = (await ada.call(battles.listBattles, {})).body;
  expect(await rivalOf(ada, quick!.id)).toEqual(nobody);
});

test("a newer report opens a case again, and what was decided before stays when it is dismissed", async () => {
  const [maker, reader, other] = await three();
  const { id: cardId } = await cardOf(maker, reader, other);
  await reports(reader, { cardId });
  const seen = await caseOf(cardId);
  await decides(seen, "hide");

  await reports(other, { cardId });
  const again = await caseOf(cardId);
  expect(again).toMatchObject({ state: "open", decision: "hide", count: 2 });
  expect(codes([await decides(seen, "hide")])).toEqual([[409, "changed_meanwhile"]]);
  await decides(again, "dismiss");

  expect(await caseOf(cardId)).toMatchObject({ state: "handled", decision: "hide" });
  expect(await nameOfCard(cardId)).toMatch(/^Nameless Creature/);
});

test("the queue comes in pages without a gap, both ways", async () => {
  const all = (await admin.call(contract.listReports, {})).body.map(({ id }) => id);
  const first = (await admin.call(contract.listReports, { limit: 2 })).body.map(({ id }) => id);
  const page = { limit: 2, after: first.at(-1)! };
  const second = (await admin.call(contract.listReports, page)).body.map(({ id }) => id);
  const back = { limit: 2, before: second[0]! };

  expect([...first, ...second]).toEqual(all.slice(0, 4));
  expect((await admin.call(contract.listReports, back)).body.map(({ id }) => id)).toEqual(first);
  expect((await admin.call(contract.countReports, {})).body.count).toBe(all.length);
});

test("a player reads who has made a card, and may report it once", async () => {
  const [maker, reader, stranger] = await three();
  const { id } = await cardOf(maker, reader);
  const asks = async (player: ActingPlayer, cardId = id) =>
    (await player.call(contract.cardMaker, { id: cardId })).body;
  const makerName = maker.username;

  const { creationNumber } = await asks(maker);
  expect(creationNumber).toBeGreaterThan(0);
  expect(await asks(maker)).toEqual({ makerName, creationNumber, mayReport: false });
  expect(await asks(reader)).toEqual({ makerName, creationNumber, mayReport: true });
  for (const [player, cardId] of [
    [stranger, id],
    [reader, newId()],
  ] as const) {
    expect((await player.call(contract.cardMaker, { id: cardId })).refusal.code).toBe("no_card");
  }
  const [own] = await reader.deck();
  expect(await asks(reader, own!.cardId)).toEqual({
    makerName: null,
    creationNumber: null,
    mayReport: false,
  });
  await reports(reader, { cardId: id });
  expect(await asks(reader)).toEqual({ makerName, creationNumber, mayReport: false });

  await game.db.rows(`update players set deleted_at = now() where id = $1`, [maker.id]);
  expect(await asks(reader)).toEqual({ makerName: null, creationNumber, mayReport: false });
});

test("what the game is not sure of waits in the queue, once, and stays as it was decided", async () => {
  const maker = await game.player();
  const named = await game.player({ username: "Idiot Owl" });
  const { body } = await maker.creates("an idiot owl with a lamp");
  const plain = await maker.creates("a moss lantern").catch(() => null);
  await readForDoubts(game.deps);
  await Promise.all([readForDoubts(game.deps), readForDoubts(game.deps)]);

  const { id } = body.card!;
  const doubted = await caseOf(id);
  expect(doubted).toMatchObject({
    kind: "card",
    state: "open",
    count: 0,
    askedFor: "an idiot owl with a lamp",
  });
  expect(await caseOf(named.id)).toMatchObject({ kind: "name", subjectName: "Idiot Owl" });
  expect(await caseOf(maker.id)).toBeUndefined();
  expect(plain?.body.card && (await caseOf(plain.body.card.id))).toBeFalsy();

  expect((await decides(doubted, "dismiss")).status).toBe(200);
  await readForDoubts(game.deps);
  expect(await caseOf(id)).toMatchObject({ state: "handled", decision: "dismiss" });
});
