/** The words that a slip may stand for, by how they sound, and how likely each is meant. */
import { frameOf, soundOf } from "./sound.ts";
import { weights } from "./weights.ts";

export type Candidate = { word: string; sound: string; weight: number };

let byFrame: ReadonlyMap<string, Candidate[]> | null = null;

/** Those whose consonants are these, or one more, one less or one other. */
export function candidatesFor(sound: string): Candidate[] {
  const index = (byFrame ??= readCandidates());
  const near = nearFrames(frameOf(sound)).flatMap((frame) => index.get(frame) ?? []);
  return [...new Set(near)];
}

const lettersMin = 3;

function readCandidates(): Map<string, Candidate[]> {
  const index = new Map<string, Candidate[]>();
  for (const [word, weight] of weights()) {
    if (word.length < lettersMin) continue;
    const sound = soundOf(word);
    const candidate = { word, sound, weight };
    for (const frame of nearFrames(frameOf(sound))) {
      const row = index.get(frame);
      if (row) row.push(candidate);
      else index.set(frame, [candidate]);
    }
  }
  return index;
}

const frameMin = 2;

/** The consonants, and all but one: two words that share such a row differ in one consonant. */
function nearFrames(frame: string): string[] {
  if (frame.length <= frameMin) return [frame];
  return [frame, ...Array.from(frame, (_, at) => frame.slice(0, at) + frame.slice(at + 1))];
}
