import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import {
  addPasskey,
  beginPasskey,
  getSecurity,
  renamePasskey,
  type PasskeyOnWire,
} from "#contract/security.ts";
import { call } from "#web/lib/call.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { makePasskey } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.tsx";
import { notChanged, passkeyAdded, passkeyNotAdded, passkeyRenamed } from "#web/words/security.ts";

const NAME_MAX = 40;

export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const add = useMutation({
    async mutationFn(name: string) {
      const { options } = await call(beginPasskey, {});
      await call(addPasskey, { name, passkey: await makePasskey(options) });
    },
    async onSuccess() {
      await invalidate(client, getSecurity);
      toast(passkeyAdded);
      onClose();
    },
    onError: (error) => toast(passkeyNotAdded(error)),
  });
  return (
    <NameDialog
      title="Add a Passkey"
      description="Give it a name, so that you know later which device it is."
      start="My device"
      action="Add"
      isPending={add.isPending}
      onName={add.mutate}
      onClose={onClose}
    />
  );
}

type RenameProps = { passkey: PasskeyOnWire; onClose: () => void };

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenameProps) {
  const rename = useChange(renamePasskey, {
    touches: [getSecurity],
    doneToast: passkeyRenamed,
    refusedToast: notChanged,
    onDone: onClose,
  });
  return (
    <NameDialog
      title="Rename the Passkey"
      start={name}
      action="Save"
      isPending={rename.isPending}
      onName={(next) => rename.mutate({ id, name: next })}
      onClose={onClose}
    />
  );
}

type NameDialogProps = {
  title: string;
  description?: string;
  start: string;
  action: string;
  isPending: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

function NameDialog({ start, action, isPending, onName, ...dialog }: NameDialogProps) {
  const [name, setName] = useState(start);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onName(name.trim());
  };
  return (
    <Dialog {...dialog}>
      <form noValidate className="mt-4 grid gap-4" onSubmit={send}>
        <Field
          label="Name"
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} disabled={name.trim() === ""}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
