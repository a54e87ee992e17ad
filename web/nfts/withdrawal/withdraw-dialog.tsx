import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { beginWithdrawal, type WithdrawalOnWire } from "#contract/nfts.ts";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { nftReads, useWithdrawals } from "#web/nfts/api.ts";
import { Address } from "#web/shared/wallet/address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { notWithdrawn } from "#web/words/withdrawal.ts";
import { ChooseWallet } from "./choose-wallet.tsx";
import type { WalletProof } from "./prove-wallet.ts";
import { Withdrawal } from "./withdrawal.tsx";

type WithdrawDialogProps = { owned: OwnedCardOnWire; onClose: () => void };

/** What it means, which wallet, the wallet's signature, the password; then it waits its time. */
export function WithdrawDialog({ owned, onClose }: WithdrawDialogProps) {
  const { id: userCardId, card } = owned;
  const [hasRead, setRead] = useState(false);
  const [proof, setProof] = useState<WalletProof | null>(null);
  const leave = useChange(beginWithdrawal, { touches: nftReads, refusedToast: notWithdrawn });
  if (leave.data)
    return (
      <Dialog
        title={`${card.name} is leaving`}
        description="Until it leaves you can cancel that, here or in your wallet."
        onClose={onClose}
      >
        <div className="mt-4">
          <Begun withdrawal={leave.data.withdrawal} />
        </div>
        <div className="mt-5 flex justify-end">
          <Button onClick={onClose}>All Right</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={`Withdraw ${card.name}?`} closable={!leave.isPending} onClose={onClose}>
      {!hasRead ? (
        <WhatItMeans onGoOn={() => setRead(true)} onClose={onClose} />
      ) : proof === null ? (
        <ChooseWallet userCardId={userCardId} onProved={setProof} onClose={onClose} />
      ) : (
        <Password
          address={proof.address}
          isPending={leave.isPending}
          onEnter={(typed, options) => leave.mutate({ userCardId, ...proof, ...typed }, options)}
          onBack={() => setProof(null)}
        />
      )}
    </Dialog>
  );
}

function Begun({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const known = useWithdrawals().data?.find(({ id }) => id === withdrawal.id);
  return <Withdrawal withdrawal={known ?? withdrawal} />;
}

type WhatItMeansProps = { onGoOn: () => void; onClose: () => void };

function WhatItMeans({ onGoOn, onClose }: WhatItMeansProps) {
  return (
    <>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        <li>The card goes to a wallet that is only yours. Taleborn has no key to it.</li>
        <li>
          While it is there it cannot play, be traded or sold in the game. Send it back to your
          address here, and it plays again.
        </li>
        <li>It leaves after a waiting time. Until then you can cancel it.</li>
        <li>Once it has left, nobody but the owner of that wallet can bring it back.</li>
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="ghost" onClick={onClose}>
          Keep It Here
        </Button>
        <Button onClick={onGoOn}>Choose a Wallet</Button>
      </div>
    </>
  );
}

type PasswordProps = {
  address: string;
  isPending: boolean;
  onEnter: (typed: { password: string }, options: { onError: (error: unknown) => void }) => void;
  onBack: () => void;
};

function Password({ address, isPending, onEnter, onBack }: PasswordProps) {
  const { values, field, refuse } = useTypedForm({ password: "" });
  return (
    <Form className="mt-4 space-y-4" onSend={() => onEnter(values, { onError: refuse })}>
      <div>
        <p className="mb-1.5 font-bold">It goes to</p>
        <Address>{address}</Address>
      </div>
      <Field
        label="Your password"
        type="password"
        required
        autoComplete="current-password"
        hint="The one of your Taleborn account."
        {...field("password")}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" disabled={isPending} onClick={onBack}>
          Another Wallet
        </Button>
        <Button type="submit" pending={isPending} disabled={values.password === ""}>
          Withdraw
        </Button>
      </div>
    </Form>
  );
}
