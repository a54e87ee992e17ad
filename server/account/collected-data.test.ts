import { expect, test } from "vitest";
import { collectedData } from "#game/account/collected-data.ts";
import { testGame } from "#server/testing/test-game.ts";

/** Tables in which no row is about a person. */
const aboutNobody = `admin_log_end card_counts card_owner_counts content_items cups
  daily_numbers emulator_keys migrations mission_counts missions
  nft_secret pack_odds payment_events provider_calls push_keys
  regular_checks setup_link shipped_content solana_accounts solana_network
  solana_transaction_accounts solana_transactions shipped_creatures store_packages`.split(/\s+/);

const game = await testGame();

const listed = collectedData.flatMap(({ columns }) =>
  Object.entries(columns).flatMap(([table, names]) =>
    names.split(" ").map((name) => `${table}.${name}`),
  ),
);

const columns = await game.db.rows<{ table: string; name: string }>(
  `select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public'`,
);
const kept = columns
  .filter(({ table }) => !aboutNobody.includes(table))
  .map(({ table, name }) => `${table}.${name}`);

test("every column of the database is said on /privacy, or is in a table about nobody", () => {
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((each) => !listed.includes(each))).toEqual([]);
});

test("nothing is said to be kept that is not, and no table stands there that is gone", () => {
  expect(listed.filter((each) => !kept.includes(each))).toEqual([]);
  const tables = new Set(columns.map(({ table }) => table));
  expect(aboutNobody.filter((each) => !tables.has(each))).toEqual([]);
});

test("no column is listed twice", () => {
  expect(listed.filter((each, index) => listed.indexOf(each) !== index)).toEqual([]);
});
