import { expect, test } from "vitest";
import { getReplay } from "#contract/replays.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

test("whoever has the link watches a battle, told by names instead of you and they", async () => {
  const player = await game.player();
  const { body: fought } = await player.battles();

  const watched = [];
  for (const viewer of [await game.player(), game.visitor()]) {
    watched.push((await viewer.call(getReplay, { id: fought.id })).body);
  }

  for (const replay of watched) {
    if (replay.kind !== "power") throw new Error("this was a power battle");
    expect(replay.isOwn).toBe(false);
    expect(replay.battle).toMatchObject({
      won: fought.won,
      rounds: fought.rounds,
      player: fought.player,
      opponent: fought.opponent,
    });
    const words = [replay.battle.narration, ...replay.battle.reasons].join(" ");
    expect(words).not.toMatch(/\b(you|your|yours|them|theirs)\b/i);
    expect(words).toContain(player.username);
  }
});

test.for(["1", "no-battle", "00000000-0000-7000-8000-000000000000"])(
  "there is no replay of %s",
  async (id) => {
    const { status, refusal } = await game.visitor().call(getReplay, { id });
    expect([status, refusal.code]).toEqual([404, "no_battle"]);
  },
);
