import { expect, test } from "vitest";
import { currentUser, sayAge } from "#contract/account.ts";
import { changeRole } from "#contract/admin.ts";
import { becomeFirstAdmin, checkSetupLink, readSetup, trySetupPart } from "#contract/setup.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { testGame } from "#server/testing/test-game.ts";
import { offerSetup } from "./first-admin.ts";

const backups: { isBroken: boolean } = { isBroken: false };
const game = await testGame({
  adjust: () => ({
    tryBackup: () =>
      backups.isBroken
        ? Promise.reject(new Error("the disk is full"))
        : Promise.resolve({ bytes: 12_340_000, players: 3 }),
  }),
});
const { db, deps } = game;

const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("token") ?? "";

const withoutAdmin = () => db.rows(`update players set role = 'user' where role = 'admin'`);

test("a game without an admin has a link, which makes one admin", async () => {
  await withoutAdmin();
  const first = tokenOf(await offerSetup(deps));
  const token = tokenOf(await offerSetup(deps));
  const [ada, bo] = [await game.player(), await game.player()];
  // Only the last start's.
  expect((await game.visitor().call(checkSetupLink, { token: first })).body.works).toBe(false);
  expect((await game.visitor().call(checkSetupLink, { token })).body.works).toBe(true);
  expect((await ada.call(becomeFirstAdmin, { token: first })).refusal.code).toBe("dead_setup_link");
  expect((await game.visitor().call(becomeFirstAdmin, { token })).status).toBe(401);
  const kept = await db.rows(`select from setup_link where position($1 in token_hash::text) > 0`, [
    Buffer.from(token).toString("hex"),
  ]);
  expect(kept).toEqual([]);

  const answers = await Promise.all(
    [ada, bo].map((each) => each.call(becomeFirstAdmin, { token })),
  );

  expect(answers.map(({ refusal }) => refusal.code).toSorted()).toEqual(["", "dead_setup_link"]);
  const roles = await Promise.all(
    [ada, bo].map(async (each) => (await each.call(currentUser, {})).body.role),
  );
  expect(roles.toSorted()).toEqual(["admin", "user"]);
  expect(await offerSetup(deps)).toBeNull();
});

test("a child is no admin, by the link, by another admin, or by saying its age later", async () => {
  await withoutAdmin();
  const token = tokenOf(await offerSetup(deps));
  const [child, silent] = [
    await game.player({ born: "2015-01" }),
    await game.player({ born: null }),
  ];

  expect((await child.call(becomeFirstAdmin, { token })).refusal.code).toBe("admins_are_adults");
  expect((await silent.call(becomeFirstAdmin, { token })).status).toBe(200);
  const aged = await silent.call(sayAge, { birthMonth: "2015-01" });
  expect(aged.refusal.code).toBe("admins_are_adults");
  const made = await silent.call(changeRole, { userId: child.id, role: "admin" });
  expect(made.refusal.code).toBe("admins_are_adults");
  expect((await child.call(currentUser, {})).body.role).toBe("user");
});

test("a link is dead as soon as there is an admin by another way", async () => {
  await withoutAdmin();
  const token = tokenOf(await offerSetup(deps));
  await game.admin();
  const ida = await game.player();
  expect((await ida.call(becomeFirstAdmin, { token })).refusal.code).toBe("dead_setup_link");
  expect((await game.visitor().call(checkSetupLink, { token })).body.works).toBe(false);
});

test("links cannot be guessed for long", async () => {
  const from = "10.7.7.7";
  const guess = () => game.visitor().call(checkSetupLink, { token: "x" }, { from });
  for (let tries = 0; tries < 30; tries++) await guess();
  expect((await guess()).status).toBe(429);
});

test("the first admin reads how everything is set up, without a secret", async () => {
  const admin = await game.admin();
  const { parts } = (await admin.call(readSetup, {})).body;
  expect(parts.map(({ part }) => part)).toEqual(["name", "mail", "payments", "ai", "backup"]);
  expect(parts[1]?.settings).toEqual(["SMTP_URL", "MAIL_FROM"]);
  expect((await (await game.player()).call(readSetup, {})).status).toBe(403);
});

test("every part is really tried, and the log says so", async () => {
  const admin = await game.admin();
  const tries = async (part: "mail" | "payments" | "ai" | "backup") =>
    (await admin.call(trySetupPart, { part })).body;
  expect(await tries("mail")).toMatchObject({ works: true });
  const letters = await lettersTo(game.dataDir, admin.email).all();
  expect(letters.join()).toContain("this letter has arrived");
  expect(await tries("payments")).toMatchObject({ works: true });
  expect((await tries("ai")).words).toContain("the forge wrote a card");
  expect((await tries("backup")).words).toContain("12.3 MB");
  backups.isBroken = true;
  expect(await tries("backup")).toEqual({
    works: false,
    words: "That did not work: the disk is full",
  });
  const logged = await db.rows<{ deed: string; after: object }>(
    `select deed, after from admin_log where admin_id = $1 order by number`,
    [admin.id],
  );
  expect(logged.map(({ deed }) => deed)).toEqual([
    "mail tried",
    "payments tried",
    "ai tried",
    "backup tried",
    "backup tried",
  ]);
  expect(logged.at(-1)?.after).toEqual({ works: false });
  expect((await (await game.player()).call(trySetupPart, { part: "mail" })).status).toBe(403);
});
