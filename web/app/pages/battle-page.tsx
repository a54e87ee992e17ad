import { useSearchParams } from "wouter";
import { QuickBattleScreen } from "#web/battle/quick-battle-screen.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { WaitingDuel } from "./waiting-duel.tsx";

// Most who open the arena have no room.
const RoomScreen = lazily(() => import("#web/duel/room-screen.tsx"), "RoomScreen");

/** `/battle` is the arena, and with `?room=` the room of two players. */
export function BattlePage() {
  const [params] = useSearchParams();
  const room = params.get("room");
  if (room !== null) return <RoomScreen key={room} id={room} />;
  return (
    <>
      <WaitingDuel />
      <QuickBattleScreen />
    </>
  );
}
