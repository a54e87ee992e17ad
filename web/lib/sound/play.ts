/**
 * The door to all sounds. What makes them is loaded with the first one, and not before the player
 * has pressed something on the page.
 */
import { soundSettings } from "./sound-settings.ts";
import type { SoundName } from "./sounds.ts";

/** A sound that comes later than this would accompany something else. */
const TOO_LATE_MS = 300;

const patterns: Partial<Record<SoundName, number | number[]>> = {
  hit: 15,
  heavyHit: 40,
  knockOut: [60, 40, 60],
  victory: [40, 60, 40, 60, 120],
};

export const canVibrate = (): boolean => "vibrate" in navigator;

/** Heard and felt as far as the player wants it; `delayMs` when its moment is still to come. */
export function play(sound: SoundName, delayMs = 0): void {
  if (!mayBeHeard()) return;
  vibrate(sound, delayMs);
  const { isMuted, volume } = soundSettings();
  if (isMuted || volume === 0) return;
  const askedAtMs = performance.now();
  withSpeaker(({ speak }) => {
    if (performance.now() - askedAtMs < TOO_LATE_MS) speak(sound, delayMs);
  });
}

/** Begins the music if the player wants it. */
export function playMusic(): void {
  const { isMuted, hasMusic } = soundSettings();
  if (mayBeHeard() && hasMusic && !isMuted) withSpeaker(({ followSettings }) => followSettings());
}

/** Closes everything, such as when a player has logged out. */
export function endSound(): void {
  if (hasSpoken) withSpeaker(({ close }) => close());
}

/** Browsers allow no sound before the first press, and some have no audio context. */
const mayBeHeard = (): boolean =>
  "AudioContext" in window && navigator.userActivation.hasBeenActive && !document.hidden;

let hasSpoken = false;

function withSpeaker(use: (speaker: typeof import("./speaker.ts")) => void): void {
  hasSpoken = true;
  // Without a connection the game stays silent.
  import("./speaker.ts").then(use).catch(() => undefined);
}

function vibrate(sound: SoundName, delayMs: number): void {
  const pattern = patterns[sound];
  if (pattern === undefined || !canVibrate() || !soundSettings().vibrates) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  setTimeout(() => navigator.vibrate(pattern), delayMs);
}
