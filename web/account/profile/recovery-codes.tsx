import { Printer } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getSecurity } from "#contract/security.ts";
import { invalidate } from "#web/lib/query.ts";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { codesCopied } from "#web/words/security.ts";
import styles from "./recovery-codes.module.css";

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shown this once: the server itself cannot read them any more. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const client = useQueryClient();
  // The security panel behind this dialog still shows the old codes, so closing it reloads them.
  useEffect(() => () => void invalidate(client, getSecurity), [client]);
  return (
    <Dialog
      title="Your Recovery Codes"
      description="Have you lost your phone? Each of these opens your account once. Keep them where you find them, and where others do not. We show them only now."
      onClose={onClose}
    >
      <ul className={`mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2 ${styles.paper}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3 print:hidden">
        <CopyButton text={codes.join("\n")} label="Copy" words={codesCopied} />
        <Button look="ghost" size="small" onClick={() => print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
        <Button size="small" onClick={onClose}>
          I Have Kept Them
        </Button>
      </div>
    </Dialog>
  );
}
