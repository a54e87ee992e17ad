import { useState } from "react";
import { useLocation } from "wouter";
import { currentUser } from "#contract/account.ts";
import { checkCooldown, createBonusCard } from "#contract/creation.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { DescribeBox } from "#web/shared/creation/describe-box.tsx";
import { OwnCoins, PayButton } from "#web/shared/creation/pay-button.tsx";
import { refusalOf } from "#web/shared/creation/refused.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { bonusCardCreated, bonusCardNotCreated } from "#web/words/creation.ts";

/** Coins become one more card of the day, by the rules of the free one. */
export function BonusCreation({ onClose }: { onClose: () => void }) {
  const price = useAnswer(checkCooldown).data?.bonusPrice ?? null;
  const [description, setDescription] = useState("");
  const [, navigate] = useLocation();
  const create = useChange(createBonusCard, {
    touches: [currentUser, checkCooldown],
    doneToast: ({ message }) => bonusCardCreated(message),
    onDone: ({ creation }) => navigate(`/create?creation=${creation.id}`, { replace: true }),
    onRefused: (error) => {
      if (!refusalOf(error)) toast(bonusCardNotCreated(error));
    },
  });
  const submit = () => {
    const words = description.trim();
    const asked = words === "" ? {} : { description: words };
    if (price !== null) create.mutate({ ...asked, price, watch: true });
  };
  return (
    <Dialog
      title="Create a Bonus Card"
      description="One more card of your own today, as strong as a free one."
      onClose={onClose}
    >
      <div className="mt-5 space-y-5">
        <DescribeBox
          {...{ description, refusal: refusalOf(create.error) }}
          onChange={setDescription}
        />
        {price === null ? (
          <>
            <OwnCoins />
            <p className="font-bold">You have made all bonus cards of today. Come back tomorrow!</p>
          </>
        ) : (
          <PayButton action="Create" price={price} pending={create.isPending} onPay={submit} />
        )}
      </div>
    </Dialog>
  );
}
