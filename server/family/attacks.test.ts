import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as family from "#contract/family.ts";
import { CHILDREN_MAX } from "#game/family/approval.ts";
import { testGame } from "#server/testing/test-game.ts";
import { approveByHand } from "./by-admin.ts";
import { aFamily, approves, asks, births, newAddress } from "./test-family.ts";

const game = await testGame({ isBusy: true });
const { adult, approvedBy, child, closedTo, letters, tokenFor } = aFamily(game);

/** A child who has asked, and the link in the letter. */
async function askedFor(email = newAddress(), born = births.child()) {
  const mika = await child(born);
  await asks(mika, email);
  return { mika, email, token: await tokenFor(email, "/family/answer") };
}

const isApproved = (id: string) =>
  game.db.value<boolean>(
    `select approved_at is not null or exists (select from guardianships where child_id = $1) as is
         from players where id = $1`,
    [id],
  );

test("a link is of no use to the account of another address", async () => {
  const { mika, token } = await askedFor();
  const stranger = await adult(newAddress());

  const read = await stranger.call(family.readApproval, { token });
  const answer = await approves(stranger, token);

  expect(read.body.hindrance).toBe("other_address");
  expect([answer.status, answer.refusal.code]).toEqual([403, "other_address"]);
  expect(await isApproved(mika.id)).toBe(false);
});

test("an address is not taken over later: the account must have it when it answers", async () => {
  const { mika, email, token } = await askedFor();
  const stranger = await adult(newAddress());
  // The address has no account yet; a stranger moves theirs to it, and still needs the link.
  const change = { firstName: null, lastName: null, email, currentPassword: "lantern-of-moss" };
  await stranger.call(account.updateProfile, change);

  const guessed = await approves(stranger, "a-guess");

  expect(guessed.refusal.code).toBe("dead_link");
  expect(await isApproved(mika.id)).toBe(false);
  expect((await stranger.call(family.readApproval, { token })).body.hindrance).toBeNull();
});

test("a link works once, for a yes and for a no", async () => {
  const { email, token } = await askedFor();
  const mum = await adult(email);
  await approves(mum, token);

  const yes = await approves(mum, token);
  const no = await mum.call(family.refuseChild, { token, why: "no" });
  const read = await mum.call(family.readApproval, { token });

  expect([yes, no, read].map(({ refusal }) => refusal.code)).toEqual(
    Array.from({ length: 3 }, () => "dead_link"),
  );
});

test("a link in one letter does not do what the other letter's does", async () => {
  const { token } = await askedFor();

  const answer = await game.visitor().call(family.takeBackApproval, { token });

  expect(answer.refusal.code).toBe("dead_link");
});

test("guessing links is slowed down, and right ones are not counted", async () => {
  const { token } = await askedFor();
  const from = "10.9.9.9";
  const reads = (guess: string) =>
    game.visitor().call(family.readApproval, { token: guess }, { from });
  for (let i = 0; i < 40; i++) expect((await reads(token)).status).toBe(200);

  const guesses = [];
  for (let i = 0; i < 31; i++) guesses.push((await reads(`guess-${i}`)).status);

  expect(guesses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
});

test("two parents answer at once: one question has one answer", async () => {
  const { mika, email, token } = await askedFor();
  const mum = await adult(email);
  const sameMum = game.visitor();
  await sameMum.call(account.login, { email, password: "lantern-of-moss" });

  const answers = await Promise.all([
    approves(mum, token, ["market"]),
    approves(sameMum, token, ["trade"]),
    game.visitor().call(family.refuseChild, { token, why: "wrong_address" }),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const guardians = await game.db.rows(`select from guardianships where child_id = $1`, [mika.id]);
  expect(guardians.length).toBeLessThanOrEqual(1);
});

test("a parent and an admin at once never make three guardians", async () => {
  const { mika, email, token } = await askedFor();
  await approves(await adult(email), token);
  const second = newAddress();
  await asks(mika, second);
  const secondToken = await tokenFor(second, "/family/answer");
  const [dad, aunt] = [await adult(second), await adult(newAddress())];

  await Promise.all([
    approves(dad, secondToken),
    approveByHand(game.deps, { childEmail: mika.email, guardianEmail: aunt.email, why: "seen" }),
  ]);

  const guardians = await game.db.rows(`select from guardianships where child_id = $1`, [mika.id]);
  expect(guardians).toHaveLength(2);
});

test("a child does not say yes to itself: not with its session, nor with a second account", async () => {
  const { mika, email, token } = await askedFor();

  const withOwnSession = await approves(mika, token);
  // A second account in the same browser, with the very address of the letter.
  const input = {
    email,
    password: "lantern-of-moss",
    username: "Second Me",
    birthMonth: "1980-01",
  };
  await mika.call(account.signUp, input);
  const read = await mika.call(family.readApproval, { token });
  const withSecondAccount = await approves(mika, token);

  expect(withOwnSession.refusal.code).toBe("own_request");
  expect(read.body.hindrance).toBe("childs_browser");
  expect([withSecondAccount.status, withSecondAccount.refusal.code]).toEqual([
    403,
    "childs_browser",
  ]);
  expect(withSecondAccount.refusal.message).toContain("private window");
  expect(await isApproved(mika.id)).toBe(false);
});

test("on its own device the parent's account may answer, wherever else it has been", async () => {
  const { mika, email, token } = await askedFor();
  await mika.call(account.signUp, {
    email,
    password: "lantern-of-moss",
    username: "Mum of Mika",
    birthMonth: "1980-01",
  });
  const phone = game.visitor();
  await phone.call(account.login, { email, password: "lantern-of-moss" });

  expect((await approves(phone, token)).status).toBe(200);
});

test.each(["child", "teen", "young", null] as const)(
  "an account of age %s becomes nobody's guardian",
  async (band) => {
    const { mika, email, token } = await askedFor();
    const answerer = await adult(email, band && births[band]());

    const read = await answerer.call(family.readApproval, { token });
    const answer = await approves(answerer, token);

    const expected = band === null ? "age_unknown" : "not_an_adult";
    expect([read.body.hindrance, answer.refusal.code]).toEqual([expected, expected]);
    expect(await isApproved(mika.id)).toBe(false);
  },
);

test("whom a child looks after is not its guardian", async () => {
  const { mika, email, token } = await askedFor();
  const dad = await adult(email);
  await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    mika.id,
    dad.id,
  ]);

  expect((await approves(dad, token)).refusal.code).toBe("ward_of_child");
});

test("nobody looks after more than eight children", async () => {
  const email = newAddress();
  const dad = await adult(email);
  const others = await Promise.all(Array.from({ length: CHILDREN_MAX }, () => child()));
  for (const { id } of others) {
    await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
      dad.id,
      id,
    ]);
  }
  const { token } = await askedFor(email);

  expect((await approves(dad, token)).refusal.code).toBe("children_full");
});

test("a stranger is not flooded: not by one child, and not by many", async () => {
  const stranger = newAddress();
  const mika = await child();
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await asks(mika, stranger)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);

  const others = await Promise.all(Array.from({ length: 3 }, () => child()));
  for (const each of others) {
    expect((await asks(each, stranger.replace("@", "+more@"))).status).toBe(429);
  }
  expect(await letters(stranger, 3)).toHaveLength(3);
});

test("one child does not write to the whole town", async () => {
  const mika = await child();
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await asks(mika, newAddress())).status);

  // Its own address was written to at sign-up: that counts, too.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test("no answer tells whether an address has an account", async () => {
  const withAccount = newAddress();
  await adult(withAccount);
  const mika = await child();
  const lena = await child();
  const known = await asks(mika, withAccount);
  const unknown = await asks(lena, newAddress());
  const shapeOf = ({ status, body }: typeof known) => [status, Object.keys(body.asked ?? {})];

  expect(shapeOf(known)).toEqual(shapeOf(unknown));
});

test("who has said an age keeps it, whatever the profile and the sign-up are sent", async () => {
  const mika = await child();
  const profile = { firstName: "Mika", lastName: null, email: mika.email };
  const more = {
    birthMonth: "1980-01",
    ageBand: "adult",
    age_band: "adult",
    approvedAt: "2020-01-01T00:00:00Z",
    approved_at: "2020-01-01T00:00:00Z",
    role: "admin",
    madeUpName: null,
    closed: {},
  };

  await mika.call(account.updateProfile, { ...profile, ...more });
  await mika.call(account.changePassword, {
    currentPassword: "lantern-of-moss",
    newPassword: "secret2",
    ...more,
  });
  await mika.call(account.signUp, {
    email: mika.email,
    password: "secret2",
    username: mika.username,
    ...more,
  });
  const said = await mika.call(account.sayAge, { birthMonth: "1980-01" });
  await mika.call(family.askParent, { parentEmail: newAddress(), ...more });

  expect(said.refusal.code).toBe("age_known");
  const row = await game.db.one(
    `select age_band, role, approved_at, made_up_name is null as named from players where id = $1`,
    [mika.id],
  );
  expect(row).toEqual({ age_band: "child", role: "user", approved_at: null, named: false });
  expect((await closedTo(mika)).market).toBe("parent_needed");
});

test("an adult asks nobody, and nobody asks themselves", async () => {
  const grown = await adult(newAddress());
  const mika = await child();

  expect((await asks(grown, newAddress())).refusal.code).toBe("no_parent_needed");
  const plus = mika.email.replace("@", "+mum@").toUpperCase();
  expect((await asks(mika, plus)).refusal.code).toBe("own_address");
});

test("another parent's link does not take back what this parent has said", async () => {
  const mika = await child();
  const { token } = await approvedBy(mika, ["market"]);

  const answer = await game.visitor().call(family.takeBackApproval, { token });

  expect(answer.refusal.code).toBe("dead_link");
  expect((await closedTo(mika)).market).toBeUndefined();
});
