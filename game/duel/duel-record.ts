/**
 * How a duel is stored: its start and a text of choices, two letters for every step. Playing them
 * again gives the duel back, letter for letter.
 */
import type { Element } from "#game/cards/elements.ts";
import type { Talent } from "#game/cards/talents.ts";
import type { Choice, DuelCard, DuelEvent, DuelStart, DuelState, DuelTeam, Step } from "./duel.ts";
import { effects, type FighterState } from "./fighter.ts";
import { beginDuel, next } from "./play.ts";

const letters: Record<Choice, string> = {
  strike: "s",
  special: "x",
  guard: "g",
  "bring-0": "0",
  "bring-1": "1",
  "bring-2": "2",
  surrender: "f",
};

const NOTHING = "-";

const choiceOf = new Map(
  Object.entries(letters).map(([choice, letter]) => [letter, choice as Choice]),
);

const encode = (choice: Choice | null): string => (choice === null ? NOTHING : letters[choice]);

export const encodeStep = ([first, second]: Step): string => encode(first) + encode(second);

/** One side's choices, a letter each; steps in which it had nothing to choose have none. */
export const withChoice = (choicesSoFar: string, choice: Choice | null): string =>
  choice === null ? choicesSoFar : choicesSoFar + letters[choice];

/** Undefined where the letter stands for no choice. */
export const choiceOfLetter = (letter: string | undefined): Choice | undefined =>
  letter === undefined ? undefined : choiceOf.get(letter);

function decode(letter: string | undefined): Choice | null {
  if (letter === NOTHING) return null;
  const choice = choiceOfLetter(letter);
  if (choice === undefined) throw new Error(`no choice of a duel: "${letter}"`);
  return choice;
}

export function decodeSteps(text: string): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < text.length; i += 2) steps.push([decode(text[i]), decode(text[i + 1])]);
  return steps;
}

/** How the duel stood after a step, and what had happened in it. The first one is the beginning. */
export type Frame = { state: DuelState; events: DuelEvent[] };

export function replay(start: DuelStart, choices: string): { state: DuelState; frames: Frame[] } {
  let state = beginDuel(start);
  const frames: Frame[] = [{ state, events: [] }];
  for (const step of decodeSteps(choices)) {
    const played = next(state, step);
    state = played.state;
    frames.push(played);
  }
  return { state, frames };
}

const fighterNumbers = (fighter: FighterState): number[] => [
  fighter.health,
  fighter.energy,
  ...effects.map((effect) => fighter[effect]),
];

/** 16 letters that are the same for the same duel; names and pictures do not count. */
export function digestOf({
  teams,
  sides,
  secret,
  turn,
  phase,
  winner,
  endedBy,
}: DuelState): string {
  const cards = teams.map((team) =>
    team.map(({ element, attack, defense, talent }) => [element, attack, defense, talent]),
  );
  const standing = sides.map(({ active, fighters, seen }) => [
    active,
    fighters.map(fighterNumbers),
    seen,
  ]);
  const text = JSON.stringify([cards, standing, secret, turn, phase, winner, endedBy]);
  return hash(text, 0x811c9dc5) + hash(text, 0x9e3779b9);
}

/** FNV-1a with a mixed end, as eight letters. It tells duels apart; it is not for secrets. */
function hash(text: string, from: number): string {
  let sum = from;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum ^= sum >>> 13;
  return (sum >>> 0).toString(16).padStart(8, "0");
}

/** What of a card decides a duel. Its name and picture are looked up again by its id. */
export type StoredDuelCard = readonly [
  cardId: string,
  element: Element,
  attack: number,
  defense: number,
  talent: Talent | null,
];

export type StoredDuelTeam = readonly [StoredDuelCard, StoredDuelCard, StoredDuelCard];

const cardToStored = (card: DuelCard): StoredDuelCard => [
  card.cardId,
  card.element,
  card.attack,
  card.defense,
  card.talent,
];

export const teamToStored = ([a, b, c]: DuelTeam): StoredDuelTeam => [
  cardToStored(a),
  cardToStored(b),
  cardToStored(c),
];

export type DuelCardFace = Omit<DuelCard, "cardId" | "element" | "attack" | "defense" | "talent">;

const nobody: DuelCardFace = {
  name: "A creature",
  rarity: "common",
  strikeName: "Strike",
  specialName: "Special",
  imageUrl: null,
};

/** The team again, with the names and pictures that its cards have now. */
export function teamFromStored(
  [a, b, c]: StoredDuelTeam,
  faces: ReadonlyMap<string, DuelCardFace> = new Map(),
): DuelTeam {
  const card = ([cardId, element, attack, defense, talent = null]: StoredDuelCard): DuelCard => {
    const face = faces.get(cardId) ?? nobody;
    return { cardId, element, attack, defense, talent, ...face };
  };
  return [card(a), card(b), card(c)];
}
