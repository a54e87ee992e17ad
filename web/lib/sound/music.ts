/** The quiet loop: soft chords, and over them a few tones that chance picks, so it never repeats. */
import { tone } from "./sounds.ts";
import type { Note } from "./synth.ts";

export const BAR_S = 8;

/** In half tones above A: A minor, F, C and G, low and wide. */
const chords = [
  [-24, -12, -5, 0],
  [-28, -12, -4, 0],
  [-21, -14, -5, 3],
  [-26, -14, -2, 2],
] as const;

/** They fit to each of the chords. */
const melody = [3, 5, 7, 10, 12] as const;
const STEPS = 8;

/** One chord and the tones over it; it fades into the next. */
export function barOf(nth: number, chance: () => number): Note[] {
  const chord = chords[nth % chords.length] ?? chords[0];
  const pad = chord.map((one): Note => {
    return { wave: "sine", hz: tone(one), lastsS: BAR_S * 1.5, riseS: BAR_S / 2, loud: 0.035 };
  });
  const tones = Array.from({ length: STEPS }, (_, step): Note[] => {
    const hz = tone(melody[Math.floor(chance() * melody.length)] ?? 3);
    const isRest = chance() < 0.5;
    const atS = (step * BAR_S) / STEPS;
    return isRest ? [] : [{ wave: "triangle", hz, atS, lastsS: 2, riseS: 0.03, loud: 0.025 }];
  });
  return [...pad, ...tones.flat()];
}
