/** How loud a player wants the game to be. It is kept in this browser until they log out. */
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { quietly } from "#web/lib/quietly.ts";

const kept = z.object({
  /** In percent. */
  volume: z.int().check(z.gte(0), z.lte(100)),
  isMuted: z.boolean(),
  hasMusic: z.boolean(),
  vibrates: z.boolean(),
});

export type SoundSettings = z.output<typeof kept>;

/** Music waits until it is wanted: many play where others work. */
const standard: SoundSettings = { volume: 50, isMuted: false, hasMusic: false, vibrates: true };

const STORAGE_KEY = "sound";

const read = (): SoundSettings =>
  quietly(() => kept.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ""))) ?? standard;

let current: SoundSettings | null = null;
const listeners = new Set<() => void>();

export const soundSettings = (): SoundSettings => (current ??= read());

export function changeSound(changes: Partial<SoundSettings>): void {
  current = { ...soundSettings(), ...changes };
  void quietly(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(current)));
  for (const listener of listeners) listener();
}

export function onSoundChange(listener: () => void): () => void {
  // Another tab may change it.
  const reread = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return;
    current = read();
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", reread);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", reread);
  };
}

export const useSoundSettings = (): SoundSettings =>
  useSyncExternalStore(onSoundChange, soundSettings, () => standard);
