/** The players of a torture: what they do at random, and that they pause while it is looked at. */
import { setTimeout as sleep } from "node:timers/promises";
import { proveAgain } from "#contract/account.ts";
import { anyOf, type World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";
import { allDeeds, inLetters } from "./deeds.ts";
import type { History } from "./history.ts";
import type { KilledGame } from "./killed-game.ts";
import { openStubbornPlayer, type StubbornPlayer, type Surroundings } from "./stubborn-player.ts";

/** The game lets one player make ten changes a second; together they make more than it can. */
const PLAYERS = { few: 12, many: 48 };
/** More operations than that want many players. */
const FEW = 5_000;
const START_COINS = 8_000;
/** So long a password that was shown opens what is sensitive; a little less. */
const PROVED_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 2;

export type Crowd = Awaited<ReturnType<typeof openCrowd>>;

export async function openCrowd(game: KilledGame, around: Surroundings, operations: number) {
  const { history, dice } = around;
  const many = operations > FEW ? PLAYERS.many : PLAYERS.few;
  const players: StubbornPlayer[] = [];
  for (let n = 1; n <= many; n++) {
    players.push(await openStubbornPlayer(`player_${inLetters(n)}`, around));
  }
  await game.db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select id, 'coins', $1, 'gift', 'player:' || id, 0 from players`,
    [START_COINS],
  );
  const gate = { isShut: false, isOver: false, inside: 0, provedMs: performance.now() };
  const admin = await openAdmin(game, around, gate);
  const seen = { listings: [], orders: [], trades: [], transfers: [], invites: [] };
  const world: World = { db: game.db, dice, players, seen };
  const anyDeed = anyOf(allDeeds(around, admin));

  async function lane() {
    while (!gate.isOver) {
      if (gate.isShut) await sleep(LOOK_AGAIN_MS);
      else {
        gate.inside++;
        await anyDeed(world).catch((error: unknown) => tell(history, error));
        gate.inside--;
      }
    }
  }
  return {
    players,
    /** As many at once as there are players. */
    play: () => Promise.all(players.map(lane)),
    async until(begun: number) {
      while (history.begun < begun) await sleep(LOOK_AGAIN_MS);
    },
    /** Until everybody has the answer to what they did. */
    async pause() {
      gate.isShut = true;
      // The clock of the game may have gone ahead.
      gate.provedMs = -Infinity;
      while (gate.inside > 0) await sleep(LOOK_AGAIN_MS);
    },
    goOn: () => (gate.isShut = false),
    stop: () => (gate.isOver = true),
  };
}

/** A deed that ends in the middle, such as a sign-up while the game is away, is no violation. */
function tell(history: History, error: unknown): void {
  if (/fetch failed|: 503 /.test((error as Error).message)) return;
  history.violations.push(`a deed has failed: ${(error as Error).stack}`);
}

/** Who has shown a moment ago who they are. */
async function openAdmin(game: KilledGame, around: Surroundings, proof: { provedMs: number }) {
  const admin = await openStubbornPlayer("warden", around);
  await game.pool.query(`update players set role = 'admin' where id = $1`, [admin.id]);
  return async (): Promise<Actor> => {
    if (performance.now() - proof.provedMs > PROVED_MS) {
      proof.provedMs = performance.now();
      await admin.call(proveAgain, { password: "lantern-of-moss" });
    }
    return admin;
  };
}
