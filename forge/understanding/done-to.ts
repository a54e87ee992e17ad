/** What the object of a deed is to the creature: who it meets, what it has in its hand. */
import { anybody, roles } from "./lexicon/people.ts";
import { groups, placePrepositions } from "./lexicon/grammar.ts";
import { colors, materials, numbers, sizes } from "./lexicon/looks.ts";
import { instruments, mounts, parts, worn } from "./lexicon/parts.ts";
import { makings, meetings, objectsOf } from "./lexicon/verb-objects.ts";
import { set } from "./lexicon/word-sets.ts";
import { attach } from "./items.ts";
import { readModifiers } from "./modifiers.ts";
import { homeOf } from "./nouns/homes.ts";
import { readPhrase } from "./phrases.ts";
import { addFact, remember, skip, textAt, tokenAt, type Phrase, type Reading } from "./reading.ts";
import { nounLemma } from "./tokens.ts";
import type { Fact } from "./understood.ts";
import { isHandy } from "./sizes-of-things.ts";
import { isAliveWord, isVisible } from "./word-kinds.ts";

export type Bond = "holds" | "with" | "rides" | "eats" | "wears" | "place";

const foods =
  /^(apple|avocado|banana|berry|bowlfood|bread|cake|candy|carrot|cheese|cookie|corn|donut|drink|egg|foodblock|fries|hamburger|hotdog|icecream|lemon|meat|melon|noodles|nut|pancake|pepper|pie|pineapple|pizza|potato|sushi|taco|vegetable)$/;

export const isFood = (noun: string): boolean =>
  foods.test(homeOf(noun)?.home ?? "") || /^(bamboo|honey|mushroom|fish|hay)$/.test(noun);

/** "Banging on drums". */
export const isBeating = (reading: Reading, verb: string): boolean =>
  /^(play|bang|drum)$/.test(verb) &&
  textAt(reading) === "on" &&
  [1, 2].some((ahead) => {
    const token = tokenAt(reading, reading.at + ahead);
    return token !== undefined && instruments.has(nounLemma(token));
  });

const particles = /^(up|down|out|off|away|open)$/;

/** "Picks up a flower", "blows out candles". */
export const isBesideVerb = (reading: Reading, verb: string): boolean => {
  if (textAt(reading) === "out") return isOutBesides(reading, verb);
  const after = textAt(reading, reading.at + 1);
  const isTaken = /^(holds|with)$/.test(objectsOf.get(verb) ?? "") && !moving.test(verb);
  return isTaken && particles.test(textAt(reading)) && after !== "" && !endsDeed(after);
};

/** "Gives out hugs", "spits out candy"; but "looks out the window". */
const isOutBesides = (reading: Reading, verb: string) =>
  !/^(look|climb|jump|fly|fall|peek|lean|hang|stare|go|come|run)$/.test(verb) &&
  !endsDeed(textAt(reading, reading.at + 1)) &&
  textAt(reading, reading.at + 1) !== "";

const moving =
  /^(bounce|spin|swing|flip|twirl|race|trip|launch|chase|wave|train|trail|step|squirt)$/;

const endsDeed = (text: string) => /^(and|,|\.|with|of)$/.test(text) || placePrepositions.has(text);

export function readDoneTo(reading: Reading, deed: Fact, phrase: Phrase): void {
  const verb = deed.value;
  if (verb === "grow" && parts.has(phrase.head)) {
    reading.facts = reading.facts.filter((fact) => fact !== deed);
    attach(reading, phrase, "has");
    return;
  }
  const bond = bondHere(reading, verb, phrase);
  if (bond) bindObject(reading, phrase, bond);
  else {
    const shades = phrase.modifiers.filter(({ text }) => colors.has(text));
    for (const { text } of shades) addFact(reading, "color", phrase.head, text);
    // "Brushing her seaweed hair".
    if (parts.has(phrase.head) && phrase.isPossessed) readModifiers(reading, phrase, phrase.head);
    remember(reading, phrase.head);
  }
}

/** How the object is spoken says what it is: "shoots toast" is how it is; "is shooting peas". */
function bondHere(reading: Reading, verb: string, phrase: Phrase): Bond | null {
  const { head } = phrase;
  const form = reading.forms.get(head);
  if (verb === "shoot" && form === "plain") return null;
  if (isGiven(reading, verb) && canBeMet(head)) return "holds";
  return verb === "fight" && isOneThing(head, form) ? "with" : bondOf(verb, phrase);
}

/** "A frying pan"; but "a mouse army". */
const isOneThing = (head: string, form = "") =>
  /^(a|the)$/.test(form) && !groups.has(head) && canBeMet(head);

/** Of a creature that is met its looks are said, and not what it does. */
export function bindObject(reading: Reading, phrase: Phrase, bond: Bond): void {
  const { head, modifiers, token } = phrase;
  const fact = addFact(reading, bond, "", head);
  const isCreature = bond === "with" && isAliveWord(token);
  const looks = modifiers.filter(({ text }) =>
    [colors, sizes, numbers, materials].some((words) => words.has(text)),
  );
  readModifiers(reading, { ...phrase, modifiers: isCreature ? looks : modifiers }, head);
  remember(reading, head, { fact, isCreature });
}

/** "A roll of toilet paper" is toilet paper. */
export function readPhraseOf(reading: Reading, isExpected = false): Phrase | null {
  const phrase = readPhrase(reading, isExpected);
  if (!phrase || !groups.has(phrase.head) || textAt(reading) !== "of") return phrase;
  skip(reading);
  return readPhrase(reading) ?? phrase;
}

function bondOf(verb: string, phrase: Phrase): Bond | null {
  const { head } = phrase;
  if (isOfOneself(phrase) || phrase.isDenied) return null;
  const own = ownBonds[verb];
  if (own) return own(head);
  return canBeMet(head) && !isUsual(verb, phrase) ? bondByTable(verb, phrase) : null;
}

function bondByTable(verb: string, phrase: Phrase): Bond | null {
  const bond =
    (objectsOf.get(verb) as Bond | undefined) ??
    bondOfSomebody(verb, phrase) ??
    bondOfThing(verb, phrase);
  if (verb === "share" && worn.has(phrase.head)) return "wears";
  if (/^punch(ing)?_bag$/.test(phrase.head)) return "with";
  if (bond === "holds") return isInHand(verb, phrase) ? "holds" : "with";
  return bond === "with" ? bondOfMeeting(verb, phrase) : (bond ?? null);
}

/** "Plays chess", "takes a bath", "plants a flag". */
const ownBonds: Readonly<Record<string, (head: string) => Bond | null>> = {
  play: (head) => (isPlayedWith(head) ? "holds" : null),
  bang: (head) => (isPlayedWith(head) ? "holds" : null),
  take: (head) => (/^(bath|shower)$/.test(head) ? "place" : null),
  stir: (head) => (canBeMet(head) && !isFood(head) ? "with" : null),
  suck: (head) => (/^(pacifier|dummy|soother|thumb|straw)$/.test(head) ? "holds" : "eats"),
  plant: (head) => (head === "flag" ? "holds" : null),
  fly: (head) => (isDriven(head) ? "rides" : head === "kite" ? "holds" : null),
  blow: (head) => {
    if (isPlayedWith(head) || /^(balloon|bubblegum|conch|dandelion)$/.test(head)) return "holds";
    return canBeMet(head) && !isPoured(head) ? "with" : null;
  },
};

/** Of a verb without a row: "abducts a cow". */
const bondOfSomebody = (verb: string, { head, token }: Phrase): Bond | undefined =>
  isAliveWord(token) && !anyone.has(head) && !shapings.has(verb) ? "with" : undefined;

/** Of a verb without a row: "inflates a balloon", "hugs a tree". */
function bondOfThing(verb: string, { head, token }: Phrase): Bond | undefined {
  const home = homeOf(head);
  if (shapings.has(verb) || home?.group !== "thing" || home.isWeak) return undefined;
  if (token.text !== head) return undefined;
  return isHandy(head) ? "holds" : "with";
}

/** Who is made, said or dreamt of is not there. */
const shapings = set(
  `bake cook draw write do say make sneeze burp spit breathe rain imagine sing tell hear lay become mean know
   resemble grow mix pour want need wish give find dream shapeshift hate fear play hatch eat serve sell cast burp love lose miss`,
);

const givings = /^(give|hand|pass|show|serve|sell|send)$/;

/** "Gives a flower to a bee" has it in its hand. */
export const isGiven = (reading: Reading, verb: string): boolean =>
  givings.test(verb) && textAt(reading) === "to";

function bondOfMeeting(verb: string, { head, token }: Phrase): Bond | null {
  const isMet = isAliveWord(token) && !anyone.has(head);
  if (/^(visit|explore)$/.test(verb) && !isMet) return "place";
  if (/^(kick|hit|catch)$/.test(verb) && isPlayedWith(head)) return "holds";
  return isMet || !(meetings.has(verb) || anyone.has(head)) ? "with" : null;
}

/** "Knits socks", "climbs trees", "blows bubbles": no single thing that is there. */
const isUsual = (verb: string, { head, token }: Phrase) =>
  (token.text !== head && (makings.has(verb) || objectsOf.get(verb) === "place")) ||
  (/^(blow|spray|squirt|spill)$/.test(verb) && isPoured(head));

const isPoured = (head: string) =>
  /^(bubble|kiss|ring|smoke|glitter|confetti)$/.test(head) || homeOf(head)?.home === "drink";

/** "Wags its tail", "bites fingers". */
const isOfOneself = ({ head, isPossessed }: Phrase) =>
  (isPossessed && /^(nail|toenail|tooth)$/.test(head)) ||
  (parts.has(head) && (isPossessed || !/^(wheel|door|window|button|leaf|root)$/.test(head)));

/** A noun that no table has may be seen; "time" and "jokes" are not. */
export const canBeMet = (head: string): boolean =>
  !abstract.has(head) &&
  (isVisible(head) ||
    roles.has(head) ||
    homeOf(head) === null ||
    /^(weight|mail|homework)$/.test(head));

const abstract = set(
  `joke story fun magic way time music song everything nothing anything something stuff thing it
   you me them him us trick spell sound noise wish dance game speech hug advice lesson dream answer present_time secret picture painting drawing sport karate laser laser_beam
   beam web fire water ice lightning smoke flame wind air lava energy bowling tag`,
);

export const anyone = new Set(
  [...anybody].filter((one) => !/^(man|woman|boy|girl|kid|child|baby|lady|friend)$/.test(one)),
);

/** A tomato is caught in the hands, and a train is not. */
function isInHand(verb: string, { head, token }: Phrase): boolean {
  if (verb === "pull") return !(isAliveWord(token) || isDriven(head));
  if (/^(spray|squirt|sprinkle)$/.test(verb) && isDriven(head)) return false;
  return !isAliveWord(token) || !/^(push|drag|catch|flip|shake|spin|bounce)$/.test(verb);
}

const isDriven = (head: string) => mounts.has(head) || homeOf(head)?.shape === "vehicle";

const isPlayedWith = (head: string) =>
  instruments.has(head.slice(head.lastIndexOf("_") + 1)) ||
  /^(ball|toy|guitar|drum|piano|trumpet|bell)$/.test(homeOf(head)?.home ?? "") ||
  /^(card|chess|bass|triangle|harmonica|kazoo|whistle|keytar|gong|bongo|organ)$/.test(head);
