import type { BattleOnWire } from "#contract/battle.ts";
import { useParam } from "#web/lib/use-param.ts";
import { BattleOutcome } from "./stage/battle-outcome.tsx";
import { BattleStage } from "./stage/battle-stage.tsx";
import { stepsOf, usePlayback } from "#web/shared/playback/playback.ts";
import { sceneAt } from "./stage/scene.ts";
import { useRoundSound } from "./stage/use-round-sound.ts";
import { ReplayControls } from "#web/shared/playback/replay-controls.tsx";

const stepMs = () => 1_600;

type PowerReplayProps = {
  battle: BattleOnWire;
  /** Whether the viewer fought in it; a spectator has neither won nor lost. */
  isOwn: boolean;
};

/** A power battle once more, round by round. */
export function PowerReplay({ battle, isOwn }: PowerReplayProps) {
  const rounds = battle.rounds.length;
  const playback = usePlayback(stepsOf(battle), {
    stepMs,
    startAt: roundOf(useParam("turn"), rounds),
  });
  const round = Math.min(playback.step, rounds);
  const { player, opponent, won } = battle;
  const scene = sceneAt(battle, playback.step);
  useRoundSound(scene, playback.isOver);
  return (
    <div className="space-y-6">
      <BattleStage scene={scene} />
      <ReplayControls
        playback={playback}
        steps={stepsOf(battle)}
        place={round === 0 ? "Before the battle" : `Round ${round} of ${rounds}`}
        turn={round}
      />
      {playback.isOver && (
        <BattleOutcome
          battle={battle}
          {...(!isOwn && { headline: `${won ? player.name : opponent.name} wins!` })}
        />
      )}
    </div>
  );
}

/** The round that the address names, as in `?turn=2`; null when it names none. */
function roundOf(turn: string | null, rounds: number): number | null {
  const round = Number(turn ?? "");
  return Number.isInteger(round) && round > 0 ? Math.min(round, rounds) : null;
}
