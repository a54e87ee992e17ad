import { expect, test } from "vitest";
import { currentUser, forgotPassword, resetPassword } from "#contract/account.ts";
import { testGame } from "#server/testing/test-game.ts";
import { lettersTo } from "./test-letters.ts";

const game = await testGame();

/** A player whose session has these times instead of its own. */
async function playerWith(times: string) {
  const player = await game.player();
  await game.db.rows(`update sessions set ${times} where player_id = $1`, [player.id]);
  game.deps.sessions.forget(player.id);
  return player;
}

const statusOf = async (times: string) =>
  (await (await playerWith(times)).call(currentUser, {})).status;

test("a session ends after fourteen days without a visit", async () => {
  expect(await statusOf(`last_seen_at = now() - interval '14 days' + interval '1 hour'`)).toBe(200);
  expect(await statusOf(`last_seen_at = now() - interval '14 days'`)).toBe(401);
});

test("a visit keeps it, but no longer than ninety days", async () => {
  const player = await playerWith(`last_seen_at = now() - interval '13 days'`);
  await player.call(currentUser, {});
  const [{ isNew } = { isNew: false }] = await game.db.rows<{ isNew: boolean }>(
    `select last_seen_at > now() - interval '1 minute' as "isNew" from sessions where player_id = $1`,
    [player.id],
  );
  const days = await game.db.value<number>(
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days
       from sessions where player_id = $1`,
    [player.id],
  );

  expect([isNew, days]).toEqual([true, 90]);
  expect(await statusOf(`expires_at = now()`)).toBe(401);
});

test("the link of a letter for a new password dies after an hour", async () => {
  const player = await game.player();
  await player.call(forgotPassword, { email: player.email });
  const token = await lettersTo(game.dataDir, player.email).token("/reset-password");
  const resets = async () =>
    (await game.visitor().call(resetPassword, { token, password: "forest-lantern-7" })).refusal
      .code;
  const minutes = await game.db.value<number>(
    `select round(extract(epoch from expires_at - now()) / 60)::int as minutes
       from mailed_tokens where player_id = $1 and purpose = 'reset'`,
    [player.id],
  );
  await game.db.rows(`update mailed_tokens set expires_at = now() where player_id = $1`, [
    player.id,
  ]);

  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);
  expect(await resets()).toBe("dead_link");
});
