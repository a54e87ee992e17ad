/** Many cards' texts at once: which sentences return too often, and what is wrong with their English. */
import { everyLabelled } from "#forge/understanding/test-score.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { readDescription } from "./read-description.ts";
import { backstoryMax } from "./lore.ts";
import { writeCard, type CardWords } from "./write-card.ts";

const adjectives =
  "tiny huge brave shy grumpy sleepy golden blue fluffy rusty striped glowing".split(" ");
const subjects = (
  "fox dragon teapot hamster cheeseburger robot unicorn octopus cactus umbrella owl shark knight " +
  "skateboard mermaid eagle hourglass snail igloo ukulele elephant potato wizard"
).split(" ");
const parts = "eyes arms legs wings tail ears horns nose teeth beard".split(" ");
const stuffs = "pickle ruby spaghetti icy wooden onion electric octopus umbrella paper".split(" ");
const things = "scarf sword crown lantern apple ukulele backpack axe guitar helmet".split(" ");
const others = "mice noodles clouds thunder eggs owls trees ships cookies ghosts".split(" ");
const spots = "library volcano attic igloo teacup orchard city garage cave school".split(" ");
const deeds = "dances flies sings sneezes bakes naps hides burps juggles howls".split(" ");

const endings: readonly ((pick: (words: readonly string[]) => string) => string)[] = [
  (pick) =>
    `with ${pick(["two", "three", "six", "a hundred"])} ${pick(["heads", ...parts.slice(0, 4)])}`,
  (pick) => `with ${pick(stuffs)} ${pick(parts)}`,
  (pick) => `with ${pick(adjectives)} ${pick(parts)} and ${pick(stuffs)} ${pick(parts)}`,
  (pick) => `holding a ${pick(stuffs)} ${pick(things)}`,
  (pick) => `wearing a ${pick(adjectives)} ${pick(things)}`,
  (pick) => `that eats ${pick(others)}`,
  (pick) => `who is afraid of ${pick(others)}`,
  (pick) => `that ${pick(deeds)} in a ${pick(spots)}`,
  (pick) => `riding a ${pick(["scooter", "snail", "skateboard", "dragon"])} to a ${pick(spots)}`,
  (pick) => `that guards ${pick(others)} with its ${pick(subjects)}`,
  (pick) => `without ${pick(parts)} made of ${pick(["chocolate", "ice", "gold", "leaves"])}`,
  (pick) => `that turned into a ${pick(["monster", "pirate", "ninja", "king"])}`,
  (pick) => `with a pet ${pick(subjects)} and it can ${pick(["fly", "sing", "swim"])}`,
];

/** A sentence made by dice, so that the test reads more than labelled ones. */
function rolled(dice: Dice): string {
  const pick = (words: readonly string[]) => dice.pick(words);
  const whose = dice.chance(0.04) ? pick(["my grandma's", "my brother's"]) : pick(["a", "my"]);
  const ending = dice.chance(0.9) ? dice.pick(endings)(pick) : "";
  return `${whose} ${pick(adjectives)} ${pick(subjects)} ${ending}`;
}

export type Texts = {
  /** How often each sentence stands in descriptions and stories. */
  counts: Map<string, number>;
  slips: string[];
  cards: number;
};

/** Every other card is of a labelled sentence. */
export function writeTexts(cards: number, onCard?: (card: CardWords) => void): Texts {
  const known = everyLabelled().map(({ sentence }) => sentence);
  const dice = diceFrom(7);
  const counts = new Map<string, number>();
  const slips: string[] = [];
  for (let i = 0; i < cards; i++) {
    const description = i % 2 === 0 ? dice.pick(known) : rolled(dice);
    const element = dice.chance(0.5) ? {} : { element: dice.pick(elements) };
    const card = writeCard(
      readDescription(description, { seed: i, rarity: dice.pick(rarities), ...element }),
    );
    for (const sentence of sentencesOf(card)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    slips.push(...slipsIn(card).map((slip) => `${slip} (${description})`));
    onCard?.(card);
  }
  return { counts, slips, cards };
}

/** "T. rex" ends no sentence. */
const sentencesOf = ({ description, backstory }: CardWords): string[] => [
  description,
  ...backstory.split(/(?<=[^T][.!]) (?=[A-Z])/),
];

const vowelSlip =
  /\ba (?!(?:uni|use|eu|ukulele|one\b))[aeiou]|\ban (?![aeiou]|hour|honest)|\ban (?:uni|ukulele)/i;

/** Each is a rule that no text may break, with what breaks it. */
const rules: readonly (readonly [string, RegExp])[] = [
  ["a or an", vowelSlip],
  ["a word twice", /\b(\w+) \1\b/i],
  ["gaps or dots twice", / {2}|\.\.|,,| [.,;:!]|,\./],
  ["a gap left open", /[{}[\]|_]|undefined|null|NaN/],
  ["a small letter after a full stop", /[^T][.!] [a-z]/],
  ["its with a verb of several", /\bit (are|have|were|do|go)\b(?! at)/i],
  ["number", /\b(?:a|an|one|another) \w*[^s\W]s\b eyes|\b(?:they|them) (?:is|has|was)\b/i],
  [
    "several with a verb of one",
    /(?<!\b(?:of|on|in|about) )\bits (?:\w+ )?(?:eyes|ears|arms|legs|wings|horns|heads|boots|shoes|teeth|feet) (?:is|has|was|hums|glows|knows|tickles|keeps|tells)\b/,
  ],
  [
    "one with a verb of several",
    /\bits (?:\w+ )?(?:tail|nose|scarf|crown|sword|cape|beard|mane|parrot) (?:are|have|were|hum|know|keep|tell)\b/,
  ],
  ["somebody else than it", /\b(?:he|she|his|her|him)\b(?! way)/i],
];

function slipsIn(card: CardWords): string[] {
  const { description, backstory, abilities, specialAbility } = card;
  const texts = [description, backstory];
  return [
    ...rules.flatMap(([name, rule]) =>
      texts.flatMap((text) => (rule.test(text) ? [`${name}: ${text}`] : [])),
    ),
    ...texts.filter((text) => !/^[A-Z].*[a-z][.!]$/.test(text)).map((text) => `ends: ${text}`),
    ...(description.length > 160 || backstory.length > backstoryMax
      ? [`long: ${description}`]
      : []),
    ...[...abilities, specialAbility]
      .map((move) => move.replace("T. Rex", "Rex"))
      .filter((move) => !/^[A-Z][\w' -]{3,47}$/.test(move) || / {2}| $|\b(\w+)[ -]\1\b/.test(move))
      .map((move) => `ability: ${move}`),
  ];
}

/** The sentences that stand in more than one of `share` cards. */
export const tooOften = ({ counts, cards }: Texts, share: number): string[] =>
  [...counts]
    .filter(([, count]) => count * share > cards)
    .toSorted(([, one], [, other]) => other - one)
    .map(([sentence, count]) => `${count} × ${sentence}`);
