import { cancelWithdrawal, lookForCard, type WithdrawalOnWire } from "#contract/nfts.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { nftReads } from "#web/nfts/api.ts";
import { timeLeft, useNow } from "#web/shared/times.ts";
import { shortAddress } from "#web/shared/wallet/address.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { cameBack, notBackYet, notLooked, withdrawalCancelled } from "#web/words/withdrawal.ts";

type State = WithdrawalOnWire["state"];

const states: Record<State, { label: string; tone: "plain" | "good" | "warn" | "bad" }> = {
  waiting: { label: "Waiting", tone: "warn" },
  sending: { label: "On its way", tone: "warn" },
  outside: { label: "In an outside wallet", tone: "plain" },
  returned: { label: "Came back", tone: "good" },
  cancelled: { label: "Cancelled", tone: "plain" },
  failed: { label: "Did not work", tone: "bad" },
};

/** One card that leaves the game, or has left it. */
export function Withdrawal({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const { cardName, mint, address, state } = withdrawal;
  const { label, tone } = states[state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line bg-surface p-3">
      <div className="min-w-[min(14rem,100%)] grow basis-0">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink href={`/nft/${mint}`} className="inline-flex min-h-6 items-center">
            {cardName}
          </TextLink>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm text-muted">
          To <code>{shortAddress(address)}</code>
          <When withdrawal={withdrawal} />
        </p>
      </div>
      {state === "waiting" && <Cancel withdrawal={withdrawal} />}
      {state === "outside" && <LookAgain withdrawal={withdrawal} />}
    </div>
  );
}

function When({ withdrawal: { state, leavesAt, at } }: { withdrawal: WithdrawalOnWire }) {
  const nowMs = useNow();
  if (state !== "waiting")
    return <> · {new Date(at).toLocaleDateString("en", { dateStyle: "medium" })}</>;
  if (Date.parse(leavesAt) <= nowMs) return <> · leaves in a moment</>;
  return <> · {timeLeft(leavesAt, nowMs)} before it leaves</>;
}

function Cancel({ withdrawal: { id, cardName } }: { withdrawal: WithdrawalOnWire }) {
  const cancel = useChange(cancelWithdrawal, {
    touches: nftReads,
    ...withdrawalCancelled(cardName),
  });
  return (
    <Button
      look="ghost"
      size="small"
      aria-label={`Cancel: ${cardName}`}
      {...pressFor(cancel, { id })}
    >
      Cancel
    </Button>
  );
}

/** The game looks by itself now and then; a player who has just sent the NFT need not wait. */
function LookAgain({ withdrawal: { id, cardName } }: { withdrawal: WithdrawalOnWire }) {
  const look = useChange(lookForCard, {
    touches: nftReads,
    refusedToast: notLooked,
    onDone: ({ withdrawal: { state } }) =>
      toast(state === "returned" ? cameBack(cardName) : notBackYet(cardName)),
  });
  return (
    <Button
      look="ghost"
      size="small"
      aria-label={`Look Again: ${cardName}`}
      {...pressFor(look, { id })}
    >
      Look Again
    </Button>
  );
}
