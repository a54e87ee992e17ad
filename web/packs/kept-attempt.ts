/**
 * An opening that was begun. Until the server has answered, nobody knows whether it happened; asked
 * again with the same key, it happens once, and gives the same cards.
 */
import * as z from "zod/mini";

const attempt = z.object({
  playerId: z.string(),
  packId: z.int(),
  luck: z.string(),
  key: z.string(),
  /** The fingerprint that the player had seen, and the number of the pack that it was for. */
  commit: z.string(),
  nonce: z.int(),
  begunAtMs: z.number(),
});

export type Attempt = z.output<typeof attempt>;

const PLACE = "pack-being-opened";
/** The server keeps its answers for a week. */
const KEPT_MS = 6 * 24 * 60 * 60 * 1000;

/** A browser may refuse to keep anything; then a pack can only be opened again while it is shown. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const keepAttempt = (begun: Attempt): void =>
  void quietly(() => localStorage.setItem(PLACE, JSON.stringify(begun)));

export const forgetAttempt = (): void => void quietly(() => localStorage.removeItem(PLACE));

export function keptAttempt(playerId: string): Attempt | null {
  const kept = quietly(() => attempt.parse(JSON.parse(localStorage.getItem(PLACE) ?? "")));
  if (kept?.playerId !== playerId || Date.now() - kept.begunAtMs > KEPT_MS) return null;
  return kept;
}
