import type { UseQueryResult } from "@tanstack/react-query";
import type { RivalsOnWire } from "#contract/battle.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { computerWinCoins } from "#game/battle/rewards.ts";
import { useSettings } from "#web/lib/settings.ts";
import { LevelChoice } from "#web/shared/team/level-choice.tsx";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { RivalPanel, type Planning } from "./rival-panel.tsx";

type LevelToFight = {
  /** Null until one is suggested or chosen. */
  value: ComputerLevel | null;
  onChange: (level: ComputerLevel) => void;
  rivals: UseQueryResult<RivalsOnWire>;
} & Pick<Planning, "tactics" | "onTactics">;

type TeamStepProps = {
  /** Null when it is not the computer that is met. */
  level: LevelToFight | null;
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
  pending: boolean;
  onStart: () => void;
};

const coinsOf = (level: ComputerLevel) => `${computerWinCoins[level]} coins`;

/** The second step: whom to fight, and with which three cards. */
export function TeamStep({ level, ...team }: TeamStepProps) {
  const settings = useSettings();
  const rival = level?.rivals.data?.rivals.find((each) => each.level === level.value);
  return (
    <div className="space-y-6">
      {level && (
        <>
          <div>
            <LevelChoice
              question="How strong should the computer be?"
              value={level.value}
              onChange={level.onChange}
              noteOf={coinsOf}
            />
            {settings && (
              <p className="mt-2 text-muted">
                Wins that pay coins on one day: {settings.computerWinsPaidPerDay}.
              </p>
            )}
          </div>
          <RivalPanel
            rivals={level.rivals}
            level={level.value}
            plan={{ ...level, picked: team.picked, onPicked: team.onPicked }}
          />
        </>
      )}
      <TeamChoice
        rule="arena"
        action="Start Battle"
        bondPercent={level && settings ? settings.bondPercent : 0}
        {...(rival && { against: rival.elements })}
        {...team}
      />
    </div>
  );
}
