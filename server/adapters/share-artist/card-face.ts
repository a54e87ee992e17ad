/** A card as the game shows it (web/cards/card.css), on 500 × 700. */
import type { CardToDraw, SharedCard } from "#server/ports/share-artist.ts";
import { fitLine, setLine, type Letters } from "./letters.ts";
import { black, cardNight, elementGlow, rarityLight, statInk, white } from "./light.ts";
import { mark, starRow, starsWidth } from "./marks.ts";
import { downward, filled, moved, stops, tag } from "./svg.ts";

export const FACE = { width: 500, height: 700 } as const;
const EDGE = 16;
/** Within the frame. */
const inner = {
  x: EDGE,
  y: EDGE,
  width: FACE.width - 2 * EDGE,
  height: FACE.height - 2 * EDGE,
  rx: 20,
} as const;

type Spot = {
  /** Keeps the colours of several cards on one picture apart. */
  id: string;
  /** The middle of the card. */
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  scale: number;
};

/** A card with its shadow and the shine of its rarity. */
export function placedCard(shared: CardToDraw, spot: Spot, letters: Letters): string {
  const { id, x, y, turn, scale } = spot;
  const { frame, halo } = rarityLight[shared.card.rarity];
  const blur = tag("feGaussianBlur", { stdDeviation: 34 });
  const wide = { x: "-30%", y: "-30%", width: "160%", height: "160%" };
  const around = [
    tag("rect", { ...FACE, rx: 40, y: 30, fill: black, "fill-opacity": 0.7 }),
    tag("rect", { ...FACE, rx: 40, fill: `url(#${id}-shine)`, "fill-opacity": halo }),
  ];
  const content = [
    tag("linearGradient", { id: `${id}-shine`, x2: 1, y2: 1 }, stops(frame)),
    tag("filter", { id: `${id}-soft`, ...wide }, blur),
    tag("g", { filter: `url(#${id}-soft)` }, around.join("")),
    face(shared, id, letters),
  ];
  const middle = `translate(${-FACE.width / 2} ${-FACE.height / 2})`;
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${scale}) ${middle}`;
  return tag("g", { transform }, content.join(""));
}

const TOP_HEIGHT = 130;
const LOW = 490;

/** The picture must be JPEG. */
function face({ card, picture }: CardToDraw, id: string, letters: Letters): string {
  const { ink } = rarityLight[card.rarity];
  const href = `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`;
  const painting = [
    tag("image", { ...inner, preserveAspectRatio: "xMidYMid slice", href }),
    tag("rect", { ...inner, height: TOP_HEIGHT, rx: 0, fill: `url(#${id}-top)` }),
    tag("rect", { ...inner, y: LOW, height: FACE.height - EDGE - LOW, fill: `url(#${id}-low)` }),
  ];
  const ridge = { x: 1.5, y: 1.5, width: FACE.width - 3, height: FACE.height - 3, rx: 28.5 };
  const line = { fill: "none", stroke: white, "stroke-width": 2 };
  return [
    lights(card, id),
    tag("rect", { ...FACE, rx: 30, fill: `url(#${id}-frame)` }),
    tag("rect", { ...ridge, ...line, "stroke-opacity": 0.35 }),
    tag("g", { "clip-path": `url(#${id}-inner)` }, painting.join("")),
    tag("rect", { ...inner, ...line, stroke: black, "stroke-opacity": 0.6, "stroke-width": 5 }),
    tag("rect", { ...inner, ...line, stroke: ink, "stroke-opacity": 0.4 }),
    nameLine(card.name, letters),
    disc(card, id),
    rarityLine(card, letters),
    ...strengths.map((stat, i) => strengthBox(stat, { value: card[stat], i, letters })),
  ].join("");
}

function lights({ element, rarity }: SharedCard, id: string): string {
  const { bright, deep } = elementGlow[element];
  const corners = { x1: 0.1, y1: 0, x2: 0.9, y2: 1 };
  const ball = { cx: 0.32, cy: 0.24, r: 0.9 };
  const low = [
    [0, cardNight, 0],
    [0.42, cardNight, 0.82],
    [1, cardNight, 0.96],
  ] as const;
  return [
    tag("linearGradient", { id: `${id}-frame`, ...corners }, stops(rarityLight[rarity].frame)),
    downward(`${id}-top`, [
      [0, cardNight, 0.82],
      [1, cardNight, 0],
    ]),
    downward(`${id}-low`, low),
    tag(
      "radialGradient",
      { id: `${id}-disc`, ...ball },
      stops([
        [0, bright],
        [1, deep],
      ]),
    ),
    tag("clipPath", { id: `${id}-inner` }, tag("rect", inner)),
  ].join("");
}

function nameLine(name: string, letters: Letters): string {
  const { svg } = fitLine(name, { typeface: letters.display, size: 48 }, 350);
  return filled(black, moved(40, 82, svg), 0.6) + filled(white, moved(40, 79, svg));
}

function disc({ element }: SharedCard, id: string): string {
  const middle = { cx: 439, cy: 62 };
  return [
    tag("circle", { ...middle, r: 33, fill: white, "fill-opacity": 0.88 }),
    tag("circle", { ...middle, r: 29, fill: `url(#${id}-disc)` }),
    mark(element, { x: 421, y: 44, size: 36, ink: white }),
  ].join("");
}

function rarityLine({ rarity }: SharedCard, letters: Letters): string {
  const { ink } = rarityLight[rarity];
  const style = { typeface: letters.words, size: 25, spacing: 0.09 };
  const word = setLine(rarity.toUpperCase(), style);
  const x = FACE.width - 36 - starsWidth(rarity, 25);
  return filled(ink, moved(36, 590, word.svg)) + starRow(rarity, { x, y: 568, size: 25, ink });
}

const strengths = ["attack", "defense", "speed"] as const;

type Strength = { value: number; i: number; letters: Letters };

function strengthBox(stat: (typeof strengths)[number], { value, i, letters }: Strength): string {
  const box = { x: 36 + i * 146, y: 608, width: 136, height: 58, rx: 12 };
  const number = setLine(String(value), { typeface: letters.display, size: 42 });
  const left = box.x + (box.width - number.width - 38) / 2;
  const glass = { fill: white, "fill-opacity": 0.1, stroke: white, "stroke-opacity": 0.14 };
  return [
    tag("rect", { ...box, ...glass }),
    mark(stat, { x: left, y: 622, size: 30, ink: statInk[stat] }),
    filled(white, moved(left + 38, 651, number.svg)),
  ].join("");
}
