import { currentUser } from "#contract/account.ts";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { renameCard } from "#contract/remakes.ts";
import { CREATURE_NAME_MAX } from "#game/remakes/remake.ts";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { PayButton } from "#web/shared/creation/pay-button.tsx";
import { Refused, refusalOf } from "#web/shared/creation/refused.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { creatureRenamed } from "#web/words/creation.ts";
import { collectionReads } from "#web/collection/api.ts";

type RenameDialogProps = { owned: OwnedCardOnWire; price: number; onClose: () => void };

export function RenameDialog({ owned, price, onClose }: RenameDialogProps) {
  const { id, card } = owned;
  const { values, field, refuse } = useTypedForm({ name: card.name });
  const rename = useChange(renameCard, {
    touches: [currentUser, ...collectionReads],
    ...creatureRenamed,
    onDone: onClose,
    onRefused: refuse,
  });
  const refusal = refusalOf(rename.error);
  const pay = () => {
    const name = values.name.trim();
    if (name !== "" && !rename.isPending) rename.mutate({ id, name, price });
  };
  return (
    <Dialog
      title="New Name"
      description="Everybody will see it, and the story of your creature will use it, too."
      onClose={onClose}
    >
      <Form noValidate className="mt-5 space-y-5" onSend={pay}>
        <Field label="Name" maxLength={CREATURE_NAME_MAX} {...field("name")} />
        {refusal && (
          <Refused refusal={{ ...refusal, suggestions: [] }} text={values.name} onTake={() => {}} />
        )}
        <PayButton action="Rename" price={price} pending={rename.isPending} onPay={pay} />
      </Form>
    </Dialog>
  );
}
