import { useEffect, useState } from "react";
import { isComputersTurn } from "#game/duel/computer/answering.ts";
import type { Choice } from "#game/duel/duel.ts";
import { playPractice, type Practice } from "./practice-game.ts";

/** So long the computer seems to think; the best one really does. */
const THINKING_MS = 500;

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** A duel that this browser plays against the computer. */
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

  /** A choice that was not played yet is not one of the next duel. */
  const change = (next: Practice | null) => {
    setPractice(next);
    setChosen(null);
  };
  return {
    practice,
    chosen,
    begin: (begun: Practice) => change(begun),
    choose: (choice: Choice) => setChosen((before) => before ?? choice),
    leave: () => change(null),
  };
}
