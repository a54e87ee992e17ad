import { useState } from "react";
import { DEFAULT_DIFFICULTY, type Difficulty } from "#game/battle/rival.ts";
import { TeamChoice } from "#web/parts/team/team-choice.tsx";
import { DifficultyChoice } from "./difficulty-choice.tsx";

export type BattleMode = "computer" | "online";

type TeamStepProps = {
  mode: BattleMode;
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
  pending: boolean;
  onStart: (difficulty: Difficulty | null) => void;
};

/** The second step: three cards, and how strong the rival should be. */
export function TeamStep({ mode, picked, onPicked, pending, onStart }: TeamStepProps) {
  const [difficulty, setDifficulty] = useState<Difficulty>(DEFAULT_DIFFICULTY);
  return (
    <div className="space-y-6">
      {mode === "computer" && <DifficultyChoice value={difficulty} onChange={setDifficulty} />}
      <TeamChoice
        rule="arena"
        picked={picked}
        onPicked={onPicked}
        action="Start Battle"
        pending={pending}
        onStart={() => onStart(mode === "computer" ? difficulty : null)}
      />
    </div>
  );
}
