/**
 * Great moments, such as a battle that is shown or a pack that is opened. While one is on stage
 * nothing covers it, and nothing beside it gives its end away.
 */
import { useEffect, useSyncExternalStore } from "react";

let shows = 0;
let isOpen = false;
let strip: HTMLElement | null = null;
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

export const isStageOpen = (): boolean => isOpen;

/** The place inside what is on stage where it may be spoken; null when it has none. */
export const stripOnStage = (): HTMLElement | null => strip;

export function setStrip(next: HTMLElement | null) {
  strip = next;
  for (const listener of listeners) listener();
}

export function onStageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Now, or as soon as nothing is on stage any more. */
export function afterStage(act: () => void) {
  if (isOpen) waiting.push(act);
  else act();
}

/** Holds the stage for as long as `isOn`. */
export function useStage(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    shows += 1;
    setOpen(true);
    return () => {
      shows -= 1;
      // One part of a screen may hand the stage to the next.
      queueMicrotask(() => shows === 0 && setOpen(false));
    };
  }, [isOn]);
}

export const useStageIsOpen = (): boolean =>
  useSyncExternalStore(onStageChange, isStageOpen, () => false);

function setOpen(next: boolean) {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
  if (isOpen) return;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}
