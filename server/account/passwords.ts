import { hash, verify } from "@node-rs/argon2";
import { plainPassword } from "#game/account/sign-up.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { logInRefusals } from "#texts/en/account.ts";

/** argon2id at OWASP's minimum: 19 MiB, two passes. About 6 ms on one core. */
let strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** For tests, most of whose time would go into passwords that protect no player. */
export function hashLightly(): void {
  strength = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

const AT_ONCE = 8;
const WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** At most a few hashes at a time: a flood of sign-ins must not stop the game for everybody else. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) {
      throw refusedError(logInRefusals, "busy");
    }
    await new Promise<void>((go) => waiting.push(go));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(plainPassword(password), strength));

/** A hash that fits no password, so that an unknown address takes as long as a wrong password. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IHNhbHRzIHRoaXM$qkJ7sYtOTqWhHqk1g0OfyPzGgWqF8dYFt8Q2m4cJ0zA";

/** `stored` is null for an unknown account, and the answer then is no. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const plain = plainPassword(password);
  // Hashes of before were made of what was typed then, in whichever form.
  for (const form of new Set([plain, password, plain.normalize("NFD")])) {
    const fits = await queued(() => verify(stored ?? nobodysHash, form));
    if (fits && stored !== null) return true;
  }
  return false;
}
