import { expect, test, vi } from "vitest";
import type { LiveNoun } from "#contract/live.ts";
import { nudgeText } from "#server/lib/nudges.ts";
import { testGame } from "#server/testing/test-game.ts";
import { openNudgeSender } from "./nudge-sender.ts";

const game = await testGame();

/** What one player is to ask again for, as it is heard; the nouns are numbers here. */
function listenFor(playerId: string) {
  const heard: string[] = [];
  const end = game.deps.nudges.listen("player", (nudge) => {
    if (nudge.playerId === playerId) heard.push(nudge.noun);
  });
  return { heard, end };
}

const nudgeOf = (playerId: string, what: number) =>
  nudgeText({ about: "player", playerId, noun: String(what) as LiveNoun });

test("what a transaction announces is heard after its commit, and never when it comes to nothing", async () => {
  const { id } = await game.player();
  const { heard, end } = listenFor(id);
  const nothing = game.db.transaction(async (tx) => {
    tx.afterCommit(nudgeOf(id, 1));
    await tx.rows("select 1 / 0");
  });
  await expect(nothing).rejects.toThrow("division by zero");

  let isCommitted = false;
  await game.db.transaction(async (tx) => {
    tx.afterCommit(nudgeOf(id, 2));
    await tx.rows("select pg_sleep(0.05)");
    expect(heard).toEqual([]);
    isCommitted = true;
  });

  await vi.waitFor(() => expect(heard).toEqual(["2"]));
  expect(isCommitted).toBe(true);
  end();
});

test("what a database that is away does not take is sent when it is back", async () => {
  const { id } = await game.player();
  const { heard, end } = listenFor(id);
  let tries = 0;
  const sender = openNudgeSender(({ text, values = [] }) =>
    ++tries === 1 ? Promise.reject(new Error("away")) : game.db.rows(text, values),
  );

  sender.send([nudgeOf(id, 1)]);

  await vi.waitFor(() => expect(heard).toEqual(["1"]), 5_000);
  expect(tries).toBe(2);
  await sender.close();
  end();
});

test("what is announced while others are under way leaves together, the same only once", async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const sender = openNudgeSender(({ values }) => {
    sent.push(values?.[1]);
    return new Promise<void>((answer) => answers.push(answer));
  });

  sender.send(["a"]);
  sender.send(["b", "c"]);
  sender.send(["b"]);
  expect(sent).toEqual([["a"]]);
  answers.shift()?.();
  await vi.waitFor(() => expect(sent).toEqual([["a"], ["b", "c"]]));

  const done: string[] = [];
  const closing = sender.close().then(() => done.push("closed"));
  await new Promise(setImmediate);
  done.push("answered");
  answers.shift()?.();
  await closing;
  expect(done).toEqual(["answered", "closed"]);
});

test("a closed game does not try again", async () => {
  let tries = 0;
  const sender = openNudgeSender(() => {
    tries++;
    return Promise.reject(new Error("there is no database any more"));
  });
  sender.send(["a"]);
  await sender.close();
  expect(tries).toBe(1);
});
