/**
 * A server that dies before a statement of one request, as in a power cut.
 * killed-calls.proof.test.ts runs it, and gets the answer where the request had fewer statements.
 */
import type { InjectOptions } from "fastify";
import pino from "pino";
import { hashLightly } from "#server/account/passwords.ts";
import { gameServer } from "#server/game-server.ts";
import { openGame } from "#server/open-game.ts";
import { testSettings } from "./one-database.ts";
import { watchedDb, watching } from "./statements.ts";
import { quiet } from "./changes/walk.ts";

export type DyingCall = {
  databaseUrl: string;
  dataDir: string;
  statement: number;
  request: InjectOptions;
};

process.once("message", (orders: DyingCall) => void dies(orders));
process.send?.("ready");

async function dies({ databaseUrl, dataDir, statement, request }: DyingCall): Promise<void> {
  hashLightly();
  const { deps } = await openGame({
    config: testSettings(dataDir),
    log: pino({ level: "silent" }),
    url: databaseUrl,
    databaseKind: "server",
  });
  Object.assign(deps, quiet(deps), { db: watchedDb(deps.db) });
  const app = await gameServer({ deps, webFolder: null });
  let statements = 0;
  const answer = await watching(
    () => {
      if (statements++ === statement) process.kill(process.pid, "SIGKILL");
      return Promise.resolve();
    },
    async () => app.inject(request),
  );
  process.send?.({ status: answer.statusCode, body: answer.json() }, () => process.exit(0));
}
