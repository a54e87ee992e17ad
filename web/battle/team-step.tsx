import { useState } from "react";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { DEFAULT_DIFFICULTY } from "#game/battle/rival.ts";
import { LevelChoice } from "#web/shared/team/level-choice.tsx";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";

export type QuickBattleMode = "computer" | "online";

type TeamStepProps = {
  mode: QuickBattleMode;
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
  pending: boolean;
  onStart: (difficulty: ComputerLevel | null) => void;
};

/** The second step: three cards, and how strong the rival should be. */
export function TeamStep({ mode, picked, onPicked, pending, onStart }: TeamStepProps) {
  const [difficulty, setDifficulty] = useState<ComputerLevel>(DEFAULT_DIFFICULTY);
  return (
    <div className="space-y-6">
      {mode === "computer" && (
        <LevelChoice
          question="How strong should the computer be?"
          value={difficulty}
          onChange={setDifficulty}
        />
      )}
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
