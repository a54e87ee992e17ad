/** The words that a slip may stand for, by how they sound, and how likely each is meant. */
import { frameOf, soundOf } from "./sound.ts";
import { placesOf, weights } from "./weights.ts";

export type Candidate = {
  word: string;
  sound: string;
  weight: number;
  isThing: boolean;
  isDeed: boolean;
};

type Index = {
  byFrame: ReadonlyMap<string, Candidate[]>;
  /** The frames of words, by what is left when one consonant is taken away. */
  framesNear: ReadonlyMap<string, string[]>;
};

let index: Index | null = null;

/** Those whose consonants are these, or one more, one less or one other. */
export function candidatesFor(sound: string): Candidate[] {
  const { byFrame, framesNear } = (index ??= readIndex());
  const frames = nearFrames(frameOf(sound)).flatMap((near) => framesNear.get(near) ?? []);
  return [...new Set(frames)].flatMap((frame) => byFrame.get(frame) ?? []);
}

const lettersMin = 3;

function readIndex(): Index {
  const { thing, deed } = placesOf();
  const candidates = [...weights()]
    .filter(([word]) => word.length >= lettersMin)
    .map(([word, weight]): Candidate => {
      return {
        word,
        sound: soundOf(word),
        weight,
        isThing: thing.has(word),
        isDeed: deed.has(word),
      };
    });
  const byFrame = Map.groupBy(candidates, ({ sound }) => frameOf(sound));
  const framesNear = new Map<string, string[]>();
  for (const frame of byFrame.keys()) {
    for (const near of nearFrames(frame)) {
      const row = framesNear.get(near);
      if (row) row.push(frame);
      else framesNear.set(near, [frame]);
    }
  }
  return { byFrame, framesNear };
}

const frameMin = 2;

/** The consonants, and all but one: two words that share such a row differ in one consonant. */
function nearFrames(frame: string): string[] {
  if (frame.length <= frameMin) return [frame];
  return [frame, ...Array.from(frame, (_, at) => frame.slice(0, at) + frame.slice(at + 1))];
}
