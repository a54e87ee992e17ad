import { useState } from "react";
import { useLocation } from "wouter";
import { currentUser } from "#contract/account.ts";
import { checkCooldown, createBonusCard } from "#contract/creation.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { DescribeBox } from "#web/shared/creation/describe-box.tsx";
import { OwnCoins, PayButton } from "#web/shared/creation/pay-button.tsx";
import { refusalOf } from "#web/shared/creation/refused.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { toast } from "#web/ui/toast.tsx";
import { bonusCardCreated, bonusCardNotCreated } from "#web/words/creation.ts";

/** Coins become one more card of the day, by the rules of the free one. */
export function BonusCreation({ onClose }: { onClose: () => void }) {
  const { data, isLoadingError, refetch } = useAnswer(checkCooldown);
  const [description, setDescription] = useState("");
  const [, navigate] = useLocation();
  const create = useChange(createBonusCard, {
    touches: [currentUser, checkCooldown],
    doneToast: bonusCardCreated,
    onDone: ({ creation }) => navigate(`/create?creation=${creation.id}`, { replace: true }),
    onRefused: (error) => {
      if (!refusalOf(error)) toast(bonusCardNotCreated(error));
    },
  });
  const submit = (price: number) => {
    const words = description.trim();
    const asked = words === "" ? {} : { description: words };
    create.mutate({ ...asked, price, watch: true });
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
        {isLoadingError && <FailedState title="The price did not load" onRetry={refetch} />}
        {data && <Price price={data.bonusPrice} pending={create.isPending} onPay={submit} />}
      </div>
    </Dialog>
  );
}

type PriceProps = { price: number | null; pending: boolean; onPay: (price: number) => void };

function Price({ price, pending, onPay }: PriceProps) {
  if (price !== null) {
    return <PayButton action="Create" {...{ price, pending }} onPay={() => onPay(price)} />;
  }
  return (
    <>
      <OwnCoins />
      <p className="font-bold">You have made all bonus cards of today. Come back tomorrow!</p>
    </>
  );
}
