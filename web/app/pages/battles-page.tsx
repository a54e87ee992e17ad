import { HubScreen } from "#web/battle/hub-screen.tsx";
import { WaitingDuel } from "./waiting-duel.tsx";

/** The hub, and the way back to a duel that goes on. */
export function BattlesPage() {
  return (
    <>
      <WaitingDuel />
      <HubScreen />
    </>
  );
}
