import { useEffect, useState } from "react";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { isComputersTurn } from "#game/duel/computer/answering.ts";
import type { Choice, DuelCard, DuelTeam } from "#game/duel/duel.ts";
import { beginPractice, playPractice, type Practice } from "./practice-game.ts";

/** So long the computer seems to think; the best one really does. */
const THINKING_MS = 500;

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

type PracticeChoice = {
  team: DuelTeam;
  level: ComputerLevel;
  cards: readonly DuelCard[];
  isFirst?: boolean;
};

export function usePractice() {
  const [practice, setPractice] = useState<Practice | null>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const isWaiting = practice !== null && (chosen !== null || isComputersTurn(practice));

  // The choice is on screen before the computer begins to think.
  useEffect(() => {
    if (!isWaiting) return;
    const play = () => {
      setPractice(playPractice(practice, chosen));
      setChosen(null);
    };
    const timer = setTimeout(play, THINKING_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, chosen, practice]);

  return {
    practice,
    chosen,
    begin: (options: PracticeChoice) => setPractice(beginPractice({ ...options, seed: newSeed() })),
    choose: (choice: Choice) => setChosen((before) => before ?? choice),
    leave: () => setPractice(null),
  };
}
