import { DoorClosed } from "lucide-react";
import { leaveRoom } from "#contract/rooms.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { roomNotLeft } from "#web/words/rooms.ts";

type InARoomProps = {
  roomId: string;
  /** Whom the player sits there with, in the server's words. */
  reason: string;
  onLeft: () => void;
};

/** The player sits in an unfinished room: the way back to it, and the way out of it. */
export function InARoom({ roomId, reason, onLeft }: InARoomProps) {
  const leave = useChange(leaveRoom, { onDone: onLeft, refusedToast: roomNotLeft });
  return (
    <div role="alert">
      <EmptyState
        Icon={DoorClosed}
        title="You are in a room already"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={`/battle?room=${roomId}`}>Back to the Room</ButtonLink>
            <Button look="ghost" {...pressFor(leave, { id: roomId })}>
              Leave It
            </Button>
          </div>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}
