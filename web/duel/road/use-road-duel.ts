import { useEffect, useEffectEvent, useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { WonDuel } from "#contract/road.ts";
import { isComputersTurn } from "#game/duel/computer/answering.ts";
import { choiceOfLetter } from "#game/duel/duel-record.ts";
import { arenaCard } from "#game/duel/enter.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { refuseChoice } from "#game/duel/play.ts";
import { beginAttempt, judge, type Judgement } from "#game/road/attempt.ts";
import type { RoadRival } from "#game/road/road.ts";
import { playPractice, type Practice } from "#web/duel/practice/practice-game.ts";
import { newSeed, usePractice } from "#web/duel/practice/use-practice.ts";
import { forgetDuel, keepDuel, keptDuel } from "./kept-duel.ts";
import type { WaitingDuel } from "./road-store.ts";

export type OwnTeam = readonly [OwnedCardOnWire, OwnedCardOnWire, OwnedCardOnWire];

const teamOf = ([first, second, third]: OwnTeam): DuelTeam => [
  fighterOf(first),
  fighterOf(second),
  fighterOf(third),
];

const fighterOf = ({ cardId, card }: OwnedCardOnWire) => arenaCard({ ...card, cardId });

function practiceWith(rival: RoadRival, team: DuelTeam, seed: number): Practice {
  const { state, dice, level } = beginAttempt(rival, team, seed);
  return { seed, level, rivalName: rival.name, state, step: 0, events: [], choices: "", dice };
}

/** The duel as far as these choices bring it; null when no such duel can have been. */
function practiceAgain(
  rival: RoadRival,
  team: DuelTeam,
  { seed, choices }: Pick<WonDuel, "seed" | "choices">,
): Practice | null {
  let practice = practiceWith(rival, team, seed);
  for (const letter of choices) {
    while (isComputersTurn(practice)) practice = playPractice(practice, null);
    const choice = choiceOfLetter(letter);
    if (!choice || refuseChoice(practice.state, 0, choice)) return null;
    practice = playPractice(practice, choice);
  }
  return practice;
}

/** In the order in which they were picked; null while one is missing. */
export function ownTeam(deck: readonly OwnedCardOnWire[], ids: readonly string[]): OwnTeam | null {
  const [first, second, third] = ids.flatMap((id) => deck.filter((owned) => owned.id === id));
  return first && second && third ? [first, second, third] : null;
}

const recordOf = (rival: RoadRival, team: OwnTeam, { seed, choices }: Practice): WonDuel => ({
  rival: rival.id,
  rules: RULES_VERSION,
  seed,
  team: team.map(({ id }) => id),
  choices,
});

/**
 * A duel on the road in this browser, which goes on when the page is loaded again; a won one is handed
 * to `onWin` once.
 */
export function useRoadDuel(
  rival: RoadRival,
  deck: readonly OwnedCardOnWire[],
  onWin: (won: WaitingDuel) => void,
) {
  const { begin, leave, ...game } = usePractice();
  const { practice } = game;
  const [cards, setCards] = useState<OwnTeam | null>(null);
  const judgement = practice && cards ? judged(rival, teamOf(cards), practice) : null;
  const hasWon = judgement?.isWon === true;

  const settle = useEffectEvent(() => {
    if (!practice || !cards || !judgement) return;
    const [first, second] = judgement.goals;
    onWin({ duel: recordOf(rival, cards, practice), goals: [first, second] });
  });
  useEffect(() => {
    if (hasWon) settle();
  }, [hasWon]);

  useEffect(() => {
    if (!practice || !cards) return;
    if (practice.state.phase === "over") forgetDuel();
    else keepDuel(recordOf(rival, cards, practice));
  }, [rival, cards, practice]);

  const play = (team: OwnTeam, duel: Practice) => {
    setCards(team);
    begin(duel);
  };
  const [kept, setKept] = useState(() => keptDuel(rival.id));
  const keptTeam = kept && ownTeam(deck, kept.team);
  if (kept && keptTeam) {
    setKept(null);
    const again = practiceAgain(rival, teamOf(keptTeam), kept);
    if (again) play(keptTeam, again);
  }

  const start = (team: OwnTeam) => {
    setKept(null);
    play(team, practiceWith(rival, teamOf(team), newSeed()));
  };
  return {
    ...game,
    judgement,
    begin: start,
    again: () => cards && start(cards),
    leave() {
      forgetDuel();
      leave();
    },
  };
}

/** Null while the duel goes on. */
function judged(rival: RoadRival, team: DuelTeam, practice: Practice): Judgement | null {
  return practice.state.phase === "over" ? judge(rival, team, practice) : null;
}
