/**
 * Players play at random while their game is killed again and again. After each kill they finish what
 * they do, and everything that was answered is compared with what is there.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Dice } from "#game/lib/dice.ts";
import { openChecks } from "./checks.ts";
import { openCrowd } from "./crowd.ts";
import { History } from "./history.ts";
import { outsideSettles } from "./money-model.ts";
import { openKilledGame, type KilledGame } from "./killed-game.ts";

const CARD_WITHIN_MS = 120_000;
/** So many old answers are asked for again after a kill, and at the end. */
const OLD_ANSWERS = { afterKill: 100, atEnd: 300 };

export type Wanted = {
  /** Requests of players, whether they change something or not; one that is repeated is one. */
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
  /** Hears what the servers say of errors. */
  log?: (text: string) => void;
};

export async function torture(wanted: Wanted) {
  const { operations, kills, dice, say = () => {}, open = openKilledGame } = wanted;
  const counts = { calls: 0, repeated: 0, refused: 0, givenUp: 0 };
  const history = new History();
  const died = (how: string) => void history.violations.push(how);
  const { environment, log } = wanted;
  const game = await open({ dice: dice.fork("kills"), died, environment, log });
  const backMs: Record<string, number[]> = {};
  const violations: string[] = [];
  const isEnough = () => violations.length > 0 && wanted.isImpatient === true;
  try {
    const crowd = await openCrowd(game, { url: game.url, history, dice, counts }, operations);
    const checks = await openChecks({ game, crowd, history, dice: dice.fork("checks") });
    const { spentMs, timed, check } = checks;
    await wanted.prepare?.(game);
    const names = dice.fork("order").shuffle(turnsOf(game));
    const playing = crowd.play();
    for (let killed = 0; killed < kills && !isEnough(); killed++) {
      const until = Math.floor((operations * (killed + 1)) / (kills + 1));
      await timed("playing", crowd.until(until));
      const name = names[killed % names.length] ?? "";
      const atMs = performance.now();
      await game.kills[name]?.();
      const tookMs = await game.comeBack();
      (backMs[name] ??= []).push(tookMs);
      const found = await check({
        after: `kill ${killed + 1} (${name})`,
        atMs,
        old: OLD_ANSWERS.afterKill,
      });
      violations.push(...found);
      const soFar = `back after ${Math.round(tookMs)} ms, ${violations.length} violations`;
      say([`${killed + 1} ${name}: ${soFar}`, ...found].join("\n"));
    }
    if (!isEnough()) {
      await timed("playing", crowd.until(operations));
      await timed("pausing", crowd.pause());
      game.calm();
      await cardsCome(game, violations);
      violations.push(...(await outsideSettles(game)));
      violations.push(...(await check({ after: "all", old: OLD_ANSWERS.atEnd })));
    }
    crowd.stop();
    await playing;
    const { begun: changes, reads, answered, byCall } = history;
    const done = changes + reads;
    return { violations, counts, backMs, spentMs, done, changes, answered, byCall };
  } finally {
    await game.end();
  }
}

const turnsOf = ({ kills, often = [] }: KilledGame): string[] => [...Object.keys(kills), ...often];

/** Every card that was promised takes shape, however often its server died. */
async function cardsCome({ db }: KilledGame, violations: string[]) {
  const unfinished = () =>
    db.rows<{ id: string }>(`select id from creations where state <> 'done'`);
  const until = Date.now() + CARD_WITHIN_MS;
  while ((await unfinished()).length > 0 && Date.now() < until) await sleep(200);
  for (const { id } of await unfinished()) violations.push(`the creation ${id} never came`);
}
