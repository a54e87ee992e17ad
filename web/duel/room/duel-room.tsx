import { DoorClosed, SearchX } from "lucide-react";
import { getRoom, type RoomOnWire } from "#contract/rooms.ts";
import { Page } from "#web/ui/page.tsx";
import { useLive } from "#web/lib/live.ts";
import { isMissing } from "#web/lib/query.ts";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OpenRoom } from "./open-room.tsx";
import { PickingRoom } from "./picking-room.tsx";
import { ServerDuel } from "#web/duel/server-duel.tsx";
import { BoardFrame } from "#web/duel/board/board-frame.tsx";

/** From the open door to the end of the duel: everything in a room happens at one address. */
export function DuelRoom({ id }: { id: string }) {
  const room = useLive(getRoom, { id }, "rooms", { until: isFinished });
  if (room.data?.duelId)
    return (
      <BoardFrame title="Duel">
        <ServerDuel id={room.data.duelId} />
      </BoardFrame>
    );
  return (
    <Page title="Battle Room" back={{ href: "/battle", label: "Battle Arena" }}>
      {room.isLoading && <Skeleton className="h-80" />}
      {room.data && <RoomContent room={room.data} />}
      {!room.data && room.isError && <Failed error={room.error} onRetry={room.refetch} />}
    </Page>
  );
}

const isFinished = ({ duelId, state }: RoomOnWire) => duelId !== null || state === "closed";

function RoomContent({ room }: { room: RoomOnWire }) {
  if (room.state === "open") return <OpenRoom room={room} />;
  if (room.state === "picking") return <PickingRoom room={room} />;
  return (
    <EmptyState
      isNews
      Icon={DoorClosed}
      title="This room has closed"
      way={["/local-battle", "Open Another Room"]}
    >
      A room closes when somebody leaves it, or when nothing happens in it for a while.
    </EmptyState>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isMissing(error))
    return (
      <EmptyState Icon={SearchX} title="Room not found" way={["/local-battle", "Local Battle"]}>
        Only the two players of a room can enter it.
      </EmptyState>
    );
  return <FailedState title="This room did not load" onRetry={onRetry} />;
}
