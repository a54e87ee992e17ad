/**
 * Every chance in the game comes from a Dice, and every Dice from a seed that is stored with the
 * result. That is what makes a battle replayable and a rarity roll auditable.
 */
export type Dice = {
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** A number from min up to, but not including, max. */
  between(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** The same list in a new order; the argument stays as it was. */
  shuffle<T>(list: readonly T[]): T[];
  /** A second Dice for one purpose, so that rolls for another purpose do not change it. */
  fork(purpose: string): Dice;
};

/** A 32-bit number from any text (FNV-1a, then mixed), to make a seed from a name. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  // mulberry32: small, fast, and the same on every machine. Not for secrets.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return diceOf(next, (purpose) => diceFrom((state ^ seedFrom(purpose)) >>> 0));
}

/**
 * Dice for what a secret decides: all of the key counts, however long it is. `hash` gives the hash of
 * a text in hex, such as SHA-256; the rolls are the hashes of "key:0", "key:1" and so on, 32 bits each.
 */
export function diceFromKey(key: string, hash: (text: string) => string): Dice {
  const words: number[] = [];
  let blocks = 0;
  const next = () => {
    if (words.length === 0) {
      const block = hash(`${key}:${blocks++}`).match(/[\da-f]{8}/g) ?? [];
      words.push(...block.map((word) => Number.parseInt(word, 16)));
    }
    const word = words.shift();
    if (word === undefined) throw new Error("a hash has at least 8 hex digits");
    return word / 2 ** 32;
  };
  return diceOf(next, (purpose) => diceFromKey(`${key}/${purpose}`, hash));
}

/** `next` gives a number from 0 up to, but not including, 1. */
function diceOf(next: () => number, fork: Dice["fork"]): Dice {
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    between: (min, max) => min + (max - min) * next(),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error("cannot pick from an empty list");
      return list[int(0, list.length - 1)] as T;
    },
    shuffle<T>(list: readonly T[]): T[] {
      const left = [...list];
      return list.map(() => left.splice(int(0, left.length - 1), 1)[0] as T);
    },
    fork,
  };
}
