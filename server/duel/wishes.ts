/** Decisions that wait to be applied, by duel, and the one loop that carries them out. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Duel } from "./duel.ts";

/** What comes within this time is carried out together: the fewer commits, the more duels. */
const TOGETHER_MS = 30;
const AT_ONCE = 150;

export type Decide = (duel: Duel) => Duel;

export type Wish = {
  decide: Decide;
  attempts: number;
  done(duel: Duel): void;
  failed(error: unknown): void;
};

export type Batch = ReadonlyMap<string, Wish[]>;

export type Wishes = {
  add(id: string, wishes: readonly Wish[]): void;
  /** In front of those that came in the meantime. */
  putBack(id: string, wishes: readonly Wish[]): void;
  /** Nothing more of this duel is taken until it is released. */
  hold(id: string): void;
  release(id: string): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
};

/** `carryOut` never throws: whatever goes wrong is told to the wishes themselves. */
export function openWishes(carryOut: (batch: Batch) => Promise<void>): Wishes {
  const waiting = new Map<string, Wish[]>();
  const held = new Set<string>();
  const loop = { running: null as Promise<void> | null };

  const ready = () => [...waiting.keys()].filter((id) => !held.has(id)).slice(0, AT_ONCE);

  const take = (ids: readonly string[]): Batch =>
    new Map(
      ids.map((id) => {
        const wishes = waiting.get(id) ?? [];
        waiting.delete(id);
        return [id, wishes];
      }),
    );

  const run = async () => {
    await sleep(TOGETHER_MS);
    for (let ids = ready(); ids.length > 0; ids = ready()) {
      await carryOut(take(ids));
    }
    loop.running = null;
  };

  const wake = () => {
    loop.running ??= run();
  };

  return {
    add(id, wishes) {
      waiting.set(id, [...(waiting.get(id) ?? []), ...wishes]);
      wake();
    },
    putBack(id, wishes) {
      waiting.set(id, [...wishes, ...(waiting.get(id) ?? [])]);
      wake();
    },
    hold: (id) => void held.add(id),
    release(id) {
      held.delete(id);
      if (waiting.has(id)) wake();
    },
    async idle() {
      await loop.running;
      if (held.size > 0) await sleep(TOGETHER_MS).then(() => this.idle());
    },
  };
}
