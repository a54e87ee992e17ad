/** English has a verb behind its subject, and before a noun what is said of it. */
import { materials } from "#forge/understanding/lexicon/looks.ts";
import { parts, worn } from "#forge/understanding/lexicon/parts.ts";
import { singulars } from "#forge/understanding/nouns/singulars.ts";
import type { LanguageName } from "./endings.ts";
import type { Kind, Meaning } from "./meaning.ts";

export type Word = Meaning & { typed: string; isStuff?: boolean };

const word = (kind: Kind, english: string): Word => ({ kind, english, typed: english });

const isSmall = (one: Word | undefined, english: RegExp): boolean =>
  one?.kind === "small" && english.test(one.english);

const isNoun = (one: Word | undefined): boolean => one?.kind === "noun";

const isEnd = (one: Word | undefined): boolean =>
  !one || one.kind === "sign" || isSmall(one, /^(but|because|when|who)$/);

/** "Ein Roboter, der Pizza isst" is a robot who eats pizza. */
function germanClauses(words: readonly Word[]): Word[] {
  const done: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at]!;
    const end = isRelative(words, at) ? clauseEnd(words, at + 1) : -1;
    if (end > 0) {
      done.push(word("small", "who"), ...verbsFirst(words.slice(at + 1, end)));
      at = end - 1;
    } else if (isSmall(one, /^the$/) && isNoun(words[at - 1]) && one.typed === "der") {
      done.push(word("small", "of"), one);
    } else done.push(one);
  }
  return done;
}

function isRelative(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.typed === "," ? words[at - 2] : words[at - 1];
  const one = words[at];
  const isOfOne = isNoun(before) || before?.kind === "unknown";
  return isSmall(one, /^who$/) || (/^d(er|ie|as)$/.test(one?.typed ?? "") && isOfOne);
}

/** Where the clause ends; -1 when no verb stands in it. */
function clauseEnd(words: readonly Word[], start: number): number {
  let end = start;
  while (!isEnd(words[end]) && !(end > start && isRelative(words, end))) end++;
  return words.slice(start, end).some(isDeed) ? end : -1;
}

const isDeed = (one: Word): boolean =>
  (one.kind === "verb" && !one.goesOn) || isSmall(one, /^(has|is)$/);

function verbsFirst(clause: readonly Word[]): Word[] {
  const done: Word[] = [];
  let waiting: Word[] = [];
  for (const one of clause) {
    if (isDeed(one)) {
      const isAnd = isSmall(waiting[0], /^and$/);
      done.push(...(isAnd ? [waiting[0]!] : []), one, ...waiting.slice(isAnd ? 1 : 0));
      waiting = [];
    } else waiting.push(one);
  }
  return [...done, ...waiting];
}

/** "Un loup de glace" and "ein Wolf aus Eis" are an ice wolf. */
const madeOf = (words: readonly Word[]): Word[] =>
  words.flatMap((one, at) => {
    if (isStuffOf(words, at + 1)) return [];
    if (!isStuffOf(words, at)) return [one];
    return [
      {
        ...one,
        kind: "adjective",
        isStuff: true,
        english: one.english.replace(/^gold$/, "golden"),
      },
    ];
  });

function isStuffOf(words: readonly Word[], at: number): boolean {
  const [before, of, stuff] = [words[at - 2], words[at - 1], words[at]];
  const isSaidOf = isOf(of) && (isNoun(before) || before?.kind === "adjective");
  return isSaidOf && isNoun(stuff) && isMaterial(stuff!.english);
}

const isOf = (one: Word | undefined): boolean =>
  isSmall(one, /^of$/) || (isSmall(one, /^in$/) && one?.typed === "en");

const precious = /^(gold|silver)$/;

const isMaterial = (english: string): boolean => materials.has(english) || precious.test(english);

type IsSaid = (one: Word) => boolean;

/** "Un chat blanc et noir": both are said before the cat. */
function adjectivesFirst(words: readonly Word[], isSaid: IsSaid): Word[] {
  const done: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at]!;
    const end = isNoun(one) ? saidUntil(words, at + 1, isSaid) : at + 1;
    done.push(...words.slice(at + 1, end), one);
    at = Math.max(at, end - 1);
  }
  return done;
}

/** Behind the last adjective of a row. */
function saidUntil(words: readonly Word[], start: number, isSaid: IsSaid): number {
  let end = start;
  for (let at = start; at < words.length; at++) {
    if (isSaid(words[at]!)) end = at + 1;
    else if (!isSmall(words[at], /^(very|and|more)$/)) break;
  }
  return isNoun(words[end]) ? beforeNext(words, start, end) : end;
}

/** In "ojos y grandes orejas" the ears are large. */
function beforeNext(words: readonly Word[], start: number, end: number): number {
  const and = words.slice(start, end).findLastIndex((one) => isSmall(one, /^and$/));
  return and < 0 ? end : start + and;
}

const isOnBody = (noun: string): boolean => parts.has(noun) || worn.has(noun);

const number = /^(one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

/** "Mange des frites" says "of" of no noun; "aux yeux verts", "de seis patas" are said with "with". */
const smallWords = (words: readonly Word[]): Word[] =>
  words.map((one, at) => ({ ...one, english: smallWord(one, words, at) }));

function smallWord(one: Word, words: readonly Word[], at: number): string {
  if (isSmall(one, /^of( the)?$/) && !isNamed(words[at - 1])) return "";
  if (isSmall(one, /^of$/) && number.test(words[at + 1]?.english ?? "")) return "with";
  const isOwn = isSmall(one, /^at( the)?$/) && singulars(nounAfter(words, at)).some(isOnBody);
  return isOwn ? "with" : one.english;
}

const isNamed = (one: Word | undefined): boolean => isNoun(one) || one?.kind === "adjective";

const nounAfter = (words: readonly Word[], at: number): string =>
  words.slice(at + 1).find(isNoun)?.english ?? "";

/** "Un chevalier chevauche": a knight who rides. */
const whoDoes = (words: readonly Word[]): Word[] =>
  words.flatMap((one, at) =>
    one.kind === "verb" && !one.goesOn && isNoun(words[at - 1])
      ? [word("small", "who"), one]
      : [one],
  );

/** "Une maison champignon" is a mushroom house, "un gato fantasma" a ghost cat. */
const nounsOfNouns = (words: readonly Word[]): Word[] =>
  words.map((one, at) =>
    isNoun(one) && isNoun(words[at - 1]) ? { ...one, kind: "adjective" } : one,
  );

/** Who has a sword in another language's "wears" carries it. */
const worded = (words: readonly Word[]): Word[] =>
  words.map((one, at) => {
    if (one.kind !== "verb" || !/^wear$/.test(one.english)) return one;
    return worn.has(nounAfter(words, at).split(" ").at(-1) ?? "")
      ? one
      : { ...one, english: "carry" };
  });

export function inEnglishOrder(language: LanguageName, words: readonly Word[]): Word[] {
  const isGerman = language === "german";
  const ordered = isGerman ? germanClauses(words) : smallWords(nounsOfNouns(words));
  // "Allergisch" behind a German noun is said of another.
  const isSaid: IsSaid = ({ kind, isStuff = false }) => (isGerman ? isStuff : kind === "adjective");
  return whoDoes(worded(adjectivesFirst(madeOf(ordered), isSaid)));
}
