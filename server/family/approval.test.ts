import { expect, test } from "vitest";
import { listNotifications } from "#contract/notifications.ts";
import * as family from "#contract/family.ts";
import { switches } from "#game/account/capabilities.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { approveByHand } from "./by-admin.ts";
import { aFamily, approves, asks, births, newAddress } from "./test-family.ts";

const game = await testGame();
const { adult, approvedBy, child, closedTo, letters, tokenFor } = aFamily(game);

const shownNameOf = (id: string) =>
  game.db.value<string>(`select shown_name as name from players where id = $1`, [id]);

test("a child asks, a parent reads, opens what is right, and says yes", async () => {
  const mika = await child();
  const email = newAddress();
  expect((await closedTo(mika)).market).toBe("parent_needed");

  const asked = await asks(mika, email);
  expect(asked.body.asked).toMatchObject({ parentEmail: email });
  const token = await tokenFor(email, "/family/answer");
  const mum = await adult(email);
  const read = await mum.call(family.readApproval, { token });
  expect(read.body).toMatchObject({
    shownName: await shownNameOf(mika.id),
    ageBand: "child",
    parentEmail: email,
    open: [],
    noErases: true,
    hindrance: null,
  });
  expect(read.body.shownName).not.toBe(mika.username);
  expect((await approves(mum, token, ["market", "gifts"])).status).toBe(200);

  const closed = await closedTo(mika);
  expect([closed.market, closed.gifts, closed.trade]).toEqual([
    undefined,
    undefined,
    "switched_off",
  ]);
  expect(await shownNameOf(mika.id)).toBe(mika.username);
  const { items } = (await mika.call(listNotifications, {})).body;
  expect(items[0]?.title).toBe("Your parent said yes");
  const { body } = await mika.call(family.getParentAsked, {});
  expect(body).toEqual({ asked: null, guardians: 1, eraseAt: null, safeName: null });
});

test("a child knows by when a parent has to say yes", async () => {
  const mika = await child();
  const before = (await mika.call(family.getParentAsked, {})).body;
  expect(before.eraseAt?.slice(0, 10)).toBe(
    new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10),
  );
  await asks(mika, newAddress());
  const { asked, eraseAt } = (await mika.call(family.getParentAsked, {})).body;
  expect(eraseAt).toBe(asked?.answerUntil);
});

test("the letter and its page say whose child asks, and until when", async () => {
  const mika = await child();
  const email = newAddress();
  await asks(mika, email, "Mika Lou");

  const [letter = ""] = await letters(email, 1);

  expect(letter).toContain(await shownNameOf(mika.id));
  expect(letter).toContain(new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10));
  expect(letter).toContain('"Mika Lou" asks for your permission');
  expect(letter).toContain(`"${mika.username}"`);
  expect(letter).not.toContain(mika.email);
  const token = await tokenFor(email, "/family/answer");
  const { body } = await game.visitor().call(family.readApproval, { token });
  expect(body).toMatchObject({ firstName: "Mika Lou", username: mika.username });
  const [card] = (await mika.cards()).toReversed();
  expect(body.firstCard).toEqual({ name: card?.card.name, imageUrl: card?.card.imageUrl });
});

test("the name for the letter is kept until the answer, and is nothing but a name", async () => {
  const mika = await child();
  const email = newAddress();
  for (const bad of ["Mika\u202Exe", "evil.com", "<b>Mika</b>", "Mi\nka", " ", "M".repeat(41)]) {
    expect((await asks(mika, email, bad)).status).toBe(400);
  }
  await asks(mika, email, " Mi  ka ");
  await asks(mika, email);
  const names = () =>
    game.db.rows(`select child_name as name from approvals where child_id = $1`, [mika.id]);
  expect(await names()).toEqual([{ name: "Mi ka" }]);

  const token = await tokenFor(email, "/family/answer");
  await game.visitor().call(family.refuseChild, { token, why: "wrong_address" });

  expect(await names()).toEqual([{ name: null }]);
});

test("a name of before there were rules for it breaks no letter", async () => {
  const mika = await child();
  const firstName = "Mika\r\nSee http://evil.example/<b>\u202E";
  await game.db.rows(`update players set first_name = $2 where id = $1`, [mika.id, firstName]);
  const email = newAddress();
  await asks(mika, email);

  const [letter = ""] = await letters(email, 1);

  expect(letter).toContain('"Mika See http evil example b" asks for your permission');
  expect(letter).not.toContain("evil.example");
});

test("a child is told once what others call it, and why", async () => {
  const mika = await child();
  const { items } = (await mika.call(listNotifications, {})).body;
  const told = items.filter(({ title }) => title.startsWith("Others call you"));
  expect(told).toMatchObject([{ title: `Others call you ${await shownNameOf(mika.id)}` }]);
  expect((await mika.call(family.getParentAsked, {})).body.safeName).toBe(
    await shownNameOf(mika.id),
  );
});

test("another process refuses at once what is closed, and lets through what was opened", async () => {
  const other = await game.another();
  const mika = await child();
  const there = other.as(mika);
  expect((await closedTo(there)).sharing).toBe("parent_needed");

  await approvedBy(mika, ["sharing"]);

  expect((await closedTo(there)).sharing).toBeUndefined();
});

test("a second letter comes a day later, and takes the approval back", async () => {
  const mika = await child();
  const { parent } = await approvedBy(mika, [...switches]);
  expect(await letters(parent.email, 2)).toHaveLength(2);

  game.wait(DAY_MS);

  const token = await tokenFor(parent.email, "/family/take-back");
  expect((await game.visitor().call(family.takeBackApproval, { token })).status).toBe(200);
  const closed = await closedTo(mika);
  expect(switches.filter((each) => closed[each] !== "parent_needed")).toEqual([]);
  expect(await shownNameOf(mika.id)).not.toBe(mika.username);
  const again = await game.visitor().call(family.takeBackApproval, { token });
  expect(again.refusal.code).toBe("dead_link");
  const left = await game.db.rows(`select from guardianships where child_id = $1`, [mika.id]);
  expect(left).toEqual([]);
});

test("a guardian takes a yes back on the family page, and nobody else's", async () => {
  const mika = await child();
  const { parent } = await approvedBy(mika, ["market"]);
  const stranger = await adult(newAddress());
  const refused = await stranger.call(family.leaveChild, { id: mika.id });
  expect(refused.refusal.code).toBe("no_child");
  expect((await closedTo(mika)).market).toBeUndefined();

  expect((await parent.call(family.leaveChild, { id: mika.id })).status).toBe(200);

  expect((await closedTo(mika)).market).toBe("parent_needed");
  expect((await parent.call(family.listChildren, {})).body).toEqual([]);
  const again = await parent.call(family.leaveChild, { id: mika.id });
  expect(again.refusal.code).toBe("no_child");
});

test("with a second guardian the child stays approved when the first takes it back", async () => {
  const mika = await child();
  const first = await approvedBy(mika, ["market"]);
  await approvedBy(mika, ["market", "trade"]);
  expect((await asks(mika, newAddress())).refusal.code).toBe("guardians_full");

  game.wait(DAY_MS);
  const token = await tokenFor(first.parent.email, "/family/take-back");
  const { body } = await game.visitor().call(family.takeBackApproval, { token });

  const closed = await closedTo(mika);
  expect([closed.market, closed.trade]).toEqual([undefined, "switched_off"]);
  expect(body.message).toContain("Another parent goes on looking after this child");
  const { items } = (await mika.call(listNotifications, {})).body;
  expect(items[0]?.text).toContain("nothing changes for you");
});

test("a teen who gets a guardian keeps all but the wallet, if the guardian does not close it", async () => {
  const teen = await child(births.teen());
  const email = newAddress();
  await asks(teen, email);
  const token = await tokenFor(email, "/family/answer");
  const dad = await adult(email);
  const { open, noErases } = (await dad.call(family.readApproval, { token })).body;
  expect(open).toEqual(switches.filter((each) => each !== "wallet"));
  expect(noErases).toBe(false);

  await approves(dad, token, open);

  const closed = await closedTo(teen);
  expect(switches.filter((each) => closed[each])).toEqual(["wallet"]);
});

test("a teen hears of a no, and loses nothing", async () => {
  const teen = await child(births.teen());
  const email = newAddress();
  await asks(teen, email);
  const token = await tokenFor(email, "/family/answer");

  await game.visitor().call(family.refuseChild, { token, why: "no" });

  const { items } = (await teen.call(listNotifications, {})).body;
  expect(items[0]?.title).toBe("Your parent said no");
  expect((await closedTo(teen)).market).toBeUndefined();
});

test("a letter that went astray is forgotten with its address, and the child can ask again", async () => {
  const mika = await child();
  const stranger = newAddress();
  await asks(mika, stranger);
  const token = await tokenFor(stranger, "/family/answer");

  const answer = await game.visitor().call(family.refuseChild, { token, why: "wrong_address" });

  expect(answer.status).toBe(200);
  const kept = await game.db.rows(`select from approvals where parent_email = $1`, [stranger]);
  expect(kept).toEqual([]);
  expect((await asks(mika, newAddress())).status).toBe(200);
});

test("asking another parent moves the question, and gains no time", async () => {
  const mika = await child();
  const [mum, dad] = [newAddress(), newAddress()];
  const first = await asks(mika, mum);
  const token = await tokenFor(mum, "/family/answer");

  const second = await asks(mika, dad);

  expect(second.body.asked?.answerUntil).toBe(first.body.asked?.answerUntil);
  const dead = await game.visitor().call(family.readApproval, { token });
  expect(dead.refusal.code).toBe("dead_link");
  const living = await tokenFor(dad, "/family/answer");
  expect((await game.visitor().call(family.readApproval, { token: living })).status).toBe(200);
});

test("asking the same parent again sends one more letter, and both links work", async () => {
  const mika = await child();
  const email = newAddress();
  await asks(mika, email);
  const first = await tokenFor(email, "/family/answer");
  await asks(mika, email);
  await letters(email, 2);

  const second = await tokenFor(email, "/family/answer");

  expect(second).not.toBe(first);
  for (const token of [first, second]) {
    expect((await game.visitor().call(family.readApproval, { token })).status).toBe(200);
  }
});

test("an admin says yes by hand, with a reason that stays", async () => {
  const mika = await child();
  const mum = await adult(newAddress());
  const yes = { childEmail: mika.email, guardianEmail: mum.email, why: "passport seen" };

  const answer = await approveByHand(game.deps, yes);
  const again = await approveByHand(game.deps, yes);
  const nobody = await approveByHand(game.deps, { ...yes, guardianEmail: "nobody@game.test" });

  expect(answer.isDone).toBe(true);
  expect([again.isDone, nobody.isDone]).toEqual([false, false]);
  const [kept] = await game.db.rows(
    `select answer, proof, why, second_letter_due_at from approvals where child_id = $1`,
    [mika.id],
  );
  expect(kept).toEqual({
    answer: "approved",
    proof: "admin",
    why: "passport seen",
    second_letter_due_at: null,
  });
  expect((await closedTo(mika)).market).toBe("switched_off");
});
