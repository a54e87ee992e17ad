import { useEffect, useEffectEvent, useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { arenaCard } from "#game/duel/enter.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { beginAttempt, judge, type Judgement } from "#game/road/attempt.ts";
import type { RoadRival } from "#game/road/road.ts";
import type { Practice } from "#web/duel/practice/practice-game.ts";
import { newSeed, usePractice } from "#web/duel/practice/use-practice.ts";
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

/** A duel on the road in this browser; a won one is handed to `onWin` once. */
export function useRoadDuel(rival: RoadRival, onWin: (won: WaitingDuel) => void) {
  const { begin, ...game } = usePractice();
  const { practice } = game;
  const [cards, setCards] = useState<OwnTeam | null>(null);
  const judgement = practice && cards ? judged(rival, teamOf(cards), practice) : null;
  const hasWon = judgement?.isWon === true;

  const settle = useEffectEvent(() => {
    if (!practice || !cards || !judgement) return;
    const [first, second] = judgement.goals;
    const duel = {
      rival: rival.id,
      rules: RULES_VERSION,
      seed: practice.seed,
      team: cards.map(({ id }) => id),
      choices: practice.choices,
    };
    onWin({ duel, goals: [first, second] });
  });
  useEffect(() => {
    if (hasWon) settle();
  }, [hasWon]);

  return {
    ...game,
    judgement,
    begin(chosen: OwnTeam) {
      setCards(chosen);
      begin(practiceWith(rival, teamOf(chosen), newSeed()));
    },
  };
}

/** Null while the duel goes on. */
function judged(rival: RoadRival, team: DuelTeam, practice: Practice): Judgement | null {
  return practice.state.phase === "over" ? judge(rival, team, practice) : null;
}
