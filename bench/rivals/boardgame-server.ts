/** A program: the duel as a game of boardgame.io, with its own server, in memory, over socket.io. */
import type { Choice, DuelState } from "#game/duel/duel.ts";
import { beginDuel, mustChoose, next, refuseChoice } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import { answerMessages } from "#bench/processes.ts";
import { rival } from "./rival.ts";
import { startOf } from "#bench/duels/teams.ts";

const { Server, Origins } = rival("boardgame.io/server");
const { INVALID_MOVE, Stage } = rival("boardgame.io/core");
const { original } = rival("immer");

type Game = { duel: DuelState; choices: (Choice | null)[]; step: number; events: unknown[] };

type Move = { G: Game; playerID: string };

const sides = [0, 1] as const;

function choose({ G, playerID }: Move, choice: Choice): Game | string {
  const side = Number(playerID) as 0 | 1;
  // The engine gets the plain state: through the drafts of immer it would be several times slower.
  const { duel, choices, step, events } = original(G) as Game;
  if (choices[side] !== null || refuseChoice(duel, side, choice)) return INVALID_MOVE as string;
  const chosen = sides.map((each) => (each === side ? choice : (choices[each] ?? null)));
  if (sides.some((each) => mustChoose(duel, each) && chosen[each] === null)) {
    return { duel, choices: chosen, step, events };
  }
  const played = next(duel, [chosen[0] ?? null, chosen[1] ?? null]);
  return { duel: played.state, choices: [null, null], step: step + 1, events: played.events };
}

const tables = { next: 0 };

const duelGame = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup: (): Game => ({
    duel: beginDuel(startOf(tables.next++)),
    choices: [null, null],
    step: 0,
    events: [],
  }),
  turn: { activePlayers: { all: Stage.NULL } },
  moves: { choose: { move: choose, client: false, ignoreStaleStateID: true, redact: true } },
  disableUndo: true,
  playerView: ({ G, playerID }: { G: Game; playerID: string | null }) => ({
    view: viewOf(G.duel, Number(playerID) as 0 | 1),
    step: G.step,
    events: G.events,
    hasChosen: G.choices.map((choice) => choice !== null),
  }),
};

answerMessages(async ({ port }: { port: number }) => {
  await Server({ games: [duelGame], origins: [Origins.LOCALHOST] }).run(port);
  return null;
});
