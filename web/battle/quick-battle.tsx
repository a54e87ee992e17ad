import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { listRivals, quickBattle } from "#contract/battle.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import type { Tactics } from "#game/battle/tactics.ts";
import { Page } from "#web/ui/page.tsx";
import { isAskable, type AskableRefusal } from "#web/lib/closed.ts";
import { useLive } from "#web/lib/live.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { useParam } from "#web/lib/use-param.ts";
import { ClosedState } from "#web/shared/family/closed-state.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { battleReads, BattleShow } from "./stage/battle-show.tsx";
import { Button } from "#web/ui/button.tsx";
import { isStageOpen, useStage } from "#web/ui/stage.ts";
import { battleFailed } from "#web/words/battle.ts";
import { ModeChoice } from "./mode-choice.tsx";
import { TeamStep } from "./team-step.tsx";

type QuickBattleMode = "computer" | "online";

const titles: Record<QuickBattleMode, string> = {
  computer: "VS Computer",
  online: "Online Player",
};

const NOBODY = "Nobody with a team like yours was found, so the computer took the place.";

const noTactics: Tactics = [null, null, null];

/** Choose a mode, choose three cards, watch the battle. */
export function QuickBattle() {
  const asked = useParam("mode");
  const refusal = useClosed("strangers");
  if (asked === "online" && refusal && isAskable(refusal))
    return <ClosedOnline refusal={refusal} />;
  if (asked === "computer" || asked === "online") return <ModeBattle key={asked} mode={asked} />;
  return (
    <Page intro="Three of your cards against three of theirs. Who do you face?">
      <ModeChoice />
    </Page>
  );
}

/** Said before cards are picked. */
const ClosedOnline = ({ refusal }: { refusal: AskableRefusal }) => (
  <Page title={titles.online} aside={<Back />}>
    <ClosedState capability="strangers" refusal={refusal} />
  </Page>
);

function Back() {
  const [, navigate] = useLocation();
  return (
    <Button look="ghost" size="small" onClick={() => navigate("/battle")}>
      <ArrowLeft size={18} aria-hidden /> Back
    </Button>
  );
}

function ModeBattle({ mode }: { mode: QuickBattleMode }) {
  const [picked, setPicked] = useState<string[]>([]);
  const [chosen, setChosen] = useState<ComputerLevel | null>(null);
  const [tactics, setTactics] = useState(noTactics);
  const isComputer = mode === "computer";
  const rivals = useLive(listRivals, {}, "rivals", { enabled: isComputer });
  const level = chosen ?? rivals.data?.suggestedLevel ?? null;
  const client = useQueryClient();
  const battle = useChange(quickBattle, {
    refusedToast: battleFailed,
    // The player has left before the answer: the show, which says what has changed, never begins.
    onDone: () => void (isStageOpen() || invalidate(client, ...battleReads)),
  });
  // The server may tell the bar what the battle has brought before it answers this page.
  useStage(battle.isPending);
  const start = () =>
    battle.mutate({
      playerCards: picked,
      battleType: mode,
      ...(isComputer && level !== null && { difficulty: level }),
      ...(tactics.some((each) => each !== null) && { tactics: [...tactics] }),
    });
  // Each rival lets on something else.
  const choose = (next: ComputerLevel) => {
    setTactics(noTactics);
    setChosen(next);
  };
  const again = () => {
    battle.reset();
    setTactics(noTactics);
    window.scrollTo(0, 0);
  };
  return (
    <Page title={titles[mode]} aside={<Back />}>
      {battle.data ? (
        <BattleShow
          key={battle.data.id}
          battle={battle.data}
          earned={battle.data}
          banner={mode === "online" && battle.data.opponentType === "computer" ? NOBODY : undefined}
          onAgain={again}
        />
      ) : (
        <TeamStep
          level={
            isComputer
              ? { value: level, onChange: choose, rivals, tactics, onTactics: setTactics }
              : null
          }
          picked={picked}
          onPicked={setPicked}
          pending={battle.isPending}
          onStart={start}
        />
      )}
    </Page>
  );
}
