import { useState } from "react";
import { deleteAnyCard, type AnyCardOnWire } from "#contract/admin-collection.ts";
import { WhyDialog } from "#web/admin/forms/why-dialog.tsx";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { cardDeleted } from "#web/words/records.ts";
import { EditCardDialog, touchesCards } from "./card-form.tsx";

/** A dialog stays about the version that was seen when it opened, also when the list is read again. */
type Open = { kind: "edit" | "delete"; seen: AnyCardOnWire };

type CardActionsProps = { card: AnyCardOnWire; onView: (card: AnyCardOnWire) => void };

/** What can be done with one card. */
export function CardActions({ card, onView }: CardActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const show = (kind: Open["kind"]) => setOpen({ kind, seen: card });
  const close = () => setOpen(null);
  const { name } = card;
  return (
    <span className="flex justify-end gap-2">
      <Button look="ghost" size="small" aria-label={`View ${name}`} onClick={() => onView(card)}>
        View
      </Button>
      <Button look="ghost" size="small" aria-label={`Edit ${name}`} onClick={() => show("edit")}>
        Edit
      </Button>
      <Button
        look="danger"
        size="small"
        aria-label={`Delete ${name}`}
        disabled={card.archivedAt !== null}
        onClick={() => show("delete")}
      >
        Delete
      </Button>
      {open?.kind === "edit" && <EditCardDialog card={open.seen} onClose={close} />}
      {open?.kind === "delete" && <DeleteCardDialog card={open.seen} onClose={close} />}
    </span>
  );
}

function DeleteCardDialog({ card, onClose }: { card: AnyCardOnWire; onClose: () => void }) {
  const remove = useChange(deleteAnyCard, {
    touches: touchesCards,
    ...cardDeleted,
    onDone: onClose,
  });
  const { user_count: owners } = card;
  return (
    <WhyDialog
      title={`Delete ${card.name}?`}
      description={
        owners === 0
          ? "Nobody has this card. A creature of the game goes out of packs and gallery."
          : `${owners === 1 ? "One player has" : `${owners.toLocaleString("en")} players have`} this card and will keep it. Nobody gets another one, and all deals with it end.`
      }
      confirmLabel="Delete"
      look="danger"
      pending={remove.isPending}
      onConfirm={(why) => remove.mutate({ id: card.id, why, version: card.version })}
      onClose={onClose}
    />
  );
}
