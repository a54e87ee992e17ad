import { expect, test } from "vitest";
import { openJobs } from "./lib/jobs.ts";
import { openLog } from "./lib/log.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

/** What is logged of a loop that fails before it is closed. */
async function loggedOf(isStopping: boolean): Promise<unknown[]> {
  const logged: unknown[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const log = openLog("error", false, { write });
  const stopping = new AbortController();
  const jobs = await openJobs(game.databaseUrl, log, stopping.signal);
  const cutOff = Promise.withResolvers<void>();
  jobs.keepDoing("what takes long", 60_000, () => cutOff.promise);
  if (isStopping) stopping.abort();
  cutOff.reject(new Error("canceling statement due to user request"));
  await cutOff.promise.catch(() => {});
  await jobs.close();
  return logged;
}

test("what fails is logged, unless the server stops", async () => {
  expect(await loggedOf(false)).toEqual(["what takes long failed and will be tried again"]);
  expect(await loggedOf(true)).toEqual([]);
});
