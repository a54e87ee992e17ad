/**
 * Players play at random while their game is killed again and again. After each kill they finish what
 * they do, and everything that was answered is compared with what is there.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { proveAgain } from "#contract/account.ts";
import type { Dice } from "#game/lib/dice.ts";
import { anyOf, type World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";
import { allDeeds, inLetters } from "./deeds.ts";
import { History, inOneLine, type Operation } from "./history.ts";
import { openKilledGame, type KilledGame } from "./killed-game.ts";
import { startOf, violationsOf } from "./model.ts";
import { openStubbornPlayer, type StubbornPlayer, type Surroundings } from "./stubborn-player.ts";

const PLAYERS = 12;
const AT_ONCE = 12;
const START_COINS = 8_000;
/** So long a password that was shown opens what is sensitive; a little less. */
const PROVED_MS = 5 * 60_000;
const CARD_WITHIN_MS = 120_000;
/** So many old answers are asked for again at the end. */
const OLD_ANSWERS = 300;

export type Wanted = {
  operations: number;
  kills: number;
  dice: Dice;
  /** Ends at the first violation. */
  isImpatient?: boolean;
  /** Beside the game's own environment. */
  environment?: NodeJS.ProcessEnv;
  /** What is killed instead of a game in one process. */
  open?: typeof openKilledGame;
  /** Is done to the database once the game runs. */
  prepare?: (game: KilledGame) => Promise<unknown>;
  say?: (text: string) => void;
};

/** Their answers go on after they were given. */
const goesOn = /\/api\/(cards\/create|arena|creations)/;

export async function torture(wanted: Wanted) {
  const { operations, kills, dice, say = () => {}, open = openKilledGame } = wanted;
  const counts = { calls: 0, repeated: 0, refused: 0, givenUp: 0 };
  const history = new History();
  const died = (how: string) => void history.violations.push(how);
  const game = await open(dice.fork("kills"), died, wanted.environment);
  const backMs: Record<string, number[]> = {};
  const violations: string[] = [];
  try {
    const crowd = await openCrowd(game, { url: game.url, history, dice, counts });
    const start = await startOf(game.db);
    await wanted.prepare?.(game);
    const known = new Set<string>();
    const isEnough = () => violations.length > 0 && wanted.isImpatient === true;
    const check = async (after: string, old: readonly Operation[] = []) => {
      await crowd.pause();
      history.settle();
      const found = [
        ...(await forgotten(crowd.players, [...crowd.answeredSince(), ...old])),
        ...(await violationsOf(game.db, history, start)),
      ];
      const fresh = found.filter((each) => !known.has(firstLine(each)));
      for (const each of fresh) known.add(firstLine(each));
      violations.push(...fresh.map((each) => `after ${after}: ${each}`));
      crowd.goOn();
    };
    const playing = crowd.play();
    for (let killed = 0; killed < kills && !isEnough(); killed++) {
      await crowd.until(Math.floor((operations * (killed + 1)) / (kills + 1)));
      const names = Object.keys(game.kills);
      const name = names[killed % names.length] ?? "";
      await game.kills[name]?.();
      const tookMs = await game.comeBack();
      (backMs[name] ??= []).push(tookMs);
      await check(`kill ${killed + 1} (${name})`);
      say(
        `${killed + 1} ${name}: back after ${Math.round(tookMs)} ms, ${violations.length} violations`,
      );
    }
    if (!isEnough()) {
      await crowd.until(operations);
      await crowd.pause();
      await cardsCome(game, violations);
      await check("all", dice.shuffle(history.answered()).slice(0, OLD_ANSWERS));
    }
    crowd.stop();
    await playing;
    return { violations, history, counts, backMs, done: crowd.done() };
  } finally {
    await game.end();
  }
}

/** What is wrong is said once, although the next checks find it, too. */
const firstLine = (text: string) => text.split("\n")[0] ?? "";

/** Every card that was promised takes shape, however often its server died. */
async function cardsCome({ db }: KilledGame, violations: string[]) {
  const unfinished = () =>
    db.rows<{ id: string }>(`select id from creations where state <> 'done'`);
  const until = Date.now() + CARD_WITHIN_MS;
  while ((await unfinished()).length > 0 && Date.now() < until) await sleep(200);
  for (const { id } of await unfinished()) violations.push(`the creation ${id} never came`);
}

/** Answered changes that the game answers in another way when they are sent once more. */
async function forgotten(players: readonly StubbornPlayer[], answered: readonly Operation[]) {
  const found: string[] = [];
  for (const each of answered) {
    const player = players.find(({ id }) => id === each.player);
    if (!player) continue;
    const again = await player.again(each);
    const isSame = goesOn.test(each.name) || again?.text === each.text;
    if (again?.status === 200 && isSame) continue;
    found.push(`forgotten: ${inOneLine(each)}\n    and then ${again?.status} ${again?.text}`);
  }
  return found;
}

async function openCrowd(game: KilledGame, around: Surroundings) {
  const { history, dice } = around;
  const players: StubbornPlayer[] = [];
  for (let n = 1; n <= PLAYERS; n++) {
    players.push(await openStubbornPlayer(`player_${inLetters(n)}`, around));
  }
  await game.db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select id, 'coins', $1, 'gift', 'player:' || id, 0 from players`,
    [START_COINS],
  );
  const admin = await openAdmin(game, around);
  const seen = { listings: [], orders: [], trades: [], transfers: [], invites: [] };
  const world: World = { db: game.db, dice, players, seen };
  const anyDeed = anyOf(allDeeds(around, admin));
  const gate = { isShut: false, isOver: false, inside: 0, checked: 0 };

  async function lane() {
    while (!gate.isOver) {
      if (gate.isShut) await sleep(5);
      else {
        gate.inside++;
        await anyDeed(world).catch((error: unknown) => tell(history, error));
        gate.inside--;
      }
    }
  }
  return {
    players,
    play: () => Promise.all(Array.from({ length: AT_ONCE }, lane)),
    done: () => history.operations.length,
    async until(operations: number) {
      while (history.operations.length < operations) await sleep(5);
    },
    /** Until everybody has the answer to what they did. */
    async pause() {
      gate.isShut = true;
      while (gate.inside > 0) await sleep(5);
    },
    goOn: () => (gate.isShut = false),
    stop: () => (gate.isOver = true),
    answeredSince(): Operation[] {
      const fresh = history.operations.slice(gate.checked);
      gate.checked = history.operations.length;
      return fresh.filter(({ status }) => status === 200);
    },
  };
}

/** A deed that ends in the middle, such as a sign-up while the game is away, is no violation. */
function tell(history: History, error: unknown): void {
  if (/fetch failed|: 503 /.test((error as Error).message)) return;
  history.violations.push(`a deed has failed: ${(error as Error).stack}`);
}

/** Who has shown a moment ago who they are. */
async function openAdmin(game: KilledGame, around: Surroundings): Promise<() => Promise<Actor>> {
  const admin = await openStubbornPlayer("warden", around);
  await game.pool.query(`update players set role = 'admin' where id = $1`, [admin.id]);
  let provedMs = performance.now();
  return async () => {
    if (performance.now() - provedMs > PROVED_MS) {
      provedMs = performance.now();
      await admin.call(proveAgain, { password: "lantern-of-moss" });
    }
    return admin;
  };
}
