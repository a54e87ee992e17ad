/**
 * What this browser knows of a player's Tale Road, so that it can be walked without a connection: the
 * server's last answer, and won duels that the server has not seen yet.
 */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { roadWin, winOnRoad, type RoadWin } from "#contract/road.ts";
import { quietly } from "#web/lib/quietly.ts";
import { storedKey } from "./has-waiting.ts";

/** A won duel, and the goals that it met. */
const wonDuel = z.object({ duel: winOnRoad.input, goals: roadWin.shape.goals });

export type WaitingDuel = z.input<typeof wonDuel>;

const stored = z.object({ wins: z.array(roadWin), duels: z.array(wonDuel) });

type Stored = { wins: readonly RoadWin[]; duels: readonly WaitingDuel[] };

const nothing: Stored = { wins: [], duels: [] };

const listeners = new Set<() => void>();

/** Where a browser refuses to store it, it lasts as long as the page. */
const onThisPage = new Map<string, string>();

const textOf = (playerId: string): string =>
  onThisPage.get(playerId) ?? quietly(() => localStorage.getItem(storedKey(playerId))) ?? "";

const read = (text: string): Stored => quietly(() => stored.parse(JSON.parse(text))) ?? nothing;

function change(playerId: string, changes: Partial<Stored>): void {
  const text = JSON.stringify({ ...read(textOf(playerId)), ...changes });
  const store = () => {
    localStorage.setItem(storedKey(playerId), text);
    return true;
  };
  if (quietly(store)) onThisPage.delete(playerId);
  else onThisPage.set(playerId, text);
  for (const listener of listeners) listener();
}

export const rememberWins = (playerId: string, known: readonly RoadWin[]): void =>
  change(playerId, { wins: known });

export const waitingDuels = (playerId: string): readonly WaitingDuel[] =>
  read(textOf(playerId)).duels;

export const addWaitingDuel = (playerId: string, won: WaitingDuel): void =>
  change(playerId, { duels: [...waitingDuels(playerId), won] });

export function removeWaitingDuel(playerId: string, { duel: { seed, rival } }: WaitingDuel): void {
  const isAnother = ({ duel }: WaitingDuel) => duel.seed !== seed || duel.rival !== rival;
  change(playerId, { duels: waitingDuels(playerId).filter(isAnother) });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change it.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function useStoredRoad(playerId: string): Stored {
  const text = useSyncExternalStore(
    listen,
    useCallback(() => textOf(playerId), [playerId]),
    () => "",
  );
  return useMemo(() => read(text), [text]);
}
