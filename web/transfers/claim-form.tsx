import { useQueryClient } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { useState, type ReactNode } from "react";
import { claimTransfer } from "#contract/transfers.ts";
import { plainCode } from "#game/lib/codes.ts";
import { TRANSFER_CODE_LENGTH } from "#game/transfers/transfer.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { CodeForm } from "#web/shared/codes/code-form.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { received } from "#web/words/trade.ts";
import { transferReads } from "./api.ts";

const Received = lazily(() => import("./received.tsx"), "Received");

type ClaimFormProps = {
  /** The code of the link that led here. */
  given?: string | undefined;
  look?: "gold" | "ghost" | undefined;
  /** Why the code is typed and not scanned. */
  hint?: string | undefined;
  /** Beside the button. */
  children?: ReactNode;
  /** The card is there, and has been looked at. */
  onDone?: (() => void) | undefined;
};

/** Receives the card behind a code. Nothing happens before the player says so. */
export function ClaimForm({ given = "", look, hint, children, onDone }: ClaimFormProps) {
  const [code, setCode] = useState(() => plainCode(given).slice(0, TRANSFER_CODE_LENGTH));
  const client = useQueryClient();
  const claim = useChange(claimTransfer, {
    ...received,
    // The card is celebrated at once; the lists that it belongs to may come later.
    onDone: () => void invalidate(client, ...transferReads),
  });
  const close = () => {
    claim.reset();
    setCode("");
    onDone?.();
  };
  return (
    <>
      <CodeForm
        label="Gift code"
        value={code}
        onChange={setCode}
        maxLength={TRANSFER_CODE_LENGTH}
        placeholder="6 letters and digits"
        hint={hint}
        Icon={Gift}
        action="Claim Card"
        look={look}
        disabled={code.trim() === ""}
        pending={claim.isPending}
        onSubmit={() => claim.mutate({ transferCode: code.trim() })}
      >
        {children}
      </CodeForm>
      {claim.data && <Received claimed={claim.data} onClose={close} />}
    </>
  );
}
