/** The one AudioContext of the page: made with the first sound, asleep while nothing is heard. */
import { barOf, BAR_S } from "./music.ts";
import { onSoundChange, soundSettings } from "./sound-settings.ts";
import { sounds, type SoundName } from "./sounds.ts";
import { schedule } from "./synth.ts";

/** The same sound twice at once is only louder. */
const APART_MS = 40;
/** An AudioContext that runs keeps a phone awake. */
const ASLEEP_AFTER_MS = 4_000;

type Speaker = { context: AudioContext; out: GainNode; stopListening: () => void };

let speaker: Speaker | null = null;
let music: { out: GainNode; timer: ReturnType<typeof setTimeout> } | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
const lastPlayed = new Map<SoundName, number>();

export function speak(sound: SoundName, delayMs: number): void {
  const atMs = performance.now() + delayMs;
  if (Math.abs(atMs - (lastPlayed.get(sound) ?? -Infinity)) < APART_MS) return;
  lastPlayed.set(sound, atMs);
  const { context, out } = awake();
  schedule(out, sounds[sound], context.currentTime + delayMs / 1_000);
}

/** As loud as it is wanted now, with or without music. */
export function followSettings(): void {
  const { isMuted, volume, hasMusic } = soundSettings();
  const isHeard = !isMuted && volume > 0 && !document.hidden;
  if (isHeard && hasMusic) beginMusic();
  else endMusic();
  if (!speaker) return;
  // Ears hear half the power as little less than the whole.
  speaker.out.gain.value = (volume / 100) ** 2;
  if (!isHeard) void speaker.context.suspend();
}

export function close(): void {
  endMusic();
  clearTimeout(sleep);
  speaker?.stopListening();
  void speaker?.context.close();
  speaker = null;
}

function awake(): Speaker {
  speaker ??= newSpeaker();
  void speaker.context.resume();
  fallAsleepLater();
  return speaker;
}

function fallAsleepLater(): void {
  clearTimeout(sleep);
  if (!music) sleep = setTimeout(() => void speaker?.context.suspend(), ASLEEP_AFTER_MS);
}

function newSpeaker(): Speaker {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = (soundSettings().volume / 100) ** 2;
  out.connect(context.destination);
  const stopFollowing = onSoundChange(followSettings);
  document.addEventListener("visibilitychange", followSettings);
  addEventListener("pagehide", close);
  const stopListening = () => {
    stopFollowing();
    document.removeEventListener("visibilitychange", followSettings);
    removeEventListener("pagehide", close);
  };
  return { context, out, stopListening };
}

function beginMusic(): void {
  if (music) return;
  const { context, out } = awake();
  const own = context.createGain();
  own.connect(out);
  const playBar = (nth: number, atS: number) => {
    schedule(own, barOf(nth, Math.random), atS);
    const timer = setTimeout(() => playBar(nth + 1, atS + BAR_S), BAR_S * 1_000);
    music = { out: own, timer };
  };
  playBar(0, context.currentTime);
  clearTimeout(sleep);
}

function endMusic(): void {
  if (!music) return;
  clearTimeout(music.timer);
  music.out.disconnect();
  music = null;
  fallAsleepLater();
}
