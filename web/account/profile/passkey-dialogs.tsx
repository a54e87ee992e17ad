import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addPasskey,
  beginPasskey,
  getSecurity,
  renamePasskey,
  type PasskeyOnWire,
} from "#contract/security.ts";
import { call } from "#web/lib/call.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { makePasskey } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.tsx";
import { passkeyAdded, passkeyNotAdded, passkeyRenamed } from "#web/words/security.ts";

const NAME_MAX = 40;

export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const add = useMutation({
    async mutationFn({ name }: { name: string }) {
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
      onName={(name, options) => add.mutate({ name }, options)}
      onClose={onClose}
    />
  );
}

type RenameProps = { passkey: PasskeyOnWire; onClose: () => void };

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenameProps) {
  const rename = useChange(renamePasskey, {
    touches: [getSecurity],
    ...passkeyRenamed,
    onDone: onClose,
  });
  return (
    <NameDialog
      title="Rename the Passkey"
      start={name}
      action="Save"
      isPending={rename.isPending}
      onName={(next, options) => rename.mutate({ id, name: next }, options)}
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
  onName: (name: string, options: { onError: (error: unknown) => void }) => void;
  onClose: () => void;
};

function NameDialog({ start, action, isPending, onName, ...dialog }: NameDialogProps) {
  const { values, field, refuse } = useTypedForm({ name: start });
  const send = () => {
    onName(values.name.trim(), { onError: refuse });
  };
  return (
    <Dialog {...dialog}>
      <Form noValidate className="mt-4 grid gap-4" onSend={send}>
        <Field label="Name" maxLength={NAME_MAX} {...field("name")} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} disabled={values.name.trim() === ""}>
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
