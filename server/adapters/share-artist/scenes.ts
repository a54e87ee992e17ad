/** Pictures as SVG: those that links carry, of a card and of the game itself, and that of an NFT. */
import type { CardToDraw, SharedCard } from "#server/ports/share-artist.ts";
import { backdrop, SIZE } from "./backdrop.ts";
import { FACE, placedCard } from "./card-face.ts";
import { canSet, fitLine, setLine, wrapLines, type Letters } from "./letters.ts";
import { black, brandGlow, elementGlow, gold, night, rarityLight, white, words } from "./light.ts";
import { logo, mark, starRow, starsWidth, symbols } from "./marks.ts";
import { filled, moved, tag } from "./svg.ts";

const page = (content: readonly string[], size: { width: number; height: number } = SIZE): string =>
  tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", ...size, viewBox: `0 0 ${size.width} ${size.height}` },
    tag("defs", {}, symbols) + content.join(""),
  );

const CARD = { x: 262, y: 315 };
/** Where the words beside the card begin, and how wide they may be. */
const COLUMN = { x: 540, width: 600 };

export function cardScene({ picture, card }: CardToDraw, letters: Letters): string {
  const { name, element } = card;
  const shared = { picture, card: { ...card, name: readableName(card, letters) } };
  const sky = { glow: elementGlow[element], seed: name, centre: CARD, wordsFrom: COLUMN.x };
  return page([
    backdrop(sky),
    placedCard(shared, { ...CARD, id: "card", turn: -4, scale: 0.79 }, letters),
    cardWords(shared.card, letters),
    signature(letters, { x: COLUMN.x, y: 528 }),
  ]);
}

/** The card and nothing else; where its corners are round one sees through. */
export function tokenScene({ picture, card }: CardToDraw, letters: Letters): string {
  const shared = { picture, card: { ...card, name: readableName(card, letters) } };
  const spot = { id: "card", x: FACE.width / 2, y: FACE.height / 2, turn: 0, scale: 1 };
  return page([placedCard(shared, spot, letters)], FACE);
}

/** A name in letters that we do not have would leave an empty place. */
const readableName = ({ name, element, rarity }: SharedCard, letters: Letters): string =>
  canSet(name, letters.display) ? name : capital(`${rarity} creature of ${element}`);

/** Three cards; the last one lies on top. */
const hand = [
  { x: 222, y: 332, turn: -12, scale: 0.58 },
  { x: 478, y: 332, turn: 12, scale: 0.58 },
  { x: 350, y: 312, turn: 0, scale: 0.68 },
] as const;

const GAME_COLUMN = 722;

export function gameScene(cards: readonly CardToDraw[], letters: Letters): string {
  const sky = { glow: brandGlow, seed: "taleborn", centre: hand[2], wordsFrom: GAME_COLUMN };
  const title = setLine("Taleborn", { typeface: letters.display, size: 78 });
  const promise = ["Describe a creature.", "It becomes a card", "that is yours."].map((text, i) => {
    const line = setLine(text, { typeface: letters.display, size: 52 });
    return moved(GAME_COLUMN, 320 + i * 62, line.svg);
  });
  const offer = "Create, collect and battle. Free to play.";
  const small = setLine(offer, { typeface: letters.words, size: 24 });
  return page([
    backdrop(sky),
    ...hand.flatMap((spot, i) => {
      const shared = cards[i];
      return shared ? placedCard(shared, { ...spot, id: `card${i}` }, letters) : [];
    }),
    logo({ x: GAME_COLUMN - 10, y: 134, size: 96 }),
    filled(white, moved(GAME_COLUMN + 96, 208, title.svg)),
    filled(gold, promise.join("")),
    filled(words, moved(GAME_COLUMN, 500, small.svg)),
  ]);
}

function cardWords(card: SharedCard, letters: Letters): string {
  const { x, width } = COLUMN;
  const name = fitLine(card.name, { typeface: letters.display, size: 100 }, width);
  const ability = fitLine(card.specialAbility, { typeface: letters.display, size: 42 }, width);
  const style = { typeface: letters.words, size: 30 };
  const about = wrapLines(card.description, style, { width, lines: 3 });
  return [
    filled(black, moved(x, 153, name.svg), 0.5),
    filled(white, moved(x, 148, name.svg)),
    chips(card, letters),
    filled(rarityLight[card.rarity].ink, moved(x, 326, ability.svg)),
    filled(words, about.map(({ svg }, i) => moved(x, 374 + i * 42, svg)).join("")),
  ].join("");
}

const CHIP = { y: 194, height: 58, rx: 29, padding: 24, gap: 12 };
const SIGN = { y: CHIP.y + 14, size: 30 };
const STAR = { y: CHIP.y + 15, size: 27 };

/** Its element, and its rarity in a word and in stars. */
function chips({ element, rarity }: SharedCard, letters: Letters): string {
  const { bright } = elementGlow[element];
  const { ink } = rarityLight[rarity];
  const style = { typeface: letters.words, size: 29 };
  const [first, second] = [setLine(capital(element), style), setLine(capital(rarity), style)];
  const word = ({ svg }: { svg: string }, x: number) => moved(x, CHIP.y + 39, svg);

  const sign = COLUMN.x + CHIP.padding;
  const firstWord = sign + SIGN.size + CHIP.gap;
  const firstEnd = firstWord + first.width + CHIP.padding;
  const secondBegin = firstEnd + 16;
  const secondWord = secondBegin + CHIP.padding;
  const firstStar = secondWord + second.width + CHIP.gap;
  const secondEnd = firstStar + starsWidth(rarity, STAR.size) + CHIP.padding - 4;
  return [
    pill({ from: COLUMN.x, to: firstEnd, ink: bright }),
    mark(element, { ...SIGN, x: sign, ink: bright }),
    filled(white, word(first, firstWord)),
    pill({ from: secondBegin, to: secondEnd, ink }),
    filled(ink, word(second, secondWord)),
    starRow(rarity, { ...STAR, x: firstStar, ink }),
  ].join("");
}

const pill = ({ from, to, ink }: { from: number; to: number; ink: string }): string =>
  tag("rect", {
    x: from,
    y: CHIP.y,
    width: to - from,
    height: CHIP.height,
    rx: CHIP.rx,
    fill: night,
    "fill-opacity": 0.55,
    stroke: ink,
    "stroke-opacity": 0.6,
    "stroke-width": 2,
  });

/** The game's logo and name, and what it is. */
function signature(letters: Letters, { x, y }: { x: number; y: number }): string {
  const name = setLine("Taleborn", { typeface: letters.display, size: 40 });
  const offer = "Describe a creature, get your own card";
  const small = setLine(offer, { typeface: letters.words, size: 23 });
  return [
    logo({ x: x - 6, y, size: 62 }),
    filled(white, moved(x + 66, y + 28, name.svg)),
    filled(words, moved(x + 67, y + 58, small.svg)),
  ].join("");
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
