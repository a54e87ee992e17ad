import type { FightRefusal, JoinRefusal } from "#game/battle/face-to-face.ts";
import type { Blow, PowerBattleLog, Reader } from "#game/battle/resolve.ts";
import { otherSide, type Side } from "#game/lib/sides.ts";
import { outwits } from "#game/battle/tactics.ts";
import { TEAM_SIZE, type TeamRefusal } from "#game/battle/team.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { toTenth } from "#game/lib/tenths.ts";
import type { Group } from "#texts/catalogue.ts";
import { outwitting } from "./tactics.ts";
import { OLD_CODE, OWN_CODE } from "./requests.ts";

export const teamRefusals = {
  wrong_size: "Pick exactly 3 cards",
  same_card_twice: "Pick three different cards.",
  not_in_deck: "Only cards in your battle deck can fight.",
} satisfies Record<TeamRefusal, string>;

export const quickRefusals = {
  tactics_online: "Tactics are for battles against the computer.",
} satisfies Group;

export const faceToFaceRefusals = {
  no_battle: "There is no such battle. Check the code.",
  bad_code: "A battle code has 6 letters and digits.",
} satisfies Group;

export const joinRefusals = {
  own_code: OWN_CODE,
  full: "Somebody else has joined this battle already.",
  expired: OLD_CODE,
  cancelled: "This battle was called off. Ask your friend for a new code.",
  completed: "This battle is over. Ask your friend for a new code.",
} satisfies Record<JoinRefusal, string>;

export const fightRefusals = {
  not_the_creator: "The player who made the code starts the battle.",
  not_ready: "Your friend has not joined yet.",
  expired: "This code has expired. Make a new one.",
  cancelled: "This battle was called off.",
  cards_gone: "A card has left its battle deck since then, so this battle was called off.",
} satisfies Record<FightRefusal | "cards_gone", string>;

export const cancelBattleRefusals = {
  completed: "This battle was fought already.",
} satisfies Group;

/** "Select 2 more card(s)"; null when the team is complete. */
export const teamHint = (picked: readonly string[]): string | null =>
  picked.length < TEAM_SIZE ? `Select ${TEAM_SIZE - picked.length} more card(s)` : null;

/** The stories of power battles, with parameters in braces; `speed` and `lot` decide a tie. */
const stories = {
  won: {
    openings: [
      "Victory! Your team wins {own} to {other}.",
      "You win! {own} against {other}, and the crowd is on its feet.",
      "The arena is yours: {own} to {other}.",
      "Your team stands tall with {own} to their {other}.",
    ],
    bonus: "+{percent} % — {name}'s {element} beats {count} of theirs.",
    tactic: "Your tactics did it: {name} outwitted its rival for +{percent} %.",
    plain: [
      "No element helped you; your cards were simply {difference} points stronger.",
      "It was pure strength, by {difference} points.",
    ],
    speed: "Both teams were equally strong, but yours was faster: {ownSpeed} to {otherSpeed}.",
    lot: "Equally strong and equally fast: a lot was drawn, and luck chose you.",
    closings: [
      "{best} struck hardest with {bestPower}.",
      "Nobody will forget {best} and its blow of {bestPower}.",
      "Give {best} an extra treat tonight: {bestPower} in one blow!",
    ],
  },
  lost: {
    openings: [
      "Defeat! Your team had {own}, theirs had {other}.",
      "A hard fight: {own} against {other}, and this time they were better.",
      "This one goes to them, {other} to {own}.",
      "Your team fought to the end, but {own} was not enough against {other}.",
    ],
    bonus: "+{percent} % for them — {name}'s {element} beats {count} of yours.",
    tactic: "Their tactics did it: {name} outwitted yours for +{percent} %.",
    plain: [
      "No element helped them; their cards were simply {difference} points stronger.",
      "Pure strength made the difference of {difference} points.",
    ],
    speed: "Both teams were equally strong, but theirs was faster: {otherSpeed} to {ownSpeed}.",
    lot: "Equally strong and equally fast: a lot was drawn, and luck chose them.",
    closings: [
      "{best} was your hero with {bestPower}. Look for elements that beat theirs and try again!",
      "{best} still landed a blow of {bestPower}. A different mix of elements may turn it around.",
      "With {bestPower}, {best} earned everyone's respect. The next battle is yours to win.",
    ],
  },
  watched: {
    openings: [
      "{winner} wins against {loser}, {own} to {other}.",
      "{own} to {other}: the arena belongs to {winner}, and {loser} nods in respect.",
      "{winner} had {own}, {loser} had {other}, and that was the battle.",
    ],
    bonus: "+{percent} % — {name}'s {element} beats {count} of the other team.",
    tactic: "Tactics did it: {name} outwitted the other side for +{percent} %.",
    plain: ["No element helped; the winning cards were simply {difference} points stronger."],
    speed: "Both teams were equally strong, but {winner} had the faster one.",
    lot: "Equally strong and equally fast: a lot was drawn, and luck chose {winner}.",
    closings: ["{best} struck hardest with {bestPower}."],
  },
};

type Story = (typeof stories)[keyof typeof stories];

/**
 * Two or three sentences about a power battle: who won by how much, why, and who stood out.
 * The wording is drawn from the battle's seed, so that a replay reads the same.
 */
export function narrate(
  log: PowerBattleLog,
  reader: Reader,
  names: readonly [string, string],
): string {
  const dice = diceFrom(log.seed).fork("narration");
  const story = storyFor(log.winner, reader);
  const side = reader === "watcher" ? log.winner : reader;
  const best = blowsOf(log, side).reduce((max, blow) => (blow.power > max.power ? blow : max));
  const [own, other] = wholePowers(log.powers[side], log.powers[otherSide(side)]);
  const params = {
    winner: names[log.winner],
    loser: names[otherSide(log.winner)],
    own,
    other,
    ownSpeed: log.speeds[side],
    otherSpeed: log.speeds[otherSide(side)],
    difference: toTenth(Math.abs(own - other)),
    best: best.name,
    bestPower: Math.round(best.power),
  };
  return [dice.pick(story.openings), reasonText(log, story, dice), dice.pick(story.closings)]
    .map((sentence) => fill(sentence, params))
    .join(" ");
}

/** The text names tenths only where they alone made the difference. */
function wholePowers(own: number, other: number): [number, number] {
  const whole: [number, number] = [Math.round(own), Math.round(other)];
  return whole[0] === whole[1] ? [own, other] : whole;
}

function reasonText(log: PowerBattleLog, story: Story, dice: Dice): string {
  if (log.decidedBy !== "power") return story[log.decidedBy];
  const blows = blowsOf(log, log.winner);
  const helped = mostBy(blows, ({ bonusPercent }) => bonusPercent);
  if (helped.bonusPercent > 0) return bonusText(story, helped);
  const clever = mostBy(blows, ({ outwitPercent }) => outwitPercent);
  if (clever.outwitPercent > 0)
    return fill(story.tactic, { name: clever.name, percent: clever.outwitPercent });
  return dice.pick(story.plain);
}

const mostBy = (blows: readonly Blow[], number: (blow: Blow) => number): Blow =>
  blows.toSorted((a, b) => number(b) - number(a))[0]!;

/** Where the power of each card comes from: of the reader's own, then of those that an element helped. */
export function reasonTexts(log: PowerBattleLog, reader: Reader): string[] {
  const own = reader === "watcher" ? 0 : reader;
  const helped = (side: Side, blow: Blow) => bonusText(storyFor(side, reader), blow);
  return [
    ...blowsOf(log, own).map((blow) =>
      blow.bonusPercent > 0
        ? helped(own, blow)
        : `${blow.name} fights with ${Math.round(blow.power)}, without help from its element.`,
    ),
    ...blowsOf(log, otherSide(own))
      .filter(({ bonusPercent }) => bonusPercent > 0)
      .map((blow) => helped(otherSide(own), blow)),
    ...log.rounds.flatMap(({ blows }) => {
      const text =
        tacticText(blows[own], blows[otherSide(own)]) ??
        tacticText(blows[otherSide(own)], blows[own]);
      return text === null ? [] : [text];
    }),
  ];
}

/** What happens in a round. */
export const roundText = (own: Blow, other: Blow): string =>
  [
    tacticText(own, other) ?? tacticText(other, own),
    `${own.name} strikes for ${Math.round(own.damage)}, ${other.name} for ${Math.round(other.damage)}.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");

/** Null unless the first has outwitted the second. */
function tacticText(winner: Blow, loser: Blow): string | null {
  if (winner.tactic === null || loser.tactic === null || !outwits(winner.tactic, loser.tactic))
    return null;
  const percent = winner.outwitPercent > 0 ? `: +${winner.outwitPercent} % for ${winner.name}` : "";
  return `${outwitting[winner.tactic]}${percent}.`;
}

function storyFor(winner: Side, reader: Reader): Story {
  if (reader === "watcher") return stories.watched;
  return stories[reader === winner ? "won" : "lost"];
}

const blowsOf = (log: PowerBattleLog, side: Side): Blow[] =>
  log.rounds.map((round) => round.blows[side]);

const bonusText = ({ bonus }: Story, { name, element, bonusPercent, beats }: Blow): string =>
  fill(bonus, {
    name,
    element,
    percent: bonusPercent,
    count: ["none", "one", "two", "three"][beats.length] ?? beats.length,
  });

const fill = (sentence: string, params: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
