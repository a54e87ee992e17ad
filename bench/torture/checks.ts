/** What is looked at while all players pause. */
import type { Dice } from "#game/lib/dice.ts";
import type { Crowd } from "./crowd.ts";
import { memoryOf } from "./forgotten.ts";
import type { History } from "./history.ts";
import type { KilledGame } from "./killed-game.ts";
import { modelOf } from "./model.ts";

export type Spent = Record<"playing" | "pausing" | "askingAgain" | "auditing", number>;

/** `atMs`: when something was killed; `old`: so many old answers are asked for again. */
type Check = { after: string; atMs?: number; old: number };

type Checked = { game: KilledGame; crowd: Crowd; history: History; dice: Dice };

/** Before the first operation; `check` gives what is wrong and was not before. */
export async function openChecks({ game, crowd, history, dice }: Checked) {
  const spentMs: Spent = { playing: 0, pausing: 0, askingAgain: 0, auditing: 0 };
  const model = await modelOf(game);
  const forgotten = memoryOf(crowd.players, dice);
  const known = new Set<string>();

  async function timed<T>(what: keyof Spent, work: Promise<T>): Promise<T> {
    const began = performance.now();
    const done = await work;
    spentMs[what] += performance.now() - began;
    return done;
  }

  async function check({ after, atMs = performance.now(), old }: Check): Promise<string[]> {
    await timed("pausing", crowd.pause());
    const over = history.settle();
    model.learn(over);
    const found = [
      ...(await timed("askingAgain", forgotten(over, { atMs, old }))),
      ...(await timed("auditing", model.wrong(history))),
    ];
    const fresh = found.filter((each) => !known.has(firstLine(each)));
    for (const each of fresh) known.add(firstLine(each));
    await forgetTries(game);
    crowd.goOn();
    return fresh.map((each) => `after ${after}: ${each}`);
  }
  return { spentMs, timed, check };
}

/** What is wrong is said once, although the next checks find it, too. */
const firstLine = (text: string) => text.split("\n")[0] ?? "";

/** Wrong codes and gifts are few in ten minutes or an hour, in which here a week is played. */
const forgetTries = ({ db }: KilledGame) => db.rows(`delete from counted_tries`);
