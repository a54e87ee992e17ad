import { currentUser } from "#contract/account.ts";
import { leaveChild, listChildren, type ChildOnWire } from "#contract/family.ts";
import { ANSWER_DAYS } from "#game/family/approval.ts";
import { useChange } from "#web/lib/query.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { yesTakenBack } from "#web/words/family.ts";

type LeaveChildProps = { child: ChildOnWire; onClose: () => void };

/** A yes is taken back as easily as it was given. */
export function LeaveChild({ child, onClose }: LeaveChildProps) {
  const leave = useChange(leaveChild, {
    touches: [listChildren, currentUser],
    ...yesTakenBack,
    onDone: onClose,
    onRefused: onClose,
  });
  return (
    <ConfirmDialog
      title={`Take back your yes for ${child.name}?`}
      description={whatFollows(child)}
      confirmLabel="Take It Back"
      look="danger"
      pending={leave.isPending}
      onConfirm={() => leave.mutate({ id: child.id })}
      onClose={onClose}
    />
  );
}

function whatFollows({ name, sharedWith, band }: ChildOnWire): string {
  if (sharedWith !== null) return `${sharedWith} goes on looking after ${name}, and you do not.`;
  if (band !== "child") return `Nobody looks after ${name} then, and what you have set ends.`;
  return `Everything that needs a parent closes for ${name} at once. Without another yes within ${ANSWER_DAYS} days, we erase what ${name} has entered.`;
}
