import { QrCode } from "lucide-react";
import { useState } from "react";
import type { TransferOnWire } from "#contract/transfers.ts";
import { ClaimForm } from "./claim-form.tsx";
import { useGenerate } from "./api.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { codeGenerated, codeNotGenerated } from "#web/words/trade.ts";

const TransferDialog = lazily(() => import("./transfer-dialog.tsx"), "TransferDialog");

type TransferSectionProps = {
  ownedCardId: string;
  name: string;
  /** The code that waits for a friend; null when there is none. */
  open: TransferOnWire | null;
};

/** Giving the card to a friend by a code, and receiving one in the same way. */
export function TransferSection({ ownedCardId, name, open }: TransferSectionProps) {
  const [shown, setShown] = useState<TransferOnWire | null>(null);
  const generate = useGenerate({
    onDone: (made) => {
      toast(codeGenerated);
      setShown(made);
    },
    onRefused: (error) => toast(codeNotGenerated(error)),
  });
  const renew = () => generate.mutate(ownedCardId);
  return (
    <Panel title="Transfer">
      <p className="mb-4 flex items-start gap-3">
        <QrCode size={28} aria-hidden className="mt-1 flex-none text-violet" />
        <span className="min-w-0">
          {open
            ? `A code for ${name} is waiting for your friend. Until it is used, the card is set aside.`
            : `Give ${name} to a friend: you show a code, they scan or type it, and the card is theirs.`}
        </span>
      </p>
      {open ? (
        <Button look="ghost" onClick={() => setShown(open)}>
          Show the Code
        </Button>
      ) : (
        <OpenButton needs="gifts" look="ghost" pending={generate.isPending} onClick={renew}>
          Generate Code
        </OpenButton>
      )}
      <h3 className="mt-6 mb-3 border-t border-line pt-5 font-display text-xl">
        Do you have a code from a friend?
      </h3>
      <ClaimForm look="ghost" />
      {shown && (
        <TransferDialog
          transfer={open ?? shown}
          isOpen={open !== null}
          isRenewing={generate.isPending}
          onRenew={renew}
          onClose={() => setShown(null)}
        />
      )}
    </Panel>
  );
}
