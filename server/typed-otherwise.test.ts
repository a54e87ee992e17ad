import { hash } from "@node-rs/argon2";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as rooms from "#contract/rooms.ts";
import * as security from "#contract/security.ts";
import { challengeFor, codeOf, protect } from "#server/security/test-security.ts";
import { routes } from "./app.ts";
import { testGame } from "./testing/test-game.ts";

const game = await testGame();

/** As keyboards of Japan write it, with what people and mail programs put between. */
const otherwise = (code: string): string =>
  ` \u202E${[...code.toLowerCase()]
    .map((sign) => (/[a-z0-9]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : ""))
    .join("\u200B-\u00A0")}.\n`;

const fieldsOfCodes = routes.flatMap(({ endpoint: { input, method, path } }) => {
  const shape = input instanceof z.ZodMiniObject ? input.shape : {};
  return Object.entries(shape).flatMap(([name, field]) =>
    /code$/i.test(name)
      ? [{ call: `${method} ${path} ${name}`, field: field as z.ZodMiniType }]
      : [],
  );
});

test("every field of a code reads it however it was typed, before it counts its signs", () => {
  const typed = otherwise("ABCD-EFGH-2345");
  const read = fieldsOfCodes.map(({ call, field }) => [call, z.safeParse(field, typed).data]);

  expect(read).toEqual(fieldsOfCodes.map(({ call }) => [call, "ABCDEFGH2345"]));
  expect(fieldsOfCodes.length).toBeGreaterThan(12);
});

test("a code of an app, of a recovery sheet and of a friend opens what it opens", async () => {
  const ann = await game.player();
  const { secret, recoveryCodes } = await protect(game, ann);
  for (const typed of [codeOf(game, secret), recoveryCodes[0] ?? ""]) {
    const visitor = game.visitor();
    const { challenge } = await challengeFor(visitor, ann);
    const answer = await visitor.call(security.secondFactor, { challenge, code: otherwise(typed) });
    expect(answer.status).toBe(200);
  }
  const [bo, cem] = [await game.player(), await game.player()];
  const { joinCode } = (await bo.call(rooms.createRoom, {})).body;
  const joined = await cem.call(rooms.joinRoom, { joinCode: otherwise(joinCode) });
  expect(joined.status).toBe(200);
});

const COMPOSED = "\u00E9t\u00E9 \u00E0 No\u00EBl".normalize("NFC");
const forms = [COMPOSED, COMPOSED.normalize("NFD")];

async function withPassword(password: string) {
  const { email, username } = await game.player();
  const visitor = game.visitor();
  const form = { email: `x${email}`, username: `${username}x`, password };
  const { body } = await visitor.call(account.signUp, form);
  return { visitor, id: body.id, email: form.email };
}

test("a password is the same one, composed or not, at every door", async () => {
  for (const chosen of forms) {
    const { visitor, email } = await withPassword(chosen);
    for (const password of forms) {
      expect((await game.visitor().call(account.login, { email, password })).status).toBe(200);
      expect((await visitor.call(account.proveAgain, { password })).status).toBe(200);
    }
    const wrong = { email, password: COMPOSED.replaceAll("\u00E9", "e") };
    expect((await game.visitor().call(account.login, wrong)).status).toBe(401);
  }
});

test("a hash of before lets its owner in by the form that it was made of", async () => {
  for (const made of forms) {
    const { email, id } = await withPassword("lantern-of-moss");
    const passwordHash = await hash(made);
    await game.db.rows(`update players set password_hash = $2 where id = $1`, [id, passwordHash]);
    for (const password of forms) {
      expect((await game.visitor().call(account.login, { email, password })).status).toBe(200);
    }
  }
});

test("a password is counted in the letters that one sees", async () => {
  const { email, username } = await game.player();
  const form = { email: `y${email}`, username: `${username}y` };
  const signsUp = async (password: string) =>
    (await game.visitor().call(account.signUp, { ...form, password })).status;

  expect(await signsUp("e\u0301".repeat(5))).toBe(400);
  expect(await signsUp("\u{1F98A}".repeat(5))).toBe(400);
  expect(await signsUp("z\u00E9\u00E8\u00EA\u00EBx")).toBe(200);
});
