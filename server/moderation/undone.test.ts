/** What an admin has decided, and takes back in the log. */
import { expect, test } from "vitest";
import { listLog, undoDeed } from "#contract/admin.ts";
import * as contract from "#contract/moderation.ts";
import { listNotifications } from "#contract/notifications.ts";
import { looksMadeUp } from "#game/account/made-up-name.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const admin = await game.admin();

const reports = (reader: ActingPlayer, { id: playerId }: ActingPlayer) =>
  reader.call(contract.sendReport, { playerId, reason: "unkind", text: "" });

const caseOf = async ({ id }: ActingPlayer) => {
  const rows = (await admin.call(contract.listReports, { limit: 200 })).body;
  return rows.find((row) => row.subjectId === id)!;
};

async function decides(about: ActingPlayer, decision: contract.Decision) {
  const { id, state, openedAt } = await caseOf(about);
  const { status } = await admin.call(contract.decideReport, { id, state, openedAt, decision });
  expect(status).toBe(200);
}

async function undoesLast({ id: subject }: ActingPlayer) {
  const [newest] = (await admin.call(listLog, { subject })).body;
  expect((await admin.call(undoDeed, { number: newest!.number })).status).toBe(200);
}

const isWithheld = async ({ id }: ActingPlayer) =>
  looksMadeUp(
    (
      await game.db.one<{ name: string }>(`select shown_name as name from players where id = $1`, [
        id,
      ])
    ).name,
  );

const decisionsOn = async (player: ActingPlayer) =>
  (await player.call(contract.ownDecisions, {})).body;

async function withheld() {
  const [rude, reader] = [await game.player(), await game.player()];
  await reports(reader, rude);
  await decides(rude, "rename");
  return rude;
}

test("a name that is given back in the log waits in the queue again, and nothing is decided", async () => {
  const rude = await withheld();

  await undoesLast(rude);

  expect(await isWithheld(rude)).toBe(false);
  expect(await decisionsOn(rude)).toEqual([]);
  expect(await caseOf(rude)).toMatchObject({ state: "open", decision: null, count: 1 });
  const { items } = (await rude.call(listNotifications, {})).body;
  expect(items[0]?.title).toBe("A decision is taken back");
  await decides(rude, "rename");
  expect(await decisionsOn(rude)).toMatchObject([{ decision: "rename", mayAppeal: true }]);
});

test("an appeal that was right, and is taken back, leaves what was decided before it", async () => {
  const rude = await withheld();
  const { id } = await caseOf(rude);
  await rude.call(contract.appeal, { id, text: "But it is my name" });
  await decides(rude, "dismiss");
  expect(await isWithheld(rude)).toBe(false);

  await undoesLast(rude);

  expect(await isWithheld(rude)).toBe(true);
  expect(await decisionsOn(rude)).toMatchObject([{ decision: "rename", mayAppeal: true }]);
  expect(await caseOf(rude)).toMatchObject({ state: "handled", decision: "rename" });
});

test("a report that has come since still waits when an earlier decision is taken back", async () => {
  const rude = await withheld();
  const { id } = await caseOf(rude);
  await rude.call(contract.appeal, { id, text: "But it is my name" });
  await decides(rude, "dismiss");
  await reports(await game.player(), rude);

  await undoesLast(rude);

  expect(await caseOf(rude)).toMatchObject({ state: "open", decision: "rename", count: 2 });
});

test("what is about an admin, only another one decides and takes back", async () => {
  const [own, reader] = [await game.admin(), await game.player()];
  await reports(reader, own);
  const { id, state, openedAt } = await caseOf(own);
  const decision = { id, state, openedAt, decision: "dismiss" } as const;
  expect((await own.call(contract.decideReport, decision)).refusal.code).toBe("own_case");
  expect(await caseOf(own)).toMatchObject({ state: "open", decision: null });

  await decides(own, "rename");
  const [{ number } = { number: 0 }] = (await own.call(listLog, { subject: own.id })).body;
  expect((await own.call(undoDeed, { number })).refusal.code).toBe("own_case");
  expect(await isWithheld(own)).toBe(true);

  await undoesLast(own);
  expect(await isWithheld(own)).toBe(false);
});
