/**
 * The fingerprint that this browser saw before it opened a pack. On the page that checks the draw
 * it is worth more than what the server says afterwards.
 */
import * as z from "zod/mini";
import type { OpenedPack } from "#contract/packs.ts";

const PLACE = "pack-fingerprints";
const AT_MOST = 50;

const notes = z.array(z.object({ openingId: z.string(), commit: z.string() }));

function readNotes(): z.output<typeof notes> {
  try {
    return notes.parse(JSON.parse(localStorage.getItem(PLACE) ?? "[]"));
  } catch {
    return [];
  }
}

/** Another tab may have opened a pack in between: then the fingerprint was for that one. */
export function noteCommit(
  { commit, nonce }: { commit: string; nonce: number },
  receipt: Pick<OpenedPack["receipt"], "openingId" | "nonce">,
): void {
  if (receipt.nonce !== nonce) return;
  const noted = [{ openingId: receipt.openingId, commit }, ...readNotes()].slice(0, AT_MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(noted));
  } catch {
    // A full or forbidden store: the page then says nothing about it.
  }
}

/** Null when another browser opened the pack, or this one has forgotten. */
export const notedCommit = (openingId: string): string | null =>
  readNotes().find((note) => note.openingId === openingId)?.commit ?? null;
