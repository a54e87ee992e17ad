import { useState, type ReactNode } from "react";
import { exportKey, listFormerWallets, showFormerKey, walletInfo } from "#contract/wallet.ts";
import { listWithdrawals } from "#contract/nfts.ts";
import { collectionReads } from "#web/collection/api.ts";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { Tick } from "#web/shared/card-chooser/tick.tsx";
import { Address, shortAddress } from "#web/shared/wallet/address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { copied } from "#web/words/sharing.ts";
import { keyNotTaken } from "#web/words/nft.ts";

/** Asks for the password, and then shows the key. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const take = useChange(exportKey, {
    touches: [walletInfo, listFormerWallets, listWithdrawals, ...collectionReads],
    refusedToast: keyNotTaken,
  });
  if (take.data) {
    const { cardsGone } = take.data;
    return (
      <Key {...take.data} onClose={onClose}>
        {cardsGone === 1 ? "1 NFT card has" : `${cardsGone} NFT cards have`} left the game. A new
        wallet is yours here.
      </Key>
    );
  }
  return (
    <Dialog
      title="Take the private key?"
      description="All your NFT cards leave the game with it. That cannot be taken back."
      closable={!take.isPending}
      onClose={onClose}
    >
      <Password isPending={take.isPending} onEnter={take.mutate} onClose={onClose} />
    </Dialog>
  );
}

/** The key of a wallet that the player has taken before: it may not have reached them. */
export function FormerKeyDialog({
  publicKey,
  onClose,
}: {
  publicKey: string;
  onClose: () => void;
}) {
  const show = useChange(showFormerKey, { refusedToast: keyNotTaken });
  if (show.data) {
    return (
      <Key {...show.data} onClose={onClose}>
        It opens the wallet {shortAddress(publicKey)}.
      </Key>
    );
  }
  return (
    <Dialog
      title="Show this key again?"
      description="Make sure that nobody else can see your screen."
      closable={!show.isPending}
      onClose={onClose}
    >
      <Password
        isPending={show.isPending}
        onEnter={(typed, options) => show.mutate({ publicKey, ...typed }, options)}
        onClose={onClose}
      />
    </Dialog>
  );
}

type PasswordProps = {
  isPending: boolean;
  onEnter: (typed: { password: string }, options: { onError: (error: unknown) => void }) => void;
  onClose: () => void;
};

function Password({ isPending, onEnter, onClose }: PasswordProps) {
  const { values, field, refuse } = useTypedForm({ password: "" });
  return (
    <Form className="mt-4 space-y-4" onSend={() => onEnter(values, { onError: refuse })}>
      <Field
        label="Your password"
        type="password"
        required
        autoComplete="current-password"
        {...field("password")}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" disabled={isPending} onClick={onClose}>
          Keep It Here
        </Button>
        <Button look="danger" type="submit" pending={isPending} disabled={values.password === ""}>
          Show the Key
        </Button>
      </div>
    </Form>
  );
}

type KeyProps = { base58: string; json: string; children: ReactNode; onClose: () => void };

function Key({ base58, json, children, onClose }: KeyProps) {
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      title="Your private key"
      description="Keep it where nobody else can read it."
      closable={false}
      onClose={onClose}
    >
      <div className="mt-4 space-y-4">
        <p>{children}</p>
        <KeyText title="For wallet apps" text={base58} />
        <KeyText title="For Solana's own tools" text={json} />
        <Tick type="checkbox" checked={isKept} onChange={setKept}>
          I have kept it in a safe place
        </Tick>
        <div className="flex justify-end">
          <Button disabled={!isKept} onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function KeyText({ title, text }: { title: string; text: string }) {
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <b>{title}</b>
        <CopyButton text={text} label="Copy" words={copied} />
      </p>
      <div className="max-h-28 overflow-y-auto" tabIndex={0} role="group" aria-label={title}>
        <Address>{text}</Address>
      </div>
    </div>
  );
}
