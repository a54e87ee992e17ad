/**
 * An opening that the server has not answered yet, stored so that it can be repeated with the same
 * key after a reload. However often it is repeated, the pack is opened once, with the same cards.
 */
import * as z from "zod/mini";
import { quietly } from "#web/lib/quietly.ts";

const attempt = z.object({
  playerId: z.string(),
  packId: z.int(),
  luck: z.string(),
  /** What was shown. */
  price: z.optional(z.int()),
  key: z.string(),
  /** The fingerprint that the player had seen, and the number of the pack that it was for. */
  commit: z.string(),
  nonce: z.int(),
  begunAtMs: z.number(),
});

export type PendingOpening = z.output<typeof attempt>;

const STORAGE_KEY = "pack-being-opened";
/** The server keeps its answers for a week. */
const KEPT_MS = 6 * 24 * 60 * 60 * 1000;

/** Where a browser refuses to store it, an opening can be repeated only without a reload. */
export const savePendingOpening = (opening: PendingOpening): void =>
  void quietly(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(opening)));

export const clearPendingOpening = (): void =>
  void quietly(() => localStorage.removeItem(STORAGE_KEY));

export function findPendingOpening(playerId: string): PendingOpening | null {
  const saved = quietly(() => attempt.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "")));
  if (saved?.playerId !== playerId || Date.now() - saved.begunAtMs > KEPT_MS) return null;
  return saved;
}
