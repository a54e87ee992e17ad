import { useState } from "react";
import { endSuspension, suspendUser } from "#contract/suspensions.ts";
import { suspensionRemarks } from "#texts/en/suspensions.ts";
import { WhyDialog } from "#web/admin/forms/why-dialog.tsx";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Field, TextArea } from "#web/ui/field.tsx";
import { suspended, suspensionEnded } from "#web/words/admin.ts";
import { touchesUser, type UserDialogProps } from "./of-user.ts";

/** Closes one account for a while, and opens it before its time. */
export function Suspension({ user }: Pick<UserDialogProps, "user">) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Asked = user.suspension ? EndDialog : SuspendDialog;
  return (
    <>
      <Button
        look={user.suspension ? "ghost" : "danger"}
        disabled={user.role === "admin" || user.deletedAt !== null}
        onClick={() => setOpen(true)}
      >
        {user.suspension ? "End the Suspension" : "Suspend"}
      </Button>
      {isOpen && <Asked user={user} onClose={close} />}
    </>
  );
}

/** What stands in the field, by the admin's own clock, as a moment. */
const momentOf = (local: string): string | null =>
  Number.isNaN(Date.parse(local)) ? null : new Date(local).toISOString();

function SuspendDialog({ user, onClose }: UserDialogProps) {
  const [why, setWhy] = useState("");
  const [local, setLocal] = useState("");
  const [isPressed, setPressed] = useState(false);
  const suspend = useChange(suspendUser, {
    touches: touchesUser,
    ...suspended,
    onDone: onClose,
  });
  const until = momentOf(local);
  const send = () => {
    setPressed(true);
    if (why.trim() !== "" && until !== null) suspend.mutate({ id: user.id, why, until });
  };
  return (
    <ConfirmDialog
      title={`Suspend ${user.username}?`}
      description="The player is signed out everywhere and can do nothing but read why, take their data away or delete the account. What they have offered to others ends. It opens again by itself."
      confirmLabel="Suspend"
      look="danger"
      pending={suspend.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        <TextArea
          label="Why?"
          hint="The player reads it, and the log keeps it."
          rows={2}
          maxLength={500}
          isRequired
          value={why}
          error={isPressed && why.trim() === "" ? suspensionRemarks.no_why : undefined}
          onChange={({ target }) => setWhy(target.value)}
        />
        <Field
          type="datetime-local"
          label="Until when?"
          isRequired
          value={local}
          error={isPressed && until === null ? "Please say until when." : undefined}
          onChange={({ target }) => setLocal(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

function EndDialog({ user, onClose }: UserDialogProps) {
  const end = useChange(endSuspension, {
    touches: touchesUser,
    ...suspensionEnded,
    onDone: onClose,
  });
  return (
    <WhyDialog
      title={`End the suspension of ${user.username}?`}
      description="The player can play again at once, and is told."
      confirmLabel="End It"
      pending={end.isPending}
      onConfirm={(why) => end.mutate({ id: user.id, why })}
      onClose={onClose}
    />
  );
}
