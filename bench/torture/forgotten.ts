/** Whether the game gives its answers again when the same requests are sent once more. */
import type { Dice } from "#game/lib/dice.ts";
import { inOneLine, isAnswered, isSameAnswer, type Operation } from "./history.ts";
import type { StubbornPlayer } from "./stubborn-player.ts";

/** So many old answers are kept, each with the same chance. */
const KEPT = 300;
/** What a kill can lose was answered near to it; of what came long before, some is looked at. */
const NEAREST = 500;
const ASKED_AT_ONCE = 16;

/** Does `work` for all, so many at once. */
async function forAll<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const lane = async () => {
    for (const each of left) await work(each);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, lane));
}

type Looked = { atMs: number; old: number };

export function memoryOf(players: readonly StubbornPlayer[], dice: Dice) {
  const byId = new Map(players.map((player) => [player.id, player]));
  const kept: Operation[] = [];
  let seen = 0;
  const keep = (operation: Operation) => {
    seen++;
    if (kept.length < KEPT) kept.push(operation);
    else if (dice.chance(KEPT / seen)) kept[dice.int(0, KEPT - 1)] = operation;
  };

  /** In one line each, what is answered in another way: of these, near to that moment, and of so many old ones. */
  return async (operations: readonly Operation[], { atMs, old }: Looked): Promise<string[]> => {
    const fresh = operations.filter((each) => isAnswered(each) && byId.has(each.player));
    const farFrom = ({ endedMs }: Operation) => Math.abs(endedMs - atMs);
    const near = fresh.toSorted((a, b) => farFrom(a) - farFrom(b)).slice(0, NEAREST);
    const found: string[] = [];
    await forAll([...near, ...dice.shuffle(kept).slice(0, old)], async (each) => {
      const again = await byId.get(each.player)?.again(each);
      if (again?.status === 200 && isSameAnswer(each, again.text)) return;
      found.push(`forgotten: ${inOneLine(each)}\n    and then ${again?.status} ${again?.text}`);
    });
    for (const each of fresh) keep(each);
    return found;
  };
}
