import { expect, test } from "vitest";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import { testGame } from "#server/testing/test-game.ts";
import { audit } from "./audit.ts";

const game = await testGame();

const deed = {
  atMs: Date.parse("2026-11-23T08:00:00.123Z"),
  adminId: null,
  deed: "payment keys saved",
  subject: { kind: "payment keys", id: "" },
  before: null,
  after: { letters: "äöü", list: [1, 2.5, null] },
} as const;

for (let i = 0; i < 5; i++) await game.db.transaction((tx) => writeAdminLog(tx, deed));

const broken = async (tx: Tx) =>
  (await audit(tx)).filter(({ violations }) => violations > 0).map(({ rule }) => rule);

const CHAIN = "what admins have done is one chain from its beginning to its end";

/** As an operator with the database could do it: past the triggers. */
const tampered = (sql: string) =>
  game.db
    .transaction(async (tx) => {
      await tx.rows(`set local session_replication_role = replica`);
      await tx.rows(sql);
      throw await broken(tx);
    })
    .catch((found: unknown) => found);

test("rows are numbered and chained", async () => {
  expect(await broken(game.db)).toEqual([]);
});

test.for([
  ["a row that was changed", `update admin_log set after = '{}' where number = 3`],
  ["another admin", `update admin_log set admin_id = gen_random_uuid() where number = 3`],
  ["a row that was taken out", `delete from admin_log where number = 3`],
  [
    "the last row taken out",
    `delete from admin_log where number = (select max(number) from admin_log)`,
  ],
  ["everything taken out", `delete from admin_log`],
  [
    "a row put in",
    `insert into admin_log select 6, at, admin_id, deed, subject_kind, subject_id, why, before, after, undoes, hash
       from admin_log where number = 5`,
  ],
] as const)("the audit finds %s", async ([, sql]) => {
  expect(await tampered(sql)).toEqual([CHAIN]);
});

test.for([
  `update admin_log set why = 'nothing'`,
  `delete from admin_log`,
  `truncate admin_log cascade`,
])("the database refuses: %s", async (sql) => {
  await expect(game.db.rows(sql)).rejects.toThrow("only ever added to");
});

test("rows that are written at once follow each other", async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => game.db.transaction((tx) => writeAdminLog(tx, deed))),
  );

  expect(await broken(game.db)).toEqual([]);
});
