import { currentUser } from "#contract/account.ts";
import { deleteChild, listChildren, type ChildOnWire } from "#contract/family.ts";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { childDeleted } from "#web/words/family.ts";

type DeleteChildProps = { child: ChildOnWire; onClose: () => void };

/** Asks for the child's name, which is not typed by mistake, and for the password. */
export function DeleteChild({ child: { id, name }, onClose }: DeleteChildProps) {
  const { values, field, refuse } = useTypedForm({ name: "", password: "" });
  const remove = useChange(deleteChild, {
    touches: [listChildren, currentUser],
    ...childDeleted,
    onRefused: refuse,
    onDone: onClose,
  });
  return (
    <Dialog
      title={`Delete the account of ${name}?`}
      description="Its creatures, coins and everything that was written are gone for good. Nobody can bring them back."
      onClose={onClose}
    >
      <Form className="mt-4 space-y-4" onSend={() => remove.mutate({ id, ...values })}>
        <Field label={`Type ${name}`} required autoComplete="off" {...field("name")} />
        <Field
          label="Your own password"
          type="password"
          required
          autoComplete="current-password"
          {...field("password")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={onClose}>
            Keep the Account
          </Button>
          <Button look="danger" type="submit" pending={remove.isPending}>
            Delete for Good
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
