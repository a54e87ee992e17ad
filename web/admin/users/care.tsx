import { useState } from "react";
import { signOutUser } from "#contract/admin.ts";
import { WhyDialog } from "#web/admin/forms/why-dialog.tsx";
import { NewGrant } from "#web/admin/grants/new-grant.tsx";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { userSignedOut } from "#web/words/admin.ts";
import { touchesUser, type UserDialogProps } from "./of-user.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { WriteDialog } from "./write-dialog.tsx";

const dialogs = {
  "Sign Out Everywhere": SignOutDialog,
  Write: WriteDialog,
  Gift: GiftDialog,
  Refund: RefundDialog,
} satisfies Record<string, (props: UserDialogProps) => unknown>;

type Care = keyof typeof dialogs;

/** What can be done for one player whose account is open. */
export function Care({ user }: Pick<UserDialogProps, "user">) {
  const [open, setOpen] = useState<Care | null>(null);
  const Asked = open && dialogs[open];
  return (
    <>
      {(Object.keys(dialogs) as Care[]).map((label) => (
        <Button
          key={label}
          look="ghost"
          disabled={user.deletedAt !== null}
          onClick={() => setOpen(label)}
        >
          {label}
        </Button>
      ))}
      {Asked && <Asked user={user} onClose={() => setOpen(null)} />}
    </>
  );
}

function SignOutDialog({ user, onClose }: UserDialogProps) {
  const signOut = useChange(signOutUser, {
    touches: touchesUser,
    ...userSignedOut,
    onDone: onClose,
  });
  return (
    <WhyDialog
      title={`Sign ${user.username} out everywhere?`}
      description="All browsers of the account are signed out at once. The password stays as it is."
      confirmLabel="Sign Out"
      pending={signOut.isPending}
      onConfirm={(why) => signOut.mutate({ id: user.id, why })}
      onClose={onClose}
    />
  );
}

function GiftDialog({ user, onClose }: UserDialogProps) {
  return <NewGrant names={user.username} onClose={onClose} />;
}
