import { useLocation } from "wouter";
import { currentDuel } from "#contract/duel.ts";
import { leaveRoom } from "#contract/rooms.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { roomNotLeft } from "#web/words/rooms.ts";

export function LeaveRoomButton({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const leave = useChange(leaveRoom, {
    touches: [currentDuel],
    onDone: () => navigate("/local-battle", { replace: true }),
    refusedToast: roomNotLeft,
  });
  return (
    <Button look="ghost" {...pressFor(leave, { id })}>
      Leave the Room
    </Button>
  );
}
