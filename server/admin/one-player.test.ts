import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as admin from "#contract/admin.ts";
import { listUserPurchases, refundForUser } from "#contract/admin-purchases.ts";
import { writeToUser } from "#contract/messages.ts";
import { listNotifications } from "#contract/notifications.ts";
import { listPurchases, refundPurchase } from "#contract/purchases.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { openTab } from "#server/live/test-tab.ts";
import { buysCredits, noPictures } from "#server/purchases/test-buyers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame({ adjust: noPictures });
const boss = await game.admin();

const codeOf = ({ status, refusal }: { status: number; refusal: { code: string } }) =>
  status === 200 ? "done" : refusal.code;

const message = { subject: "Your lost card", text: "It is back.\nHave fun!" };

const deedsOn = async (id: string) =>
  (await boss.call(admin.listLog, { subject: id })).body.map(({ deed, why }) => ({ deed, why }));

const toldTo = async (player: ActingPlayer) =>
  (await player.call(listNotifications, {})).body.items.map(({ kind, title, text }) => ({
    kind,
    title,
    text,
  }));

test("an admin signs a player out in every browser, who may sign in again", async () => {
  const mia = await game.player();
  const tab = await openTab(await game.url(), mia);

  expect(codeOf(await boss.call(admin.signOutUser, { id: mia.id, why: "a lost phone" }))).toBe(
    "done",
  );

  expect(await tab.closed).toBe(4401);
  expect(codeOf(await mia.call(account.currentUser, {}))).toBe("signed_out");
  const again = await game
    .visitor()
    .call(account.login, { email: mia.email, password: "lantern-of-moss" });
  expect(codeOf(again)).toBe("done");
  expect(await deedsOn(mia.id)).toEqual([{ deed: "signed out everywhere", why: "a lost phone" }]);
});

test("an admin writes to a player, in the game and by letter, and the log keeps the words", async () => {
  const [mia, tom] = [await game.player(), await game.player()];
  await game.db.rows(`update players set email_verified_at = now() where id = $1`, [mia.id]);
  const text = `It was ${tom.username} who found it.\nHave fun!`;

  expect(codeOf(await boss.call(writeToUser, { id: mia.id, ...message, text }))).toBe("done");
  expect(codeOf(await boss.call(writeToUser, { id: tom.id, ...message }))).toBe("done");

  expect(await toldTo(mia)).toContainEqual({
    kind: "message",
    title: "Taleborn: Your lost card",
    text: text.replace("\n", " "),
  });
  const why = `Your lost card:\n${text}`;
  expect(await deedsOn(mia.id)).toEqual([{ deed: "message written", why }]);
  const kept = await game.db.rows(
    `select 1 from admin_log where position($1 in why || coalesce(after::text, '')) > 0`,
    [tom.username],
  );
  expect(kept).toEqual([]);
  await vi.waitFor(
    async () => {
      const all = (await lettersTo(game.dataDir, mia.email).all()).join("\n");
      expect(all).toContain("Taleborn: Your lost card");
      expect(all).toContain("Have fun!");
    },
    { timeout: 15_000, interval: 50 },
  );
  const toTom = await lettersTo(game.dataDir, tom.email).all();
  expect(toTom.join("\n")).not.toContain("Your lost card");
});

test("a subject is one line, nothing is no message, and nobody is flooded", async () => {
  const mia = await game.player();
  const writes = (changed: object) =>
    boss.call(writeToUser, { id: mia.id, ...message, ...changed });

  expect(codeOf(await writes({ subject: "Hello\nBcc: all@game.test" }))).toBe("bad_input");
  expect(codeOf(await writes({ subject: "  " }))).toBe("bad_input");
  expect(codeOf(await writes({ text: "\n" }))).toBe("bad_input");
  expect(codeOf(await writes({ text: "a".repeat(2_001) }))).toBe("bad_input");
  expect(await deedsOn(mia.id)).toEqual([]);
  const codes: string[] = [];
  for (let i = 0; i < 11; i++) codes.push(codeOf(await writes({})));
  expect(codes).toEqual([...Array<string>(10).fill("done"), "too_many_tries"]);
  expect(await deedsOn(mia.id)).toHaveLength(10);
});

test("an admin gives back what a player can take back no more, once, and all hear of it", async () => {
  const own = await testGame({ adjust: noPictures });
  const [mia, ...admins] = [await own.player(), await own.admin(), await own.admin()];
  const { id } = await buysCredits(own, mia);
  own.wait(20 * DAY_MS);
  // No session lasts so long.
  const [back, one, other] = await Promise.all(
    [mia, ...admins].map(async ({ email }) => {
      const visitor = own.visitor();
      await visitor.call(account.login, { email, password: "lantern-of-moss" });
      return visitor;
    }),
  );
  const [listed] = (await one!.call(listUserPurchases, { id: mia.id })).body;
  expect(listed?.refund).toMatchObject({ amountCents: 499, credits: 5 });
  expect(codeOf(await back!.call(refundPurchase, { id }))).toBe("refund_too_late");

  const answers = await Promise.all(
    [one!, other!].map((who) => who.call(refundForUser, { id, why: "by kindness" })),
  );

  expect(answers.map(codeOf).toSorted()).toEqual(["done", "not_granted"]);
  const [after] = (await back!.call(listPurchases, {})).body;
  expect(after).toMatchObject({ state: "refunded", refundedCents: 499 });
  expect(after?.why).toBe("The people who run the game have given the money back.");
  const deeds = await own.db.rows(`select deed, why, after from admin_log where subject_id = $1`, [
    mia.id,
  ]);
  const kept = { purchase: after?.number, state: "refunding", cents: 499 };
  expect(deeds).toEqual([{ deed: "purchase given back", why: "by kindness", after: kept }]);
});

test("what was used, what there is not, and a closed account are refused, and nothing changes", async () => {
  const own = await testGame({ adjust: noPictures });
  const [chief, mia, tom] = [await own.admin(), await own.player(), await own.player()];
  const { id } = await buysCredits(own, mia);
  const ofTom = await buysCredits(own, tom);
  await chief.call(refundForUser, { id });
  await chief.call(admin.deleteUser, { id: tom.id });

  expect(codeOf(await chief.call(refundForUser, { id }))).toBe("not_granted");
  expect(codeOf(await chief.call(refundForUser, { id: mia.id }))).toBe("no_purchase");
  expect(codeOf(await chief.call(refundForUser, { id: ofTom.id }))).toBe("no_user");
  expect(codeOf(await chief.call(admin.signOutUser, { id: tom.id }))).toBe("no_user");
  expect(codeOf(await chief.call(writeToUser, { id: tom.id, ...message }))).toBe("no_user");
  expect(codeOf(await mia.call(refundForUser, { id }))).toBe("not_admin");
  const deeds = await own.db.rows(`select deed from admin_log order by number`);
  expect(deeds).toEqual([{ deed: "purchase given back" }, { deed: "account deleted" }]);
});
