/**
 * A power battle in words: who won by how much, why, and who stood out. The wording is drawn from
 * the battle's seed, so that a replay reads the same.
 */
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import type { Blow, PowerBattleLog, Side } from "./resolve.ts";

export type WinReason = {
  cardId: string;
  name: string;
  basePower: number;
  bonusPercent: number;
  power: number;
  text: string;
};

type Outcome = "won" | "lost";

const openings: Record<Outcome, readonly string[]> = {
  won: [
    "Victory! Your team wins {own} to {other}.",
    "You win! {own} against {other}, and the crowd is on its feet.",
    "The arena is yours: {own} to {other}.",
    "Your team stands tall with {own} to their {other}.",
  ],
  lost: [
    "Defeat! Your team had {own}, theirs had {other}.",
    "A hard fight: {own} against {other}, and this time they were better.",
    "This one goes to them, {other} to {own}.",
    "Your team fought to the end, but {own} was not enough against {other}.",
  ],
};

const bonusReasons: Record<Outcome, string> = {
  won: "+{percent} % — {name}'s {element} beats {count} of theirs.",
  lost: "+{percent} % for them — {name}'s {element} beats {count} of yours.",
};

const plainReasons: Record<Outcome, readonly string[]> = {
  won: [
    "No element helped you; your cards were simply {difference} points stronger.",
    "It was pure strength, by {difference} points.",
  ],
  lost: [
    "No element helped them; their cards were simply {difference} points stronger.",
    "Pure strength made the difference of {difference} points.",
  ],
};

/** Said instead of a reason when both teams had the same power. */
const tieReasons: Record<"speed" | "lot", Record<Outcome, string>> = {
  speed: {
    won: "Both teams were equally strong, but yours was faster: {ownSpeed} to {otherSpeed}.",
    lost: "Both teams were equally strong, but theirs was faster: {otherSpeed} to {ownSpeed}.",
  },
  lot: {
    won: "Equally strong and equally fast: a lot was drawn, and luck chose you.",
    lost: "Equally strong and equally fast: a lot was drawn, and luck chose them.",
  },
};

const closings: Record<Outcome, readonly string[]> = {
  won: [
    "{best} struck hardest with {bestPower}.",
    "Nobody will forget {best} and its blow of {bestPower}.",
    "Give {best} an extra treat tonight: {bestPower} in one blow!",
  ],
  lost: [
    "{best} was your hero with {bestPower}. Look for elements that beat theirs and try again!",
    "{best} still landed a blow of {bestPower}. A different mix of elements may turn it around.",
    "With {bestPower}, {best} earned everyone's respect. The next battle is yours to win.",
  ],
};

/** The same for somebody who only watches. */
const watched = {
  opening: [
    "{winner} wins against {loser}, {most} to {least}.",
    "{most} to {least}: the arena belongs to {winner}, and {loser} nods in respect.",
    "{winner} had {most}, {loser} had {least}, and that was the battle.",
  ],
  bonus: "+{percent} % — {name}'s {element} beats {count} of the other team.",
  plain: "No element helped; the winning cards were simply {difference} points stronger.",
  speed: "Both teams were equally strong, but {winner} had the faster one.",
  lot: "Equally strong and equally fast: a lot was drawn, and luck chose {winner}.",
  closing: "{best} struck hardest with {bestPower}.",
} as const;

/** Two or three sentences, seen from one side. */
export function narrate(log: PowerBattleLog, side: Side): string {
  const dice = diceFrom(log.seed).fork("narration");
  const outcome: Outcome = log.winner === side ? "won" : "lost";
  const best = strongest(blowsOf(log, side));
  const words = {
    own: log.powers[side],
    other: log.powers[1 - side]!,
    ownSpeed: log.speeds[side],
    otherSpeed: log.speeds[1 - side]!,
    difference: Math.abs(log.powerDifference),
    best: best.name,
    bestPower: best.power,
  };
  const sentences = [
    dice.pick(openings[outcome]),
    why(log, outcome, dice),
    dice.pick(closings[outcome]),
  ];
  return sentences.map((sentence) => fill(sentence, words)).join(" ");
}

/** Two or three sentences for spectators, with the names of both sides. */
export function narrateForWatchers(log: PowerBattleLog, names: readonly [string, string]): string {
  const dice = diceFrom(log.seed).fork("narration");
  const loser: Side = log.winner === 0 ? 1 : 0;
  const best = strongest(blowsOf(log, log.winner));
  const words = {
    winner: names[log.winner],
    loser: names[loser],
    most: log.powers[log.winner],
    least: log.powers[loser],
    difference: Math.abs(log.powerDifference),
    best: best.name,
    bestPower: best.power,
  };
  return [dice.pick(watched.opening), whyForWatchers(log), watched.closing]
    .map((sentence) => fill(sentence, words))
    .join(" ");
}

function whyForWatchers(log: PowerBattleLog): string {
  if (log.decidedBy !== "power") return watched[log.decidedBy];
  const helped = mostHelped(log);
  return helped.bonusPercent === 0 ? watched.plain : fill(watched.bonus, wordsOf(helped));
}

const mostHelped = (log: PowerBattleLog): Blow =>
  blowsOf(log, log.winner).toSorted((a, b) => b.bonusPercent - a.bonusPercent)[0]!;

function why(log: PowerBattleLog, outcome: Outcome, dice: Dice): string {
  if (log.decidedBy !== "power") return tieReasons[log.decidedBy][outcome];
  const helped = mostHelped(log);
  return helped.bonusPercent === 0
    ? dice.pick(plainReasons[outcome])
    : fill(bonusReasons[outcome], wordsOf(helped));
}

/** Per card of one side: where its power comes from, in words for the side that reads them. */
export const reasonsOf = (
  log: PowerBattleLog,
  side: Side,
  reader: Side | "watcher" = side,
): WinReason[] =>
  blowsOf(log, side).map((blow) => {
    const { cardId, name, basePower, bonusPercent, power } = blow;
    const forPlayer = bonusReasons[side === reader ? "won" : "lost"];
    const text =
      bonusPercent === 0
        ? `${name} fights with ${power}, without help from its element.`
        : fill(reader === "watcher" ? watched.bonus : forPlayer, wordsOf(blow));
    return { cardId, name, basePower, bonusPercent, power, text };
  });

const blowsOf = (log: PowerBattleLog, side: Side): Blow[] =>
  log.rounds.map((round) => round.blows[side]);

const strongest = (blows: readonly Blow[]): Blow =>
  blows.reduce((best, blow) => (blow.power > best.power ? blow : best));

const wordsOf = ({ name, element, bonusPercent, beats }: Blow) => ({
  name,
  element,
  percent: bonusPercent,
  count: ["none", "one", "two", "three"][beats.length] ?? beats.length,
});

const fill = (sentence: string, words: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, word: string) => String(words[word] ?? gap));
