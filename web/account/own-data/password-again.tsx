import { proveAgain } from "#contract/account.ts";
import { PasswordField } from "#web/account/fields.tsx";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/field.tsx";
import { notProved } from "#web/words/own-data.ts";

type PasswordAgainProps = {
  /** For ten minutes from now on, what is sensitive is open. */
  onProved: () => void;
  onClose: () => void;
};

/** The person at an open browser may not be the player, so the password is typed again. */
export function PasswordAgain({ onProved, onClose }: PasswordAgainProps) {
  const { values, field, refuse } = useTypedForm({ password: "" });
  const prove = useChange(proveAgain, {
    refusedToast: notProved,
    onRefused: refuse,
    onDone: onProved,
  });
  return (
    <Dialog
      title="Is it you?"
      description="Your file says much about you. Enter your password to load it."
      onClose={onClose}
    >
      <Form className="mt-4 space-y-4" onSend={() => prove.mutate(values)}>
        <PasswordField label="Your password" isCurrent required {...field("password")} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={prove.isPending}>
            Load the File
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
