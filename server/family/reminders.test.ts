import { expect, test, vi } from "vitest";
import { listNotifications } from "#contract/notifications.ts";
import * as family from "#contract/family.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { aFamily, asks, births, newAddress } from "./test-family.ts";

const game = await testGame();
const { child, letters, tokenFor } = aFamily(game);

const told = async (who: Caller) =>
  (await who.call(listNotifications, {})).body.items.map(({ title }) => title);

const AGAIN = "We wrote to your parent once more";

/** A family that is written to shows that all others would have been by now. */
async function oneThatIsReminded() {
  const email = newAddress();
  await asks(await child(), email);
  return () => letters(email, 2);
}

test("a parent who does not answer is written to on days 7 and 12, and the child sees by when", async () => {
  const mika = await child();
  const email = newAddress();
  const until = (await asks(mika, email, "Mika")).body.asked?.answerUntil;
  const first = await tokenFor(email, "/family/answer");
  await letters(email, 1);

  game.wait(7 * DAY_MS - 3_600_000);
  const [teen, astray, moved] = [await child(births.teen()), newAddress(), newAddress()];
  const reminded = await oneThatIsReminded();
  await asks(teen, astray);
  const late = await child();
  await asks(late, astray);
  expect(await letters(email, 1)).toHaveLength(1);
  expect(await told(mika)).not.toContain(AGAIN);
  game.wait(2 * 3_600_000);

  const [second = ""] = await letters(email, 2);
  const lastDay = dayOf(Date.parse(until ?? ""));
  expect(second).toContain(`"Mika" still needs your answer, by ${lastDay}`);
  expect(second).toContain(`"${mika.username}"`);
  await vi.waitFor(async () => expect(await told(mika)).toContain(AGAIN), 15_000);
  expect((await mika.call(family.getParentAsked, {})).body.eraseAt).toBe(until);
  const newest = await tokenFor(email, "/family/answer");
  for (const token of [first, newest]) {
    expect((await game.visitor().call(family.readApproval, { token })).status).toBe(200);
  }

  game.wait(5 * DAY_MS);
  expect(await letters(email, 3)).toHaveLength(3);

  // A reader who said that the letter was not for them, and the parents of teens, get no reminder.
  const token = await tokenFor(astray, "/family/answer");
  await game.visitor().call(family.refuseChild, { token, why: "wrong_address" });
  const before = (await letters(astray, 1)).length;
  await asks(late, moved);
  game.wait(3 * DAY_MS);
  await reminded();
  expect((await letters(astray, 1)).length).toBe(before);
});
