import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";
import { ownConnection } from "./own-connection.ts";

const game = await testGame();

test("a connection that is lost while it asks nothing fails at its next statement", async () => {
  const connection = ownConnection({ connectionString: game.databaseUrl });
  await connection.connect();
  const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");

  await game.db.rows(`select pg_terminate_backend($1)`, [rows[0]!.pid]);

  const answer = () => connection.query("select 1").then(() => "alive", String);
  await expect.poll(answer).toContain("not queryable");
  await connection.end();
});

/** Besides `ownConnection` itself it changes what every connection says, and opens none. */
const mayNameClient = ["server/lib/database/own-connection.ts", "bench/torture/mutate.ts"];

test("every connection beside the pool is opened so", () => {
  const files = globSync("{server,bench,workshop,tools}/**/*.{ts,mjs}", {
    exclude: ["**/*.test.ts"],
  });
  const opening = files.filter((file) =>
    /import \{[^}]*(?<!type )\bClient\b[^}]*\} from "pg"/.test(readFileSync(file, "utf8")),
  );
  expect(opening.toSorted()).toEqual(mayNameClient.toSorted());
});
