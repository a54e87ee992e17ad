/** Players in a duel, and what they do in it. */
import * as duel from "#contract/duel.ts";
import * as rooms from "#contract/rooms.ts";
import type { Choice, DuelTeam } from "#game/duel/duel.ts";
import { casualCard } from "#game/duel/enter.ts";
import type { ActingPlayer, Caller, testGame } from "#server/testing/test-game.ts";
import { startDuel } from "./start.ts";

type Game = Pick<Awaited<ReturnType<typeof testGame>>, "db" | "deps">;

const team = async (player: ActingPlayer) => (await player.deck()).slice(0, 3).map(({ id }) => id);

/** Two players meet in a room and pick their first three cards each; returns the duel's id. */
export async function meet(a: ActingPlayer, b: ActingPlayer): Promise<string> {
  const { body: room } = await a.call(rooms.createRoom, {});
  await b.call(rooms.joinRoom, { joinCode: room.joinCode });
  await a.call(rooms.pickTeam, { id: room.id, playerCards: await team(a) });
  const { body } = await b.call(rooms.pickTeam, { id: room.id, playerCards: await team(b) });
  if (body.duelId === null) throw new Error("no duel has begun");
  return body.duelId;
}

async function sideOf(player: ActingPlayer) {
  const cards = (await player.deck()).slice(0, 3);
  const fighters = cards.map(({ cardId, card }) => casualCard({ ...card, cardId }));
  return {
    playerId: player.id,
    name: player.username,
    team: fighters as unknown as DuelTeam,
    brought: cards.map(({ id }) => id),
  };
}

type Sides = Parameters<typeof startDuel>[1]["sides"];

async function startInArena({ db, deps }: Game, sides: Sides): Promise<string> {
  const begun = { kind: "arena", rated: false, sides, nowMs: deps.now() } as const;
  return (await db.transaction((tx) => startDuel(tx, begun))).duelId;
}

/** As in the arena when no other player comes; returns the duel's id. */
export async function meetComputer(game: Game, player: ActingPlayer): Promise<string> {
  const own = await sideOf(player);
  const computer = { playerId: null, name: "The computer", team: own.team, level: 3 } as const;
  return startInArena(game, [own, computer]);
}

/** As in the arena when it has found the two for each other; returns the duel's id. */
export const meetInArena = async (game: Game, a: ActingPlayer, b: ActingPlayer): Promise<string> =>
  startInArena(game, [await sideOf(a), await sideOf(b)]);

/** Anything that the player may choose in this step; null when there is nothing to choose. */
export function anyChoice({ view, chosen }: duel.DuelOnWire): Choice | null {
  if (view.result !== null || !view.ownMustChoose || chosen !== null) return null;
  const { active, fighters } = view.own;
  if (view.phase !== "replace") return "strike";
  const place = fighters.findIndex(
    (fighter, i) => i !== active && !fighter.hidden && fighter.health > 0,
  );
  return (["bring-0", "bring-1", "bring-2"] as const)[place] ?? null;
}

/** Both strike until it is over; returns the duel as each sees it then. */
export async function fightOut(id: string, players: readonly [Caller, Caller]) {
  for (let step = 0; step < 300; step++) {
    for (const player of players) {
      const { body } = await player.call(duel.getDuel, { id });
      const choice = anyChoice(body);
      if (choice) await player.call(duel.chooseInDuel, { id, step: body.step, choice });
    }
    const ends = await Promise.all(players.map((player) => player.call(duel.getDuel, { id })));
    if (ends.every(({ body }) => body.view.result !== null)) return ends.map(({ body }) => body);
  }
  throw new Error("this duel does not end");
}
