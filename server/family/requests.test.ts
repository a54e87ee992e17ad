import { expect, test } from "vitest";
import { currentUser } from "#contract/account.ts";
import * as contract from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { testGame } from "#server/testing/test-game.ts";
import { family, familyLettersTo, guardianOf } from "./test-children.ts";

const game = await testGame();

type Reader = Awaited<ReturnType<typeof family>>["child"];

const bell = async (player: Reader) =>
  (await player.call(listNotifications, {})).body.items.map(({ title }) => title);
const children = async (guardian: Reader) => (await guardian.call(contract.listChildren, {})).body;
const closed = async (child: Reader) => (await child.call(currentUser, {})).body.closed;

test("a child asks once, a guardian says yes, and the child hears of it", async () => {
  const { child, guardian } = await family(game);

  await child.call(contract.askGuardian, { wanted: "market" });
  await child.call(contract.askGuardian, { wanted: "market" });

  expect((await child.call(contract.listOwnRequests, {})).body).toHaveLength(1);
  expect(await bell(guardian)).toEqual([`${child.username} asks you for something`]);
  const [request] = (await children(guardian))[0]!.requests;
  expect(request).toMatchObject({ wanted: "market" });
  const { body } = await guardian.call(contract.answerRequest, { id: request!.id, isYes: true });
  expect(body.message).toContain("buy and sell cards on the market");
  expect(await closed(child)).not.toHaveProperty("market");
  expect(await bell(child)).toEqual([`${guardian.username} said yes`]);
  expect((await children(guardian))[0]!.requests).toEqual([]);
});

test("the link in the letter answers once, and only for the guardian who got it", async () => {
  const { child, guardians } = await family(game, { guardians: 2 });
  const [mum, dad] = guardians as [Reader, Reader];
  const stranger = await guardianOf(game);
  await child.call(contract.askGuardian, { wanted: "trade" });
  const token = await lettersTo(game.dataDir, mum.email).token("/family/request");
  const dads = await lettersTo(game.dataDir, dad.email).token("/family/request");
  expect(dads).not.toBe(token);

  for (const other of [stranger, dad, child]) {
    const read = await other.call(contract.readRequestLink, { token });
    const answered = await other.call(contract.answerByLink, { token, isYes: true });
    expect([read.status, answered.status]).toEqual([404, 404]);
  }
  expect(await closed(child)).toHaveProperty("trade", "switched_off");
  const read = await mum.call(contract.readRequestLink, { token });
  expect(read.body).toMatchObject({ child: child.username, request: { wanted: "trade" } });
  expect((await mum.call(contract.answerByLink, { token, isYes: true })).status).toBe(200);

  const again = await mum.call(contract.answerByLink, { token, isYes: false });
  const late = await dad.call(contract.answerByLink, { token: dads, isYes: false });
  const words = `${mum.username} has answered already, with yes.`;
  expect([again.refusal.message, late.refusal.message]).toEqual([words, words]);
  expect(await closed(child)).not.toHaveProperty("trade");
});

test("two guardians at once: one has answered, the other hears who", async () => {
  const { child, guardians } = await family(game, { guardians: 2 });
  await child.call(contract.askGuardian, { wanted: "gifts" });
  const [request] = (await children(guardians[0]!))[0]!.requests;

  const answers = await Promise.all(
    guardians.map((each, i) =>
      each.call(contract.answerRequest, { id: request!.id, isYes: i === 0 }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await bell(child)).toHaveLength(1);
  const isOpen = !("gifts" in (await closed(child)));
  expect(isOpen).toBe(answers[0]!.status === 200);
});

test("the switch itself answers what was asked", async () => {
  const { child, guardian } = await family(game);
  await child.call(contract.askGuardian, { wanted: "invites" });
  const [{ id, version, requests } = await Promise.reject(new Error("no child"))] =
    await children(guardian);

  await guardian.call(contract.saveAllowances, { id, version, set: { invites: true } });

  const late = await guardian.call(contract.answerRequest, { id: requests[0]!.id, isYes: false });
  expect(late.refusal.code).toBe("answered");
  expect((await child.call(contract.listOwnRequests, {})).body).toEqual([]);
});

test("after a no a child waits for a day, and it asks for five things a day", async () => {
  const later = await testGame();
  const { child, guardian } = await family(later);
  const ask = (wanted: contract.RequestOnWire["wanted"]) =>
    child.call(contract.askGuardian, { wanted });
  await ask("sharing");
  const [request] = (await children(guardian))[0]!.requests;
  await guardian.call(contract.answerRequest, { id: request!.id, isYes: false });

  expect((await ask("sharing")).refusal.code).toBe("no_is_new");
  for (const wanted of ["trade", "gifts", "emotes", "market"] as const) {
    expect((await ask(wanted)).status).toBe(200);
  }
  expect((await ask("invites")).refusal.code).toBe("asked_enough");
  later.wait(DAY_MS + 1000);
  expect((await ask("sharing")).status).toBe(200);
});

test("nobody is asked for what is open, or by somebody without a guardian", async () => {
  const adult = await game.player();
  const { child } = await family(game, { band: "teen", guardians: 0 });
  await guardianOf(game, child.id);
  await game.db.rows(`insert into allowances (player_id, open) values ($1, '{trade}')`, [child.id]);

  const answers = [
    await adult.call(contract.askGuardian, { wanted: "trade" }),
    await child.call(contract.askGuardian, { wanted: "trade" }),
  ];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["no_guardian", "not_switched_off"]);
});

test("no letter goes to an address that may be a stranger's", async () => {
  const { child, guardian } = await family(game);
  const other = await family(game);
  await game.db.rows(`update players set email_verified_at = null where id = $1`, [guardian.id]);

  await child.call(contract.askGuardian, { wanted: "market" });
  await other.child.call(contract.askGuardian, { wanted: "market" });

  await lettersTo(game.dataDir, other.guardian.email).token("/family/request");
  expect(await familyLettersTo(game, guardian)).toEqual([]);
});
