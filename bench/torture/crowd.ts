/** The players of a torture: what they do at random, and that they pause while it is looked at. */
import { setTimeout as sleep } from "node:timers/promises";
import { proveAgain } from "#contract/account.ts";
import { switches } from "#game/account/capabilities.ts";
import { anyOf, type World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";
import { allDeeds, inLetters } from "./deeds.ts";
import type { History } from "./history.ts";
import { familiesOf } from "./money-deeds.ts";
import type { KilledGame } from "./killed-game.ts";
import { openStubbornPlayer, type StubbornPlayer, type Surroundings } from "./stubborn-player.ts";

/** The game lets one player make ten changes a second; together they make more than it can. */
const PLAYERS = { few: 12, many: 48 };
/** More operations than that want many players. */
const FEW = 15_000;
const START_COINS = 8_000;
/** So long a password that was shown opens what is sensitive; a little less. */
const PROVED_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 2;
const LOOKS_BETWEEN_NUDGES = 200;

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
  await foundFamilies(game, players);
  const gate = { isShut: false, isOver: false, inside: 0, provedMs: performance.now() };
  const admin = await openAdmin(game, around, gate);
  const seen = { listings: [], orders: [], trades: [], transfers: [], invites: [] };
  const world: World = { db: game.db, dice, players, seen };
  const anyDeed = anyOf(allDeeds(around, admin, game.outside));

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
    async until(enough: number) {
      while (history.begun + history.reads < enough) await sleep(LOOK_AGAIN_MS);
    },
    /** Until everybody has the answer to what they did. */
    async pause() {
      gate.isShut = true;
      game.hurry(true);
      // The clock of the game may have gone ahead.
      gate.provedMs = -Infinity;
      for (let looks = 0; gate.inside > 0; looks++) {
        if (looks % LOOKS_BETWEEN_NUDGES === 0) await nudgeChain(game);
        await sleep(LOOK_AGAIN_MS);
      }
    },
    goOn() {
      gate.isShut = false;
      game.hurry(false);
    },
    stop: () => (gate.isOver = true),
  };
}

/** As if letters had gone to the parents, who have opened everything. */
async function foundFamilies({ db }: KilledGame, players: readonly StubbornPlayer[]) {
  await db.rows(`update players set email_verified_at = now()`);
  for (const { guardian, child } of familiesOf(players)) {
    await db.rows(
      `update players set age_band = 'child', age_last_month = '2099-01', approved_at = now()
        where id = $1`,
      [child.id],
    );
    await db.rows(
      `with a as (insert into guardianships (guardian_id, child_id) values ($1, $2))
       insert into allowances (player_id, open, money) values ($2, $3, 'ask')`,
      [guardian.id, child.id, switches],
    );
  }
}

/** A player waits for the chain's job of a card, which after a failure waits for longer and longer. */
const nudgeChain = ({ db }: KilledGame) =>
  db.rows(`update nft_jobs set next_at = '-infinity' where state in ('queued', 'submitted')`);

/** A deed that ends in the middle, such as a sign-up while the game is away, is no violation. */
function tell(history: History, error: unknown): void {
  if (/fetch failed|: 503 |the chain: away/.test((error as Error).message)) return;
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
