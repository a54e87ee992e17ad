import { lazy } from "react";
import { useSearchParams } from "wouter";
import { QuickBattle } from "#web/battle/quick-battle.tsx";
import { WaitingDuel } from "./waiting-duel.tsx";

// Most who open the arena have no room.
const DuelRoom = lazy(async () => ({
  default: (await import("#web/duel/room/duel-room.tsx")).DuelRoom,
}));

/** `/battle` is the arena, and with `?room=` the room of two players. */
export function BattlePage() {
  const [params] = useSearchParams();
  const room = params.get("room");
  if (room !== null) return <DuelRoom key={room} id={room} />;
  return (
    <>
      <WaitingDuel />
      <QuickBattle />
    </>
  );
}
