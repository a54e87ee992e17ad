import { domainToASCII } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as family from "#contract/family.ts";
import * as invites from "#contract/invites.ts";
import { mailboxOf, plainAddress } from "#game/account/email-address.ts";
import { START_COINS } from "#game/account/sign-up.ts";
import { newId } from "#server/lib/ids.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { redeemRefusals } from "#texts/en/invites.ts";
import { aFamily, approves, asks, births, newAddress } from "#server/family/test-family.ts";

const game = await testGame({ isBusy: true, adjust: ({ db }) => ({ db: heldDb(db) }) });
const names = { firstName: null, lastName: null };
const { adult, child, closedTo, tokenFor } = aFamily(game);

const takes = (player: Caller, email: string) =>
  player.call(account.updateProfile, { ...names, email, currentPassword: "lantern-of-moss" });

/** A new name at Gmail, with room for dots. */
const newName = () => `x${newId().replaceAll("-", "").slice(-20)}`;
const dotted = (name: string) => [...name].join(".");

test("the database and the rules find the same mailbox", async () => {
  const domains = fc.constantFrom(
    ..."gmail.com googlemail.com me.com icloud.com pm.me proton.me game.test mail.gmail.com".split(
      " ",
    ),
  );
  const locals = fc.string({ unit: fc.constantFrom(..."aB.+-_'1"), minLength: 1, maxLength: 9 });
  const addresses = fc
    .sample(fc.tuple(locals, domains), 300)
    .map(([name, domain]) => `${name}@${domain}`);

  const rows = await game.db.rows<{ mailbox: string }>(
    `select mailbox_of(address) as mailbox from unnest($1::text[]) with ordinality a (address, n)
      order by n`,
    [addresses],
  );

  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
});

test("domains in letters of any country are sent as the standard has it", () => {
  const unit = fc.constantFrom(..."aäöüßéñøžα中文한국日本ไทย9-xn".split(""), "हिन्दी", "بي");
  const label = fc.string({ unit, minLength: 1, maxLength: 12 }).map((text) => `a${text}z`);
  fc.assert(
    fc.property(label, (text) => {
      const expected = domainToASCII(`${text}.example`);
      fc.pre(expected !== "");
      expect(plainAddress(`a@${text}.example`)).toBe(`a@${expected}`);
    }),
    { numRuns: 1000 },
  );
});

async function newcomer(email: string, inviteCode: string | null = null) {
  const { username } = await game.player();
  const visitor = game.visitor();
  const form = { email, username: `${username}x`, password: "correct horse", inviteCode };
  const { status, body } = await visitor.call(account.signUp, form);
  expect(status).toBe(200);
  return body;
}

test("welcome coins are given once for each mailbox, also to many at once", async () => {
  const name = newName();
  const forms = [`${name}@gmail.com`, `${dotted(name)}@gmail.com`, `${name}+2@googlemail.com`];

  const coins = (await Promise.all(forms.map((email) => newcomer(email)))).map(
    (body) => body.coins,
  );

  expect(coins.toSorted()).toEqual([0, 0, START_COINS].toSorted());
  expect((await newcomer(newAddress())).coins).toBe(START_COINS);
});

test("nobody invites their own second address", async () => {
  const name = newName();
  const ann = await game.player();
  await takes(ann, `${name}@gmail.com`);
  const { inviteCode } = (await ann.call(invites.generateInvite, {})).body;

  const { invite } = await newcomer(`${dotted(name)}@gmail.com`, inviteCode);

  expect(invite).toEqual({ success: false, message: redeemRefusals.own_code });
});

test("who changes the address of an account has had the welcome coins of the first", async () => {
  const name = newName();
  const password = "correct horse";
  const ann = await game.player();
  const visitor = game.visitor();
  await visitor.call(account.signUp, {
    email: `${name}@gmail.com`,
    username: `${ann.username}y`,
    password,
  });
  const moved = { email: newAddress(), firstName: null, lastName: null, currentPassword: password };
  expect((await visitor.call(account.updateProfile, moved)).status).toBe(200);

  expect((await newcomer(`${dotted(name)}@googlemail.com`)).coins).toBe(0);
});

test("no way to write a child's own mailbox is a parent's address", async () => {
  const name = newName();
  const mika = await child();
  await takes(mika, `${name}@gmail.com`);

  const written = [`${dotted(name)}@gmail.com`, `${name}@GOOGLEMAIL.com`, `${name}+m@gmail.com`];
  for (const email of written) expect((await asks(mika, email)).refusal.code).toBe("own_address");
  await takes(mika, newAddress());
  for (const email of written) expect((await asks(mika, email)).refusal.code).toBe("own_address");
});

test("a child that takes the asked address for its own gets no yes from there", async () => {
  const name = newName();
  const mika = await child();
  await asks(mika, `${name}@gmail.com`, "Mika");
  const token = await tokenFor(`${name}@gmail.com`, "/family/answer");
  const email = `${dotted(name)}@googlemail.com`;
  await takes(mika, email);

  const second = await adult(`${name}+second@gmail.com`);
  const yes = { token, open: [], isAdult: true };
  const answers = await Promise.all(
    [game.visitor(), second].map((who) => who.call(family.approveChild, yes)),
  );

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["not_an_adult", "own_request"]);
  expect((await closedTo(mika)).market).toBe("parent_needed");
});

test("an account of the letter's mailbox answers for it, and one that is no adult's cannot", async () => {
  const [name, other] = [newName(), newName()];
  const [mika, noa] = [await child(), await child()];
  await asks(mika, `${dotted(name)}@gmail.com`, "Mika");
  await asks(noa, `${dotted(other)}@gmail.com`, "Noa");
  const mum = await adult(`${name}@googlemail.com`);
  await adult(`${other}@gmail.com`, births.teen());

  const token = await tokenFor(`${dotted(name)}@gmail.com`, "/family/answer");
  const yes = { token, open: [], isAdult: true };
  expect((await mum.call(family.approveChild, yes)).status).toBe(200);
  const noasToken = await tokenFor(`${dotted(other)}@gmail.com`, "/family/answer");
  const noasYes = { token: noasToken, open: [], isAdult: true };
  const refused = await game.visitor().call(family.approveChild, noasYes);
  expect(refused.refusal.code).toBe("not_an_adult");
});

test("an account of a domain in letters of its country is found by either form", async () => {
  const name = newName();
  const typed = `${name}@bücher.example`;
  const body = await newcomer(typed);
  expect(body.email).toBe(`${name}@xn--bcher-kva.example`);

  for (const email of [typed, body.email, `${name}@BÜCHER.example`]) {
    const login = { email, password: "correct horse" };
    expect((await game.visitor().call(account.login, login)).status).toBe(200);
  }
});

/**
 * Each player gets another address while the other call runs: held before every `stride`th statement,
 * and once over before the other call begins.
 */
async function whileItChanges<
  T extends { player: Caller; call: () => Promise<{ status: number }> },
>(
  stride: number,
  begin: (round: number) => Promise<T>,
  look: (round: T, seen: { status: number; emailVerified: boolean }) => void | Promise<void>,
) {
  for (let at = 0; ; at += stride) {
    const round = await begin(at);
    const changing = hold(at, () => takes(round.player, newAddress()));
    const before = await changing.stopped;
    const other = round.call();
    if (before !== null) await goAhead(game.db, other);
    changing.release();
    expect((await changing.answer).status).toBe(200);
    const { status } = await other;
    const { emailVerified } = (await round.player.call(account.getProfile, {})).body;
    await look(round, { status, emailVerified });
    if (before === null) return;
  }
}

test("a letter confirms the address that it went to, and none that is set meanwhile", async () => {
  const statuses = new Set<number>();
  await whileItChanges(
    1,
    async (round) => {
      const player = await game.player();
      const token = await tokenFor(player.email, "/verify-email");
      const from = `10.20.0.${round}`;
      return { player, call: () => game.visitor().call(account.verifyEmail, { token }, { from }) };
    },
    (_, { status, emailVerified }) => {
      statuses.add(status);
      expect(emailVerified).toBe(false);
    },
  );
  expect(statuses).toEqual(new Set([200, 400]));
});

const guardiansOf = ({ id }: { id: string }) =>
  game.db.rows(`select from guardianships where child_id = $1`, [id]);

test("a parent's account that gets another address while it answers confirms none", async () => {
  const statuses = new Set<number>();
  // Six statements follow the one that writes the address.
  await whileItChanges(
    4,
    async () => {
      const email = newAddress();
      const mika = await child();
      await asks(mika, email);
      const token = await tokenFor(email, "/family/answer");
      const player = await adult(email);
      return { mika, player, call: () => approves(player, token) };
    },
    async ({ mika }, { status, emailVerified }) => {
      statuses.add(status);
      expect(emailVerified).toBe(false);
      expect(await guardiansOf(mika)).toHaveLength(status === 200 ? 1 : 0);
    },
  );
  expect(statuses).toEqual(new Set([200, 403]));
});
