import type { RoomOnWire } from "#contract/rooms.ts";
import { CodeToShow } from "#web/shared/codes/code-to-show.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { LeaveRoomButton } from "./leave-room-button.tsx";

/** After a reload the player who opened the room needs the code again. */
export function OpenRoom({ room: { id, joinCode, expiresAt } }: { room: RoomOnWire }) {
  return (
    <Panel className="grid justify-items-center gap-6 text-center">
      <p className="font-display text-2xl">Your friend joins with this code</p>
      <CodeToShow code={joinCode} path={`/local-battle?join=${joinCode}`} expiresAt={expiresAt} />
      <p role="status" className="flex items-center gap-3 text-lg font-bold">
        <Spinner size={20} /> Waiting for your friend to join.
      </p>
      <LeaveRoomButton id={id} />
    </Panel>
  );
}
