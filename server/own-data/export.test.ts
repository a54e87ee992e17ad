import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { updateProfile } from "#contract/account.ts";
import * as family from "#contract/family.ts";
import { getCreation } from "#contract/creation.ts";
import { listNotifications } from "#contract/notifications.ts";
import { askForExport, EXPORT_FILE, readExport } from "#contract/own-data.ts";
import { generateTransfer, claimTransfer } from "#contract/transfers.ts";
import { collectedData } from "#game/account/collected-data.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { family as familyWith } from "#server/family/test-children.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { unzip } from "./test-unzip.ts";

const game = await testGame();
const { db } = game;

/** Asks for the file and waits until it is there. */
async function exported(player: ActingPlayer) {
  const asked = await player.call(askForExport, {});
  expect(asked.body.state).toBe("being_made");
  await vi.waitFor(
    async () => expect((await player.call(readExport, {})).body.state).toBe("ready"),
    { timeout: 300_000, interval: 50 },
  );
  const answer = await player.send({ method: "GET", url: EXPORT_FILE });
  expect(answer.statusCode).toBe(200);
  return { files: unzip(answer.rawPayload), answer };
}

const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString() ?? "";

const everythingIn = (files: Map<string, Buffer>) =>
  [...files].map(([name, bytes]) => `${name} ${bytes.toString("latin1")}`).join("\n");

/** Left out on purpose; README.txt says why. */
const leftOut = new Set([
  "duels",
  "duel_seats",
  "meetings",
  "rooms",
  "room_seats",
  "rivals",
  "pack_secrets",
  "mailed_tokens",
  "approval_tokens",
  "request_links",
]);

test("a player takes away all that is kept about them, and nobody else's secrets", async () => {
  const [mika, friend] = [await game.player(), await game.player()];
  const first = '<script>alert("Mika")</script>';
  await mika.call(updateProfile, { firstName: null, lastName: "Sun", email: mika.email });
  // Of before there were rules for it.
  await game.db.rows(`update players set first_name = $2 where id = $1`, [mika.id, first]);
  const { id } = (await mika.creates("a red fox of the moon")).body.creation;
  await vi.waitFor(
    async () => expect((await mika.call(getCreation, { id })).body.userCard).toBeTruthy(),
    { timeout: 300_000, interval: 50 },
  );
  await mika.battles();
  const [card] = await mika.deck();
  const { transferCode } = (await mika.call(generateTransfer, { cardId: card!.id })).body;
  expect((await friend.call(claimTransfer, { transferCode })).status).toBe(200);

  const { files, answer } = await exported(mika);

  expect(answer.headers["content-disposition"]).toContain("taleborn-my-data.zip");
  expect(textOf(files, "README.txt")).toContain("What is left out, and why");
  const page = textOf(files, "index.html");
  expect(page).toContain(mika.email);
  expect(page).toContain("a red fox of the moon");
  expect(page).toContain(friend.username);
  expect(page).not.toContain("<script");
  expect(page).toContain("&lt;script&gt;");
  const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(pictures.length).toBeGreaterThan(11);
  expect(pictures.filter((file) => (files.get(file)?.length ?? 0) < 1000)).toEqual([]);

  const tables = new Set(collectedData.flatMap(({ columns }) => Object.keys(columns)));
  const missing = [];
  for (const table of tables) {
    if (leftOut.has(table)) continue;
    const found = await db.rows<{ name: string }>(
      `select a.attname as name from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.conrelid = $1::regclass and c.confrelid = 'players'::regclass and c.contype = 'f'`,
      [table],
    );
    const names = table === "players" ? ["id"] : found.map(({ name }) => name);
    for (const name of names.filter((each) => !["reported_id", "asker_id"].includes(each))) {
      const has = await db.maybe(`select from ${table} where ${name} = $1 limit 1`, [mika.id]);
      if (has && !files.has(`rows/${table}.json`)) missing.push(`${table}.${name}`);
    }
  }
  expect(missing).toEqual([]);
  const tablesInFile = [...files].filter(([name]) => name.startsWith("rows/"));
  const rowsInFile = tablesInFile.map(([, bytes]) => JSON.parse(bytes.toString()) as unknown[]);
  expect(rowsInFile.filter((rows) => rows.length === 0)).toEqual([]);
  const everything = everythingIn(files);
  expect(everything).not.toContain(friend.email);
  const secrets = await db.rows<{ secret: string }>(
    `select password_hash as secret from players where id = $1
     union all select encode(sealed_seed, 'hex') from wallets where player_id = $1
     union all select encode(wrapped_key, 'hex') from wallets where player_id = $1
     union all select encode(token_hash, 'hex') from sessions where player_id = $1
     union all select seed::text from pack_secrets where player_id = $1`,
    [mika.id],
  );
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.filter(({ secret }) => everything.includes(secret))).toEqual([]);
  const told = (await mika.call(listNotifications, {})).body.items.map(({ title }) => title);
  expect(told).toContain("Your data is ready");
});

test("one file at a time is made, and it goes after seven days", async () => {
  const ada = await game.player();
  expect((await ada.call(readExport, {})).body.state).toBe("none");
  expect((await ada.send({ method: "GET", url: EXPORT_FILE })).statusCode).toBe(404);
  await db.rows(
    `insert into account_exports (player_id, id, asked_at) values ($1, gen_random_uuid(), $2)`,
    [ada.id, new Date(game.deps.now())],
  );
  expect((await ada.call(askForExport, {})).refusal.code).toBe("export_being_made");
  // The export has been under way for more than an hour.
  await db.rows(`update account_exports set asked_at = asked_at - interval '2 hours'`);
  await exported(ada);
  expect(await readdir(join(game.dataDir, "exports"))).toContain(`${ada.id}.zip`);

  game.wait(7 * DAY_MS);

  expect((await ada.call(readExport, {})).body.state).toBe("none");
  await vi.waitFor(async () => expect(await readdir(join(game.dataDir, "exports"))).toEqual([]), {
    timeout: 300_000,
    interval: 100,
  });
});

test("the file wants a sign-in, and a proof of the last ten minutes", async () => {
  const ida = await game.player();
  await exported(ida);
  const file = { method: "GET", url: EXPORT_FILE } as const;
  expect((await game.visitor().send(file)).statusCode).toBe(401);
  const head = await ida.send({ ...file, method: "HEAD" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  await db.rows(`update sessions set proved_at = $2 where player_id = $1`, [
    ida.id,
    new Date(game.deps.now() - 11 * 60_000),
  ]);
  game.deps.sessions.forget(ida.id);
  const late = await ida.send(file);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, "prove_again"]);
  expect((await ida.call(askForExport, {})).refusal.code).toBe("prove_again");
});

test("neither a parent's address nor a parent's name goes with the rows of a child", async () => {
  const { child, guardian } = await familyWith(game, { band: "teen" });
  await db.rows(
    `insert into approvals (id, child_id, parent_email, parent_email_key, asked_at, expires_at)
     values (gen_random_uuid(), $1, $2, $2, now(), now())`,
    [child.id, guardian.email],
  );
  const { files } = await exported(child);
  expect(textOf(files, "rows/approvals.json")).toContain(child.id);
  expect(everythingIn(files)).not.toContain(guardian.email);
  // What guardians are given has no secrets either.
  const { body } = await guardian.call(family.exportChild, { id: child.id });
  expect(body.tables["approvals"]).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(guardian.email);
  const [wallet] = body.tables["wallets"] ?? [];
  expect(Object.keys(wallet ?? {}).toSorted()).toEqual(
    ["public_key", "player_id", "key_id", "made_at", "retired_at"].toSorted(),
  );
});

test("thousands of rows are all there, once", async () => {
  const lea = await game.player();
  await db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select $1, 'coins', 1, 'gift', 'gift:' || gen_random_uuid(), 0 from generate_series(1, 3000)`,
    [lea.id],
  );
  const { files } = await exported(lea);
  const rows = JSON.parse(textOf(files, "rows/ledger.json")) as { id: number }[];
  const count = await db.value<number>(
    `select count(*)::int as count from ledger where player_id = $1`,
    [lea.id],
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});
