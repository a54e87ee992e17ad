import { expect, test } from "vitest";
import { getReplay } from "#contract/replays.ts";
import * as battle from "#contract/battle.ts";
import * as duel from "#contract/duel.ts";
import { fightOut, meet } from "#server/duel/test-duelists.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();

test("anybody with the link can watch a battle, told by names instead of you and they", async () => {
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

const watches = async (viewer: Caller, id: string) => {
  const { body } = await viewer.call(getReplay, { id });
  if (body.kind !== "duel") throw new Error("this was a duel");
  return body;
};

test("a duel is watched one turn late, and nothing is shown that both have not seen", async () => {
  const [a, b] = [await game.player(), await game.player()];
  const id = await meet(a, b);
  const friend = await game.player();
  await befriend(friend, b);
  const names = { own: a.username, other: b.username };
  expect(await watches(friend, id)).toMatchObject({ live: true, names, duelKind: "room" });
  const shown = [];

  for (let step = 0; step < 3; step++) {
    for (const player of [a, b]) {
      await player.call(duel.chooseInDuel, { id, step, choice: "guard" });
    }
    shown.push(await watches(friend, id));
  }

  const tables = (await a.call(duel.getDuel, { id })).body;
  const last = shown.at(-1);
  expect(last?.frames.at(-1)?.view.turn).toBeLessThan(tables.view.turn);
  expect(last?.secret).toBeNull();
  for (const { view } of last?.frames ?? []) {
    for (const side of [view.own, view.other]) {
      expect(side.fighters.map(({ hidden }) => hidden)).toEqual([false, true, true]);
    }
  }
});

test("a duel that is over is watched whole, from the battle that is kept of it", async () => {
  const [a, b] = [await game.player(), await game.player()];
  const id = await meet(a, b);
  const { commitment } = await watches(a, id);
  const [end] = await fightOut(id, [a, b]);
  const atOnce = await watches(game.visitor(), id);
  await game.db.rows(`delete from duels where id = $1`, [id]);

  const later = await watches(game.visitor(), id);

  expect(later).toEqual(atOnce);
  expect(later).toMatchObject({ live: false, commitment, secret: end?.secret });
  expect(later.frames.at(-1)?.view.result).toBe(end?.view.result);
  expect(later.frames.at(-1)?.view.turn).toBe(end?.view.turn);
});

test("both players have a duel in their history, each from their own side", async () => {
  const [a, b] = [await game.player(), await game.player()];
  const id = await meet(a, b);
  await a.call(duel.chooseInDuel, { id, step: 0, choice: "surrender" });

  const lines = await Promise.all(
    [a, b].map(async (player) => (await player.call(battle.listBattles, {})).body),
  );

  const line = { id, battleType: "room", playerPower: null, opponentPower: null };
  expect(lines).toMatchObject([
    [{ ...line, won: false, opponentName: b.username }],
    [{ ...line, won: true, opponentName: a.username }],
  ]);
});
