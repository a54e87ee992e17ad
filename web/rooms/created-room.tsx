import { Hourglass } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { createRoom, getRoom, leaveRoom, type RoomOnWire } from "#contract/rooms.ts";
import { call, CallError, reasonOf } from "#web/lib/call.ts";
import { useLive } from "#web/lib/live.ts";
import { useChange } from "#web/lib/query.ts";
import { CodeToShow } from "#web/shared/codes/code-to-show.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { roomCreated } from "#web/words/rooms.ts";
import { InARoom } from "./in-a-room.tsx";

/** Creates a room at once, and shows its code until another player has come in. */
export function CreatedRoom({ onLeave }: { onLeave: () => void }) {
  const create = useChange(createRoom, roomCreated);
  const begin = useEffectEvent(() => create.mutate({}));
  useEffect(() => begin(), []);
  const leave = () => {
    // A room that is left open closes by itself after a while.
    if (create.data) call(leaveRoom, { id: create.data.id }).catch(() => undefined);
    onLeave();
  };
  return (
    <Panel className="grid justify-items-center gap-6 text-center">
      {create.isError && <NotOpened error={create.error} onRetry={begin} />}
      {!create.isError && !create.data && <Skeleton className="size-64" />}
      {create.data && <WaitingRoom key={create.data.id} created={create.data} onNew={begin} />}
      <Button look="ghost" onClick={leave}>
        Back to Menu
      </Button>
    </Panel>
  );
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const reason = reasonOf(error);
  if (error instanceof CallError && error.roomId !== null)
    return <InARoom roomId={error.roomId} reason={error.toast} onLeft={onRetry} />;
  return (
    <FailedState
      title="No room was opened"
      {...(reason !== undefined && { message: reason })}
      onRetry={onRetry}
    />
  );
}

type WaitingProps = { created: RoomOnWire; onNew: () => void };

function WaitingRoom({ created, onNew }: WaitingProps) {
  const { id, joinCode, expiresAt } = created;
  const [, navigate] = useLocation();
  const { data: room = created } = useLive(getRoom, { id }, "rooms", {
    until: ({ state }) => state !== "open",
  });
  const hasCome = room.state !== "open" && room.state !== "closed";
  useEffect(() => {
    if (hasCome) navigate(`/battle?room=${id}`, { replace: true });
  }, [hasCome, id, navigate]);
  if (room.state === "closed")
    return (
      <EmptyState
        isNews
        Icon={Hourglass}
        title="The room has closed"
        action={<Button onClick={onNew}>Open Another Room</Button>}
      >
        Nobody came in time.
      </EmptyState>
    );
  return (
    <>
      <CodeToShow code={joinCode} path={`/local-battle?join=${joinCode}`} expiresAt={expiresAt} />
      <p role="status" className="flex items-center gap-3 text-lg font-bold">
        <Spinner size={20} /> Waiting for your friend to join.
      </p>
    </>
  );
}
