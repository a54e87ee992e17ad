import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { currentUser } from "#contract/account.ts";
import { listBattles, type BattleEarned, type BattleOnWire } from "#contract/battle.ts";
import { listMissions } from "#contract/missions.ts";
import { collectionReads } from "#web/collection/api.ts";
import { invalidate } from "#web/lib/query.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { Button } from "#web/ui/button.tsx";
import { MuteButton } from "#web/shared/mute-button.tsx";
import { useStage } from "#web/ui/stage.ts";
import { toast } from "#web/ui/toast.tsx";
import { battleOver } from "#web/words/battle.ts";
import { BattleResult } from "./battle-result.tsx";
import { BattleStage } from "./battle-stage.tsx";
import { stepsOf, usePlayback } from "#web/shared/playback/playback.ts";
import { sceneAt } from "./scene.ts";
import { useRoundSound } from "./use-round-sound.ts";

/** Three rounds and a breath before them: three seconds in all. */
const stepMs = (step: number) => (step === 0 ? 300 : 900);

/** Every read that a battle makes outdated. */
export const battleReads = [...collectionReads, currentUser, listMissions, listBattles];

type BattleShowProps = {
  battle: BattleOnWire;
  earned: BattleEarned;
  /** Words about who the other one is. */
  banner?: ReactNode;
  /** Another one against the same player, when that is possible. */
  rematch?: ReactNode;
  onAgain: () => void;
};

/** The last step: the battle, and what came of it. */
export function BattleShow({ battle, earned, banner, rematch, onAgain }: BattleShowProps) {
  const { step, isOver, goTo } = usePlayback(stepsOf(battle), { stepMs });
  const scene = sceneAt(battle, step);
  useStage(!isOver);
  useRoundSound(scene, isOver);
  useConsequences(battle, earned, isOver);
  const show = useFocusOnMount<HTMLDivElement>();
  return (
    <div
      ref={show}
      tabIndex={-1}
      role="group"
      aria-label={`${battle.player.name} against ${battle.opponent.name}`}
      aria-describedby={banner === undefined ? undefined : "battle-banner"}
      className="scroll-mt-20 space-y-6 outline-none"
    >
      {banner !== undefined && (
        <p id="battle-banner" className="rounded-button border border-line bg-raised px-4 py-3">
          {banner}
        </p>
      )}
      {isOver && <BattleResult {...{ battle, earned, rematch, onAgain }} />}
      <BattleStage scene={scene} corner={<MuteButton />} />
      {!isOver && (
        <div className="flex justify-center">
          <Button look="ghost" onClick={() => goTo(stepsOf(battle))}>
            Skip
          </Button>
        </div>
      )}
    </div>
  );
}

/** Coins and cards are shown as changed once the battle has been watched, or left. */
function useConsequences({ won }: BattleOnWire, earned: BattleEarned, isOver: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (isOver) return;
    return () => void invalidate(client, ...battleReads);
  }, [client, isOver]);
  const { coinsWon, experienceWon } = earned;
  useEffect(() => {
    if (isOver) toast(battleOver({ won, coinsWon, experienceWon }));
  }, [isOver, won, coinsWon, experienceWon]);
}
