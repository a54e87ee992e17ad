import * as z from "zod/mini";
import { MESSAGE_MOST, SUBJECT_MOST, writeToUser } from "#contract/messages.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import { TextAreaField, TextField } from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";
import { useChange } from "#web/lib/query.ts";
import { messageSent } from "#web/words/admin.ts";
import { touchesUser, type UserDialogProps } from "./of-user.ts";

const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, requestRemarks.nothing_written), z.maxLength(most));

const schema = z.object({ subject: words(SUBJECT_MOST), text: words(MESSAGE_MOST) });

/** Words of an admin's own to one player. */
export function WriteDialog({ user, onClose }: UserDialogProps) {
  const write = useChange(writeToUser, {
    touches: touchesUser,
    doneToast: messageSent,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Write to ${user.username}`}
      description={
        user.emailVerified
          ? "The player reads it in the game and gets it as a letter. The log keeps it."
          : "The player reads it in the game. There is no letter: the address is not confirmed. The log keeps it."
      }
      schema={schema}
      values={{ subject: "", text: "" }}
      submitLabel="Send"
      pending={write.isPending}
      error={write.error}
      onSubmit={(written) => write.mutate({ id: user.id, ...written })}
      onCancel={onClose}
    >
      <TextField name="subject" label="Subject" maxLength={SUBJECT_MOST} isRequired />
      <TextAreaField name="text" label="Message" rows={6} maxLength={MESSAGE_MOST} isRequired />
    </FormDialog>
  );
}
