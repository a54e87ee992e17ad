import { clsx } from "clsx";
import { Check, Hourglass, Lock } from "lucide-react";
import { useState } from "react";
import { getRoom, pickTeam, type RoomOnWire } from "#contract/rooms.ts";
import { useChange } from "#web/lib/query.ts";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { teamNotPicked } from "#web/words/rooms.ts";
import { LeaveRoomButton } from "./leave-room-button.tsx";

/** Both are here. Each picks three cards in secret, and then the duel begins. */
export function PickingRoom({ room }: { room: RoomOnWire }) {
  const { id, hasPicked } = room;
  const [picked, setPicked] = useState<string[]>([]);
  const pick = useChange(pickTeam, { touches: [getRoom], refusedToast: teamNotPicked });
  const otherName = otherNameOf(room);
  return (
    <div className="space-y-6">
      <Both room={room} />
      <p role="status" className="flex items-center gap-3 text-lg font-bold">
        {hasPicked && <Spinner size={20} />}
        {whatNow(room)}
      </p>
      {hasPicked ? (
        <Panel className="grid justify-items-center gap-4 text-center">
          <Lock size={40} aria-hidden className="text-violet" />
          <p className="font-display text-2xl">Your team is sealed</p>
          <p className="text-muted">
            {otherName} sees it when the duel begins, one card at a time.
          </p>
        </Panel>
      ) : (
        <TeamChoice
          hasTalents
          rule="face-to-face"
          picked={picked}
          onPicked={setPicked}
          action="Ready"
          pending={pick.isPending}
          onStart={() => pick.mutate({ id, playerCards: picked })}
        />
      )}
      <div className="flex justify-center">
        <LeaveRoomButton id={id} />
      </div>
    </div>
  );
}

function whatNow(room: RoomOnWire): string {
  const { hasPicked, otherHasPicked } = room;
  const otherName = otherNameOf(room);
  if (hasPicked) return otherHasPicked ? "The duel begins …" : `Waiting for ${otherName} to pick …`;
  const pick = "Pick three cards; the first one begins.";
  return otherHasPicked ? `${otherName} has picked. ${pick}` : pick;
}

const otherNameOf = ({ isCreator, creatorName, joinerName }: RoomOnWire): string =>
  isCreator ? (joinerName ?? "your friend") : creatorName;

const ownNameOf = ({ isCreator, creatorName, joinerName }: RoomOnWire): string =>
  isCreator ? creatorName : (joinerName ?? "You");

function Both({ room }: { room: RoomOnWire }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-[clamp(0.75rem,3vw,2rem)] text-center">
      <Player name={ownNameOf(room)} note="you" isReady={room.hasPicked} />
      <p className="font-display text-3xl text-gold">VS</p>
      <Player name={otherNameOf(room)} note="your rival" isReady={room.otherHasPicked} />
    </div>
  );
}

function Player({ name, note, isReady }: { name: string; note: string; isReady: boolean }) {
  const Icon = isReady ? Check : Hourglass;
  return (
    <div
      className={clsx(
        "h-full rounded-panel border-2 bg-surface p-[1rem] [transition:border-color_var(--calm)]",
        isReady ? "border-good" : "border-line",
      )}
    >
      <p className="font-display text-2xl wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{note}</p>
      <p
        className={clsx(
          "mt-[0.5rem] flex items-center justify-center gap-[0.4rem] font-extrabold",
          isReady ? "text-good" : "text-muted",
        )}
      >
        <Icon size={18} aria-hidden /> {isReady ? "Ready" : "Picking …"}
      </p>
    </div>
  );
}
