import { LocalBattleScreen } from "#web/rooms/local-battle-screen.tsx";
import { WaitingDuel } from "./waiting-duel.tsx";

/** Where rooms begin, and the way back to one that goes on. */
export function LocalBattlePage() {
  return (
    <>
      <WaitingDuel />
      <LocalBattleScreen />
    </>
  );
}
