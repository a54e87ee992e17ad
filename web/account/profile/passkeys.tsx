import { KeyRound } from "lucide-react";
import { useState } from "react";
import { getSecurity, removePasskey, type PasskeyOnWire } from "#contract/security.ts";
import { momentOf } from "#web/lib/own-time.ts";
import { useChange } from "#web/lib/query.ts";
import { canUsePasskeys } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { passkeyRemoved } from "#web/words/security.ts";
import { NewPasskeyDialog, RenamePasskeyDialog } from "./passkey-dialogs.tsx";

type Open = { what: "new" } | { what: "rename" | "remove"; passkey: PasskeyOnWire } | null;

/** Devices that open the account by a finger, a face or a PIN. */
export function Passkeys({ passkeys }: { passkeys: readonly PasskeyOnWire[] }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Panel title="Passkeys">
      <p className="text-muted">
        With a passkey you sign in by your finger, your face or a PIN, and without a password. It
        stays on your device.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Named passkey={passkey} />
            <Button
              look="ghost"
              size="small"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setOpen({ what: "rename", passkey })}
            >
              Rename
            </Button>
            <Button
              look="ghost"
              size="small"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => setOpen({ what: "remove", passkey })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {passkeys.length === 0 && <p className="mt-3 font-bold">You have none yet.</p>}
      {canUsePasskeys() ? (
        <Button className="mt-4" onClick={() => setOpen({ what: "new" })}>
          Add a Passkey
        </Button>
      ) : (
        <p className="mt-4 text-sm text-muted">This browser cannot make passkeys here.</p>
      )}
      {open?.what === "new" && <NewPasskeyDialog onClose={close} />}
      {open?.what === "rename" && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.what === "remove" && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </Panel>
  );
}

const Named = ({ passkey: { name, madeAt, lastUsedAt } }: { passkey: PasskeyOnWire }) => (
  <div className="flex min-w-52 grow basis-0 items-center gap-4">
    <KeyRound size={26} aria-hidden className="text-violet" />
    <div className="min-w-0">
      <p className="font-bold break-words">{name}</p>
      <p className="text-sm text-muted">
        Added {momentOf(madeAt)}
        {lastUsedAt && `, last used ${momentOf(lastUsedAt)}`}
      </p>
    </div>
  </div>
);

type RemoveProps = { passkey: PasskeyOnWire; onClose: () => void };

function RemovePasskey({ passkey, onClose }: RemoveProps) {
  const remove = useChange(removePasskey, {
    touches: [getSecurity],
    ...passkeyRemoved,
    onDone: onClose,
    onRefused: onClose,
  });
  return (
    <ConfirmDialog
      title={`Remove ${passkey.name}?`}
      description="It does not open your account any more. You can delete it on your device as well."
      confirmLabel="Remove"
      look="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: passkey.id })}
      onClose={onClose}
    />
  );
}
