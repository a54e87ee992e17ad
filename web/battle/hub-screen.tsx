import { Page } from "#web/ui/page.tsx";
import { BattleHistory } from "./battle-history.tsx";
import { ModeChoice } from "./mode-choice.tsx";

export function HubScreen() {
  return (
    <Page intro="Choose whom to face, or watch how it went last time.">
      <ModeChoice />
      <h2 className="mt-10 mb-4 font-display text-3xl">Your Battles</h2>
      <BattleHistory />
    </Page>
  );
}
