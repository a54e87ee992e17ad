/** Lists and calls stay as fast in a large game: what they ask for is found by an index. */
import { matchesGlob } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { administer, databaseNamed, TEMPLATE } from "#server/testing/one-database.ts";
import { examples } from "./examples.ts";
import { openSource, placeOf, statementCalls } from "./source.ts";
import { textsOf } from "./texts.ts";

const server = inject("databaseServer");
const name = `test_plans_${process.pid}`;

const client = new Client({ connectionString: databaseNamed(server, name) });

beforeAll(async () => {
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await administer(server, `drop database if exists ${name} with (force)`);
});

const isOfTheGame = (file: string) =>
  matchesGlob(file, "server/**/*.ts") && !/\.test\.ts$|\/test-|^server\/testing\//.test(file);

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  /** It is taken for want of another way. */
  Disabled?: boolean;
  Plans?: Plan[];
};

const readWhole = ({ Plans = [], ...node }: Plan): string[] => [
  ...(node["Node Type"] === "Seq Scan" && node.Disabled ? [node["Relation Name"] ?? "?"] : []),
  ...Plans.flatMap(readWhole),
];

/** They do not grow with the players, or have what is of this moment alone. */
const small: ReadonlySet<string> = new Set(
  `arena_queue card_counts card_owner_counts content_items daily_numbers emulator_keys
   game_settings mission_counts missions nft_secret payment_keys pg_constraint push_keys regular_checks setup_link
   shipped_content shipped_creatures solana_network store_packages`.split(/\s+/),
);

/** Where tables are read as a whole, and why that may be. */
const reasons: Readonly<Record<string, string>> = {
  "server/account/queries.ts": "once an hour: what has expired is deleted",
  "server/account/known-devices.ts": "once a day: what has expired is deleted",
  "server/account/renaming.ts": "an admin renames a player in every text",
  "server/adapters/payments/emulator/store.ts": "the emulator forgets",
  "server/collection/any-card-queries.ts": "an admin deletes a card",
  "server/economy/audit.ts": "the audit",
  "server/economy/queries.ts": "an admin reads the sums of the game",
  "server/family/approval-queries.ts": "once an hour: what has expired is deleted",
  "server/family/erase-queries.ts": "a job erases an account",
  "server/health/queries.ts": "an admin reads the sums of the game",
  "server/lib/limits.ts": "once a minute: what has expired is deleted",
  // The planner has two ways of one subquery here, of which a single player takes the index.
  "server/lib/session.ts": "an index of approvals",
  "server/lib/standing.ts": "an index of approvals",
  "server/nfts/queries.ts": "an admin reads the sums of the game",
  "server/own-data/pages-of-rows.ts": "a job reads all of one player",
  "server/purchases/queries.ts": "once a day: what has expired is deleted",
  "server/records/battles.ts": "an admin reads the lists of battles",
};

const tablesIn = ({ Plans = [], ...node }: Plan): string[] => [
  ...(node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? "?"] : []),
  ...Plans.flatMap(tablesIn),
];

/** The places of all texts, as `file:line`. */
function readTexts() {
  const source = openSource("server/tsconfig.json", isOfTheGame);
  try {
    return statementCalls(source).flatMap((call) => {
      const place = placeOf(call);
      const [file = ""] = place.split(":");
      return textsOf(source, call, examples[file] ?? {}).map(({ sql }) => ({ place, file, sql }));
    });
  } finally {
    source.close();
  }
}

const texts = readTexts();

/** Null for locks and cursors, which have no plan. */
async function planOf(sql: string): Promise<Plan | null> {
  const explained = client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (generic_plan, format json) ${sql}`,
  );
  const answer = await explained.catch(() => null);
  return answer?.rows[0]?.["QUERY PLAN"][0].Plan ?? null;
}

test("a statement finds its rows by an index, or it is known why not", async () => {
  await client.query("set enable_seqscan = off");
  const found = new Map<string, string[]>();
  let planned = 0;
  for (const { place, file, sql } of texts) {
    const plan = await planOf(sql);
    planned += plan ? 1 : 0;
    const grown = plan ? readWhole(plan).filter((table) => !small.has(table)) : [];
    if (grown.length > 0) found.set(file, [...(found.get(file) ?? []), `${place} ${grown}`]);
  }

  expect(planned).toBeGreaterThan(900);
  expect([...found].filter(([file]) => reasons[file] === undefined)).toEqual([]);
  expect(Object.keys(reasons).filter((file) => !found.has(file))).toEqual([]);
});

/** Where all players are read, and why that may be. */
const readAllPlayers: Readonly<Record<string, string>> = {
  "server/account/queries.ts": "an admin reads the sums of the game",
  "server/admin/user-queries.ts": "a page of the list of players, in its order",
  "server/collection/any-card-list.ts": "once an hour: the owners of popular cards",
  "server/economy/audit.ts": "the audit",
  "server/grants/queries.ts": "an admin counts for whom a gift is meant",
  "server/missions/admin-queries.ts": "an admin reads the sums of the game",
  "server/records/analytics.ts": "an admin reads the sums of the game",
  "server/records/daily.ts": "an admin reads the sums of the game",
  // As many rows as the settings that were changed, which the planner does not know of a new table.
  "server/settings/queries.ts": "once a start: who changed the settings",
  "server/try-backup.ts": "a copy is tried",
};

test("in a game with many players, an index is also what the planner takes", async () => {
  await client.query(
    `with made as (
       insert into players (id, email, email_key, username, username_key, username_skeleton,
         password_hash, doubts_read, wallet_key)
       select gen_random_uuid(), n || '@x.test', n || '@x.test', 'N' || n, 'n' || n, 'n' || n, '',
              true, 'w' || n from generate_series(1, 20000) n
       returning id, wallet_key)
     insert into wallets (player_id, public_key, key_id, wrapped_key, sealed_seed, made_at)
     select id, wallet_key, 'none', '', '', now() from made`,
  );
  await client.query("reset enable_seqscan");
  await client.query("analyze players");
  const found = new Map<string, string[]>();
  for (const { place, file, sql } of texts) {
    const plan = await planOf(sql);
    if (!plan || !tablesIn(plan).includes("players")) continue;
    found.set(file, [...(found.get(file) ?? []), place]);
  }

  expect([...found].filter(([file]) => readAllPlayers[file] === undefined)).toEqual([]);
  expect(Object.keys(readAllPlayers).filter((file) => !found.has(file))).toEqual([]);
});
