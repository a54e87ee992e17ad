import { BattleHistory } from "#web/battle/battle-history.tsx";
import { ModeChoice } from "#web/battle/mode-choice.tsx";
import { Page } from "#web/ui/page.tsx";
import { WaitingDuel } from "./waiting-duel.tsx";

/** The hub, and the way back to a duel that goes on. */
export function BattlesPage() {
  return (
    <>
      <WaitingDuel />
      <Page intro="Choose whom to face, or watch how it went last time.">
        <ModeChoice />
        <h2 className="mt-10 mb-4 font-display text-3xl">Your Battles</h2>
        <BattleHistory />
      </Page>
    </>
  );
}
