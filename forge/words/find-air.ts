/** What a creature breathes, what swirls around it, what its eyes send out. */
import type { Air, AirKind } from "#forge/genome.ts";
import { colorWords, rainbowWord } from "#forge/paint/palette.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { airWords } from "./lexicon/stage-words.ts";
import { namesOf } from "./lexicon/stage-names.ts";

const airOf = namesOf(airWords) as ReadonlyMap<string, AirKind>;

const breathing =
  / (?:breath\w*|spits?|spitting|blows?|blowing|burps?|shoots?|shooting|sneezes?|spews?)((?: \w+){1,4})/;

/** "A fire breathing dragon". */
const breathingSo = / (\w+) (?:breathing|spitting|blowing|shooting|spewing) /;

/** "With smoke coming out of its nose", "with green slime dripping from its mouth". */
const comingOut =
  / ((?:\w+ )?\w+) (?:is |are |that \w+ )?\w+(?:ing|s)(?: out| down)?(?: of| from) (?:(?:its|his|her|their|the) )?(?:mouths?|noses?|nostrils?|snout|beak|jaws|ears) /;

/** What comes out of its mouth. */
export function findBreath(text: string, deeds: readonly string[]): Air | null {
  for (const pattern of [comingOut, breathing, breathingSo]) {
    const air = airIn(wordsIn(pattern, text));
    if (air) return air;
  }
  return deeds.includes("sing") ? { kind: "note", color: null } : null;
}

const wordsIn = (pattern: RegExp, text: string): string[] =>
  pattern.exec(text)?.[1]?.trim().split(" ") ?? [];

/** The first kind of air in a few words, with the colour before it. */
function airIn(words: readonly string[]): Air | null {
  for (const [i, word] of words.entries()) {
    const kind = airOf.get(word) ?? airOf.get(word.replace(/s$/, ""));
    if (!kind) continue;
    const next = words[i + 1]?.replace(/s$/, "") ?? "";
    if (kind === "rainbow" && airOf.has(next))
      return { kind: airOf.get(next)!, color: rainbowWord };
    const color = words.slice(0, i).find((each) => colorWords.includes(each)) ?? null;
    return { kind, color };
  }
  return null;
}

/** The slime that drips from a mouth is no friend. */
export const isComingOut = (text: string, noun: string): boolean =>
  wordsIn(comingOut, text).at(-1) === noun;

const surrounding =
  / (?:surrounded by|covered in|glowing with|crackling with|full of|aura of|trail of|cloud of|swirl\w* (?:with|of))((?: \w+){1,3})/;
const given = / (?:with|and|has) (flames|sparkles|glitter) /;
const around = / ([a-z]+) (?:around|swirling|all around|floating around) /;

const within = / (?:in|inside) (?:a|an|its|the) (?:\w+ )?bubble (?!tea)/;

const thunder = / thunder ?birds? (?!without lightning)/;

const falling = / (falling|autumn|flying) leaves | leaves (are |were )?(falling|blowing|flying) /;

const playing =
  / (plays?|playing) (the |a |an )?(\w+ )?(guitar|piano|violin|flute|drums?|trumpet|music|harp|ukulele)/;
const dancing = / (dancing|dances|dancer) /;
const sparkling = / (sparkly|sparkling|glittery|magical) /;

/** What swirls around it. */
export function findAura(text: string, breath: Air | null): Air | null {
  const air = airAround(text);
  if (air) return air;
  if (breath) return null;
  if (playing.test(text) || dancing.test(text)) return { kind: "note", color: null };
  return sparkling.test(text) ? { kind: "star", color: null } : null;
}

function airAround(text: string): Air | null {
  const before = around.exec(text)?.[1];
  if (thunder.test(text)) return { kind: "lightning", color: null };
  if (falling.test(text)) return { kind: "leaf", color: null };
  if (within.test(text)) return { kind: "bubble", color: null };
  return airIn(wordsIn(surrounding, text)) ?? airIn([before ?? given.exec(text)?.[1] ?? ""]);
}

/** The colour of the beams of its eyes, "" for the usual one. */
export function findLasers(facts: readonly Fact[], text: string): string | null {
  const isLaser = facts.some(({ of, value }) => of === "eye" && value === "laser");
  if (!isLaser && !/ laser( beam)?s? (from|out of) [\w ]*eyes| laser eyes/.test(text)) return null;
  return / (green|blue|purple|pink|red|golden) lasers? /.exec(text)?.[1] ?? "";
}
