/** What the creature has, wears, holds, rides and eats, and what these are made of. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { isStuff } from "#forge/paint/stuffs.ts";
import { groups, partitives } from "./lexicon/grammar.ts";
import { materials, moods, colors, numbers, sizes } from "./lexicon/looks.ts";
import { features, isGrown, parts, worn } from "./lexicon/parts.ts";
import { companions } from "./lexicon/people.ts";
import { happenings } from "./lexicon/verb-objects.ts";
import { set } from "./lexicon/word-sets.ts";
import { becomeSubject } from "./becoming.ts";
import { readInPlaceOf } from "./comparisons.ts";
import { isHalf, readHalf } from "./halves.ts";
import { readLacking, readModifiers } from "./modifiers.ts";
import { homeOf, isAlive, type Home } from "./nouns/homes.ts";
import { readPhrase } from "./phrases.ts";
import {
  addDetailed,
  addFact,
  remember,
  roleAt,
  skip,
  textAt,
  tokenAt,
  use,
  type Phrase,
  type Reading,
  type Relation,
} from "./reading.ts";
import type { Fact, FactKind } from "./understood.ts";
import { nounLemma } from "./tokens.ts";
import { isDeed } from "./doings.ts";
import { stemOf } from "./verb-forms.ts";
import { isDescribing, isNounish, isSubjectLike, isTitle } from "./word-kinds.ts";

type Bond = NonNullable<Relation>;

/** Reads the word that says how things belong to the creature, and the first thing. */
export function readItems(reading: Reading, relation: Bond, words: number): void {
  reading.used.add(reading.at);
  skip(reading, words);
  reading.relation = relation;
  const isCarried = /^(has|wears|holds)$/.test(relation);
  const phrase = readPhrase(reading, isCarried);
  if (phrase) attach(reading, phrase, relation);
}

/** "Stars instead of dots": what takes the place of a part is no thing in its hand. */
export function readInstead(reading: Reading): void {
  const { last, relation } = reading;
  readItems(reading, "none", textAt(reading, reading.at + 1) === "of" ? 2 : 1);
  const denied = reading.facts.at(-1);
  if (denied?.kind === "no" && isGrown(denied.value) && last?.fact) {
    denied.detail = last.item;
    if (/^(spot|dot|stripe|freckle)$/.test(denied.value))
      addFact(reading, "material", denied.value, last.item);
    putInPlace(last.fact, denied.value);
  }
  // "Crayons instead of spines and a funny smile": the smile is there.
  if (textAt(reading) === "and" && relation) reading.relation = relation;
}

function putInPlace(fact: Fact, part: string): void {
  if (part === "shell") fact.detail ??= "back";
  if (/^(holds|with)$/.test(fact.kind)) fact.kind = "has";
}

export function attach(reading: Reading, phrase: Phrase, relation: Bond): void {
  const { head } = phrase;
  if (groups.has(head) && textAt(reading) === "of") {
    skip(reading);
    const inner = readPhrase(reading);
    const counts = phrase.modifiers.filter(({ text }) => numbers.has(text));
    if (inner) attach(reading, { ...inner, modifiers: [...counts, ...inner.modifiers] }, relation);
    return;
  }
  if (phrase.token.at === reading.lateSubject) describeSubject(reading, phrase);
  else if (phrase.isDenied || relation === "none") deny(reading, head);
  else bindTo(reading, relation === "eats" ? wholeOf(phrase) : phrase, relation);
}

/** A pizza slice that is eaten is pizza. */
function wholeOf(phrase: Phrase): Phrase {
  const token = partitives.has(phrase.head) ? phrase.modifiers.at(-1) : undefined;
  if (!token || !isNounish(token)) return phrase;
  return { ...phrase, head: nounLemma(token), token, modifiers: phrase.modifiers.slice(0, -1) };
}

/** "With no arms or legs": neither is there. */
function deny(reading: Reading, head: string): void {
  addFact(reading, "no", "", head);
  if (/^n?or$/.test(textAt(reading))) reading.relation = "none";
}

function describeSubject(reading: Reading, phrase: Phrase): void {
  readModifiers(reading, phrase, "body");
  remember(reading, "body", { isCreature: true });
}

function bindTo(reading: Reading, phrase: Phrase, relation: Bond): void {
  const { head } = phrase;
  const friend = companions.has(head) ? phrase.modifiers.findLast(isSubjectLike) : undefined;
  if (friend) {
    addFact(reading, "with", "", nounLemma(friend));
    return;
  }
  const home = homeOf(head);
  const isCreature = home !== null && !home.isWeak && isAlive(home) && !worn.has(head);
  const fact = bind(reading, phrase, { relation, home, isCreature });
  readModifiers(reading, phrase, head);
  readStuffInName(reading, head);
  remember(reading, head, { fact, isCreature });
}

/** A cardboard box is one thing, and of cardboard. */
export function readStuffInName(reading: Reading, head: string): void {
  const [first = ""] = head.split("_");
  const value = materials.get(first) ?? first;
  if (first !== head && solid.has(first))
    addDetailed(reading, { kind: "material", of: head, value, detail: first });
}

const solid: ReadonlySet<string> = set(
  "cardboard straw rubber chocolate wooden paper glass crystal stone candy cookie gingerbread plastic metal",
);

type Item = { relation: Bond; home: Home | null; isCreature: boolean };

/** "A pink bow" is no weapon, a silver one may be. */
const isRibbon = ({ head, modifiers }: Phrase) =>
  head === "bow" && modifiers.some(({ text }) => colors.has(text) && !/gold|silver/.test(text));

function bind(reading: Reading, phrase: Phrase, item: Item): Fact | null {
  const { head, token } = phrase;
  const { relation, home } = item;
  if (relation === "object" || relation === "place" || relation === "none") return null;
  if (relation !== "has") return addFact(reading, relation, "", head);
  if (happenings.has(head)) return null;
  const kind = kindHere(reading, phrase, item);
  // No table says yet how it looks, but the creature has it.
  if (kind === "holds" && !home && !isKnownThing(head)) reading.used.delete(token.at);
  return addFact(reading, kind, "", head);
}

/** "A cactus with flowers". */
const isGrownOn = ({ subjects }: Reading, { home }: Item) =>
  home?.group === "plant" && homeOf(subjects[0] ?? "")?.group === "plant";

/** "With a talking candle". */
const isBehavingAlive = ({ modifiers }: Phrase) =>
  modifiers.some(({ text }) =>
    /^(talking|singing|dancing|walking|laughing|smiling|sleeping|snoring|crying)$/.test(text),
  );

/** "Holding a cake with candles": they are the cake's. */
const isOnThing = (reading: Reading, { head }: Phrase): boolean => {
  const { last, subjects } = reading;
  if (textAt(reading) === "on") return false;
  const thing = last && last.item !== "body" && last.fact ? last.item : (subjects[0] ?? "");
  return adornments.get(thing.slice(thing.lastIndexOf("_") + 1))?.has(head) ?? false;
};

const onCakes = set(
  "candle cherry sprinkle icing frosting strawberry topping raspberry blueberry marshmallow fruit layer sparkler",
);
const onTrees = set("bauble ornament light star tinsel candle nest leaf lantern bulb");
const onShips = set("sail cannon anchor mast flag oar porthole");
const onFood = set(
  "topping olive pepperoni cheese sauce ketchup mustard pickle syrup butter sesame lettuce onion tomato egg cream cherry",
);

/** What is on a thing and in no hand. */
const adornments: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...["cake", "cupcake", "muffin", "pie", "gateau"].map((thing) => [thing, onCakes] as const),
  ...["tree", "wreath"].map((thing) => [thing, onTrees] as const),
  ...["ship", "boat", "galleon"].map((thing) => [thing, onShips] as const),
  ...[
    "pizza",
    "burger",
    "hamburger",
    "hotdog",
    "sandwich",
    "sundae",
    "pancake",
    "waffle",
    "bagel",
  ].map((thing) => [thing, onFood] as const),
]);

function kindHere(reading: Reading, phrase: Phrase, item: Item): FactKind {
  if (isRibbon(phrase)) return "wears";
  if (isBehavingAlive(phrase) && !parts.has(phrase.head)) return "with";
  return isGrownOn(reading, item) || isOnThing(reading, phrase)
    ? "has"
    : kindOfHad(phrase.head, item);
}

function kindOfHad(head: string, { home, isCreature }: Item): FactKind {
  if (parts.has(head) || features.has(head)) return "has";
  if (worn.has(head) || home?.shape === "worn") return "wears";
  return isCreature && !tools.has(head) ? "with" : "holds";
}

/** These are animals and people, too, but a child means the thing. */
const tools = set("drill kite crane bat ram_rod jack");

/** "Made of ice", "covered in moss", "a mane of fire". */
export function readMaterial(reading: Reading, words: number, on?: string): void {
  reading.used.add(reading.at);
  const of = on ?? justSaid(reading);
  skip(reading, words);
  const phrase = readPhrase(reading, true);
  if (!phrase || isOnlyWhose(reading, of, phrase)) return;
  addFact(reading, "material", of, materials.get(phrase.head) ?? phrase.head);
  readColors(reading, phrase, isOwnColored(phrase.head) || vessels.has(of) ? phrase.head : of);
  readOtherStuff(reading, of);
  remember(reading, of, { isCreature: of === "body" });
  // "A dress made of fire and a silver sword": she has both.
  if (of === "body") reading.relation = null;
}

/** "Covered in moss and flowers". */
function readOtherStuff(reading: Reading, of: string): void {
  const [token, after] = [1, 2].map((ahead) => tokenAt(reading, reading.at + ahead));
  if (textAt(reading) !== "and" || !token || isNounish(after)) return;
  const lemma = nounLemma(token);
  const value = materials.get(lemma) ?? lemma;
  if (!isStuff(value)) return;
  addFact(reading, "material", of, value);
  skip(reading);
  use(reading);
}

/** What is in a basket has the colour, and not the basket. */
const vessels = set("basket bowl box bag bucket jar cup plate tray bunch");

const justSaid = ({ last, at }: Reading): string =>
  last?.item && last.end >= at - 2 ? last.item : "body";

const isOnlyWhose = (reading: Reading, of: string, phrase: Phrase): boolean =>
  isOfPlace(reading, of, phrase) || isRealm(reading, of, phrase);

/** "On the roof of a church"; but "in a house of cheese". */
const isOfPlace = ({ facts, forms }: Reading, of: string, { head }: Phrase): boolean =>
  /^(a|the)$/.test(forms.get(head) ?? "") &&
  facts.some(({ kind, value }) => kind === "place" && value === of);

/** "The queen of the bees"; but "a queen of ice". */
const isRealm = ({ subjects, tokens }: Reading, of: string, { token }: Phrase): boolean =>
  of === "body" &&
  isTitle(subjects[0] ?? "") &&
  /^(the|all)$/.test(tokens[token.at - 1]?.text ?? "");

function readColors(reading: Reading, { modifiers }: Phrase, of: string): void {
  for (const { text } of modifiers) if (colors.has(text)) addFact(reading, "color", of, text);
}

/** "Covered in blue runes": the stone below is as it was. */
const isOwnColored = (noun: string) => isCoat(noun) || noun === "rune" || noun === "tattoo";

const isCoat = (noun: string) => /^(feather|fur|scale|wool)$/.test(noun);

/** "As a detective", "turned into a monster". */
export function readRole(reading: Reading, words: number, detail = ""): void {
  skip(reading, words);
  const isReally = readTruly(reading);
  const phrase = readPhrase(reading);
  if (!phrase) return;
  if (takesPlaceOfPart(reading, phrase) || takesPlaceOfClothes(reading, phrase)) return;
  if (becomeSubject(reading, phrase, isReally)) return;
  // "Has a goose as a pet".
  if (companions.has(phrase.head)) return;
  const size = sizes.get(phrase.head);
  if (size) addFact(reading, "size", "body", size);
  else addDetailed(reading, { kind: "role", of: "", value: phrase.head, detail });
  const looks = phrase.modifiers.filter(({ text }) =>
    [sizes, colors, moods].some((known) => known.has(text)),
  );
  readModifiers(reading, { ...phrase, modifiers: looks }, "body");
}

/** "A nutcracker but he is a walnut" is really one. */
function readTruly(reading: Reading): boolean {
  const isReally = textAt(reading) === "truly";
  if (isReally) skip(reading);
  return isReally;
}

/** "A teapot as its shell", "a TV as a head". */
function takesPlaceOfPart(reading: Reading, phrase: Phrase): boolean {
  const { last } = reading;
  if (!last?.fact || last.end < reading.at - 4 || !isOfBody(phrase.head)) return false;
  readInPlaceOf(reading, phrase, { ...last, fact: last.fact });
  return true;
}

const isOfBody = (noun: string) => parts.has(noun) && !/^(body|voice)$/.test(noun);

/** "Wearing a banana as a hat". */
function takesPlaceOfClothes(reading: Reading, { head }: Phrase): boolean {
  const { last } = reading;
  if (last?.fact?.kind === "holds" && last.end >= reading.at - 4 && !isTitle(head)) {
    addFact(reading, "material", last.item, head);
    return true;
  }
  if (last?.fact?.kind !== "wears" || !worn.has(head)) return false;
  last.fact.value = head;
  addFact(reading, "material", head, last.item);
  return true;
}

/** "Is red and huge". */
export function readAdjectives(reading: Reading, of: string): void {
  while (goesOnDescribing(reading)) {
    if (readHalf(reading, of)) continue;
    readAdjective(reading, textAt(reading), of);
    use(reading);
  }
}

function readAdjective(reading: Reading, word: string, of: string): void {
  const [size, mood, material] = [sizes.get(word), moods.get(word), materials.get(word)];
  if (readLacking(reading, word, of)) return;
  if (colors.has(word)) addFact(reading, "color", of, word);
  else if (of === "body" && isDeed(word)) addFact(reading, "deed", "", stemOf(word));
  else if (size) addDetailed(reading, { kind: "size", of, value: size, detail: word });
  else if (mood && parts.has(of))
    addDetailed(reading, { kind: "mood", of: "", value: mood, detail: word });
  else if (material) addDetailed(reading, { kind: "material", of, value: material, detail: word });
}

const goesOnDescribing = (reading: Reading) =>
  isHalf(reading) ||
  isDescribing(tokenAt(reading)) ||
  (textAt(reading) === "and" && isDescribing(tokenAt(reading, reading.at + 1)));

/** "With a hat, absolutely furious". */
export function readMoodAlone(reading: Reading): boolean {
  const words = roleAt(reading) === "ADV" ? 1 : 0;
  if (!isMoodAlone(reading, reading.at + words)) return false;
  skip(reading, words);
  readAdjectives(reading, "body");
  return true;
}

const isMoodAlone = (reading: Reading, at: number) =>
  (moods.has(textAt(reading, at)) || textAt(reading, at) === "glowing") &&
  /^[,.]?$|^(and|but)$/.test(textAt(reading, at + 1));
