import { QuickBattle } from "#web/battle/quick-battle.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { LoadingScreen } from "#web/app/screen-frame.tsx";
import { useParam } from "#web/lib/use-param.ts";
import { WaitingDuel } from "./waiting-duel.tsx";

// Most who open the arena have no room.
const DuelRoom = lazily(() => import("#web/duel/room/duel-room.tsx"), "DuelRoom", {
  meanwhile: <LoadingScreen />,
  otherwise: NotLoaded,
});

/** `/battle` is the arena, and with `?room=` the room of two players. */
export function BattlePage() {
  const room = useParam("room");
  if (room !== null) return <DuelRoom key={room} id={room} />;
  return (
    <>
      <WaitingDuel />
      <QuickBattle />
    </>
  );
}
