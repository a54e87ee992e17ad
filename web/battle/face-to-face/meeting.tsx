import { Hourglass, type LucideIcon, SearchX, Swords } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { cancelQrBattle, executeQrBattle, qrStatus, type QrStatus } from "#contract/battle.ts";
import { CallError } from "#web/lib/call.ts";
import { useLive } from "#web/lib/live.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { Rematch } from "#web/shared/rematch/rematch.tsx";
import { CodeToShow } from "#web/shared/codes/code-to-show.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StageStrip } from "#web/ui/stage-strip.tsx";
import { useStage } from "#web/ui/stage.ts";
import { fightRefusals } from "#texts/en/battle.ts";
import { qrBattleNotCancelled, qrBattleNotFought } from "#web/words/rooms.ts";

/** Until the show is there, the bar tells nothing of how it ends. */
function Opening() {
  useStage(true);
  return <Skeleton className="h-120" />;
}

// Who makes a code or joins with one does not fight yet.
const BattleShow = lazily(() => import("#web/battle/stage/battle-show.tsx"), "BattleShow", {
  meanwhile: <Opening />,
  otherwise: NotLoaded,
});

// Comes with the result.
const AddFriend = lazily(() => import("#web/shared/friends/add-friend.tsx"), "AddFriend", {
  otherwise: Nothing,
});

const isOver = ({ status, result }: QrStatus) =>
  status === "cancelled" || status === "expired" || result !== null;

type MeetingProps = {
  code: string;
  onAgain: () => void;
  /** There is another battle with the same player, by this code. */
  onMet: (code: string) => void;
};

/** From the waiting for the other player to the battle's result. */
export function Meeting({ code, onAgain, onMet }: MeetingProps) {
  const { data, error, isLoading, refetch } = useLive(qrStatus, { code }, "face-to-face", {
    until: isOver,
  });
  // A rematch is over before it is shown, and the bar must not tell its result first.
  useStage(isLoading);
  if (isLoading) return <Skeleton className="h-120" />;
  if (!data) {
    const isUnknown = error instanceof CallError && error.status < 500;
    return isUnknown ? <Gone onAgain={onAgain} /> : <FailedState onRetry={refetch} />;
  }
  if (data.result)
    return (
      <BattleShow
        battle={data.result.battle}
        earned={data.result}
        rematch={
          <>
            <Rematch
              battleId={data.battleId}
              onBegun={({ battleCode }) => battleCode !== null && onMet(battleCode)}
            />
            <AddFriend battleId={data.battleId} />
          </>
        }
        onAgain={onAgain}
      />
    );
  if (isOver(data)) return <Ended status={data} onAgain={onAgain} />;
  return <WaitingMeeting code={code} status={data} onCancelled={onAgain} />;
}

type WaitingProps = { code: string; status: QrStatus; onCancelled: () => void };

function WaitingMeeting({ code, status, onCancelled }: WaitingProps) {
  const { battleId, bothPlayersReady, isCreator, expiresAt } = status;
  // It may be fought at any moment, and its result must not be in the bar before it was watched.
  useStage(bothPlayersReady);
  const cancel = useChange(cancelQrBattle, {
    touches: [qrStatus],
    onDone: onCancelled,
    refusedToast: qrBattleNotCancelled,
  });
  return (
    <Panel className="mx-auto grid max-w-lg justify-items-center gap-6 text-center">
      {bothPlayersReady && <StageStrip />}
      {isCreator && !bothPlayersReady && (
        <CodeToShow code={code} path={`/battle/qr?code=${code}`} expiresAt={expiresAt} />
      )}
      <Progress status={status} />
      {isCreator && bothPlayersReady && <Fight battleId={battleId} />}
      <Button look="ghost" {...pressFor(cancel, { battleId })}>
        Cancel Battle
      </Button>
    </Panel>
  );
}

function Progress({ status: { bothPlayersReady, isCreator, otherName } }: { status: QrStatus }) {
  const other = otherName ?? "your friend";
  return (
    <p role="status" className="flex items-center gap-3 text-lg font-bold">
      <Spinner size={20} />
      <span>
        {!bothPlayersReady && "Waiting for your friend to join."}
        {bothPlayersReady && isCreator && `${other} is here. The battle begins.`}
        {bothPlayersReady && !isCreator && `You are in. ${other} begins the battle.`}
      </span>
    </p>
  );
}

/** Both are ready: the creator's browser begins the battle by itself. */
function Fight({ battleId }: { battleId: string }) {
  const execute = useChange(executeQrBattle, {
    touches: [qrStatus],
    refusedToast: qrBattleNotFought,
  });
  const begin = useEffectEvent(() => execute.mutate({ battleId }));
  useEffect(() => begin(), []);
  return (
    execute.isError && (
      <Button onClick={() => execute.mutate({ battleId })}>
        <Swords size={20} aria-hidden /> Try Again
      </Button>
    )
  );
}

function Ended({ status: one, onAgain }: { status: QrStatus; onAgain: () => void }) {
  return one.status === "expired" ? (
    <Over Icon={Hourglass} title="The code has expired" onAgain={onAgain}>
      Nobody joined in time. Make a new code when your friend is ready.
    </Over>
  ) : (
    <Over Icon={Swords} title="The battle was called off" onAgain={onAgain}>
      {whyCalledOff(one)} Nobody has won or lost anything.
    </Over>
  );
}

function whyCalledOff({ calledOffBy, otherName }: QrStatus): string {
  if (calledOffBy === "cards") return fightRefusals.cards_gone;
  if (calledOffBy === "other") return `${otherName ?? "Your friend"} called it off.`;
  return calledOffBy === "you" ? "You called it off." : "";
}

const Gone = ({ onAgain }: { onAgain: () => void }) => (
  <Over Icon={SearchX} title="Battle not found" onAgain={onAgain}>
    There is no battle of yours with this code.
  </Over>
);

type OverProps = { Icon: LucideIcon; title: string; children: ReactNode; onAgain: () => void };

const Over = ({ onAgain, ...rest }: OverProps) => (
  <EmptyState isNews {...rest} action={<Button onClick={onAgain}>Battle Again</Button>} />
);
