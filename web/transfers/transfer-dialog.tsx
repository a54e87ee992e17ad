import { Hourglass } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { cancelTransfer, type TransferOnWire } from "#contract/transfers.ts";
import { invalidate, pressFor, useChange } from "#web/lib/query.ts";
import { CodeToShow } from "#web/shared/codes/code-to-show.tsx";
import { transferReads } from "./api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { takenBack } from "#web/words/trade.ts";

export type TransferDialogProps = {
  transfer: TransferOnWire;
  /** False once the code has run out. */
  isOpen: boolean;
  isRenewing: boolean;
  onRenew: () => void;
  onClose: () => void;
};

/** The code of a card that is being given away, until a friend has claimed it. */
export function TransferDialog(props: TransferDialogProps) {
  const { transfer, isOpen, isRenewing, onRenew, onClose } = props;
  const { card, transferCode, qrCodeUrl, expiresAt } = transfer;
  const back = useChange(cancelTransfer, {
    touches: transferReads,
    ...takenBack(card.name),
    onDone: onClose,
  });
  useAskingAt(expiresAt);
  return (
    <Dialog
      title={`Give ${card.name} to a Friend`}
      description="Your friend scans the picture, or types the code on their Trade page."
      onClose={onClose}
    >
      <div className="mt-5 grid justify-items-center gap-5">
        {isOpen ? (
          <>
            <CodeToShow code={transferCode} pictureUrl={qrCodeUrl} expiresAt={expiresAt} />
            <p role="status" className="flex items-center gap-3 font-bold">
              <Spinner size={20} /> Waiting for your friend.
            </p>
          </>
        ) : (
          <EmptyState isNews Icon={Hourglass} title="The code has run out">
            Nobody claimed {card.name}, so it is with you again.
          </EmptyState>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            look={isOpen ? "ghost" : "gold"}
            pending={isRenewing}
            disabled={back.isPending}
            onClick={onRenew}
          >
            New Code
          </Button>
          {isOpen && (
            <Button look="ghost" disabled={isRenewing} {...pressFor(back, { code: transferCode })}>
              Take It Back
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Between two clocks a moment may pass until the server, too, says that it is over. */
const CLOCKS_APART_MS = 1_500;
/** A browser's clock may be wrong by years, which is more than its timers can count. */
const AT_MOST_MS = 3_600_000;

/** Nothing is pushed to a screen whose connection is away, so it asks when the time is over. */
function useAskingAt(expiresAt: string) {
  const client = useQueryClient();
  const ask = useEffectEvent(() => void invalidate(client, ...transferReads));
  useEffect(() => {
    const restMs = Date.parse(expiresAt) - Date.now() + CLOCKS_APART_MS;
    const waitMs = Math.min(Math.max(restMs, CLOCKS_APART_MS), AT_MOST_MS);
    const timer = setTimeout(() => ask(), waitMs);
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
