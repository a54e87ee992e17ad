/** What the game sounds like. Everything that is heard is also seen: no sound says anything alone. */
import { elements, type Element } from "#game/cards/elements.ts";
import { rarities, type Rarity } from "#game/cards/rarities.ts";
import type { Note } from "./synth.ts";

type Wave = Note["wave"];

/** The pitch so many half tones above the A in the middle of a piano. */
export const tone = (halfTones: number): number => 440 * 2 ** (halfTones / 12);

type Chime = { wave?: Wave; atS?: number; gapS: number; lastsS: number; loud: number };

/** One tone after the other. */
const chime = (
  halfTones: readonly number[],
  { wave = "triangle", atS = 0, gapS, ...rest }: Chime,
) => halfTones.map((one, nth): Note => ({ wave, hz: tone(one), atS: atS + nth * gapS, ...rest }));

const thump = (loud: number, lastsS: number): Note[] => [
  { wave: "sine", hz: 170, to: 45, lastsS, loud },
  { wave: "noise", hz: 900, to: 200, lastsS: lastsS * 0.6, loud },
];

/** A tone that glides, and a rush of air that does: `[wave, from, to, rush from, rush to]`. */
const specials: Record<Element, readonly [Wave, number, number, number, number]> = {
  fire: ["sawtooth", 90, 210, 400, 2_600],
  water: ["sine", 260, 520, 1_800, 300],
  earth: ["triangle", 110, 40, 300, 80],
  air: ["sine", 700, 900, 500, 4_000],
  lightning: ["square", 1_400, 90, 6_000, 900],
  electric: ["square", 700, 1_500, 3_000, 6_000],
  ice: ["triangle", 2_100, 1_500, 5_000, 7_000],
  dark: ["sawtooth", 160, 60, 600, 120],
  shadow: ["triangle", 300, 75, 900, 200],
  light: ["sine", 880, 1_760, 4_000, 7_000],
  nature: ["triangle", 330, 500, 700, 1_600],
  leaf: ["triangle", 440, 660, 2_000, 3_600],
  crystal: ["sine", 1_300, 1_950, 6_000, 4_000],
  spirit: ["sine", 390, 590, 300, 1_200],
};

function special(element: Element): Note[] {
  const [wave, hz, to, rush, rushTo] = specials[element];
  const loud = wave === "sawtooth" || wave === "square" ? 0.14 : 0.22;
  return [
    { wave, hz, to, lastsS: 0.6, riseS: 0.12, loud },
    { wave: "noise", hz: rush, to: rushTo, lastsS: 0.55, riseS: 0.2, loud: 0.22 },
  ];
}

const turn = (halfTones: readonly number[]): Note[] => [
  { wave: "noise", hz: 1_500, to: 4_000, lastsS: 0.14, riseS: 0.06, loud: 0.2 },
  ...chime(halfTones, { atS: 0.12, gapS: 0.09, lastsS: 0.5, loud: 0.13 }),
];

/** The rarer, the more tones. */
const turns: Record<Rarity, readonly number[]> = {
  common: [3],
  rare: [3, 7],
  epic: [3, 7, 10],
  legendary: [3, 7, 10, 15],
  mythical: [3, 7, 10, 15, 19, 22],
};

const others = {
  tap: [{ wave: "triangle", hz: 620, to: 420, lastsS: 0.07, loud: 0.16 }],
  hit: thump(0.28, 0.18),
  heavyHit: thump(0.36, 0.34),
  block: [
    { wave: "square", hz: 320, to: 240, lastsS: 0.14, loud: 0.08 },
    { wave: "triangle", hz: 1_250, to: 1_180, lastsS: 0.3, loud: 0.14 },
  ],
  enter: [{ wave: "noise", hz: 350, to: 2_200, lastsS: 0.34, riseS: 0.14, loud: 0.26 }],
  heal: chime([3, 10, 15], { wave: "sine", gapS: 0.07, lastsS: 0.4, loud: 0.14 }),
  harm: chime([-9, -10, -14], { gapS: 0.08, lastsS: 0.3, loud: 0.16 }),
  knockOut: [
    { wave: "triangle", hz: 330, to: 55, lastsS: 0.65, loud: 0.3 },
    { wave: "noise", hz: 500, to: 90, atS: 0.3, lastsS: 0.4, loud: 0.3 },
  ],
  victory: chime([3, 7, 10, 15, 10, 15], { gapS: 0.13, lastsS: 0.6, loud: 0.14 }),
  defeat: chime([3, 2, 0, -5], { gapS: 0.22, lastsS: 0.6, loud: 0.15 }),
  tear: [
    { wave: "noise", hz: 1_200, to: 5_500, lastsS: 0.5, riseS: 0.3, loud: 0.34 },
    { wave: "noise", hz: 3_000, to: 700, atS: 0.45, lastsS: 0.35, loud: 0.34 },
  ],
  coin: chime([14, 19], { wave: "sine", gapS: 0.07, lastsS: 0.28, loud: 0.18 }),
  levelUp: chime([-2, 3, 7, 10, 15], { gapS: 0.08, lastsS: 0.45, loud: 0.15 }),
  mission: chime([10, 7, 10, 15], { wave: "sine", gapS: 0.11, lastsS: 0.5, loud: 0.16 }),
  fuse: [
    { wave: "sine", hz: 110, to: 880, lastsS: 1, riseS: 0.8, loud: 0.25 },
    { wave: "noise", hz: 300, to: 5_000, lastsS: 1, riseS: 0.9, loud: 0.2 },
    ...chime([15, 19, 22], { atS: 0.95, gapS: 0, lastsS: 0.7, loud: 0.1 }),
  ],
} satisfies Record<string, Note[]>;

const named = <Kind extends string, Name extends string>(
  kind: Kind,
  names: readonly Name[],
  notesOf: (name: Name) => Note[],
) =>
  Object.fromEntries(names.map((name) => [`${kind}-${name}`, notesOf(name)])) as Record<
    `${Kind}-${Name}`,
    Note[]
  >;

export const sounds = {
  ...others,
  ...named("special", elements, special),
  ...named("turn", rarities, (rarity) => turn(turns[rarity])),
};

export type SoundName = keyof typeof sounds;
