import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { proveAgain } from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { DAYS_AFTER_CLOSING } from "#game/nfts/withdrawal.ts";
import { RETURN_DAYS } from "#game/own-data/leaving.ts";
import { PasswordField } from "#web/account/fields.tsx";
import { call } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { logOut } from "#web/lib/session.tsx";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { toast, toastAfterReload } from "#web/ui/toast.tsx";
import { accountDeleted, accountNotDeleted, notProved } from "#web/words/own-data.ts";

type DeleteAccountProps = { username: string; nfts: number; onClose: () => void };

/** Asks for the username, which is not typed by mistake, and for the password. */
export function DeleteAccount({ username, nfts, onClose }: DeleteAccountProps) {
  const { values, field, refuse } = useTypedForm({ username: "", password: "" });
  const [givesUpNfts, setGivesUpNfts] = useState(false);
  const remove = useDeletion(refuse);
  return (
    <Dialog
      title="Delete your account?"
      description={`You are signed out everywhere, and what you offer to others comes to an end. For ${RETURN_DAYS} days you can bring everything back by signing in. Then your name, your address and your words are erased, and your cards and coins are gone.`}
      onClose={onClose}
    >
      <Form className="mt-4 space-y-4" onSend={() => remove.mutate({ ...values, givesUpNfts })}>
        {nfts > 0 && <Nfts {...{ nfts, givesUpNfts, setGivesUpNfts }} />}
        <Field label={`Type ${username}`} required autoComplete="off" {...field("username")} />
        <PasswordField label="Your password" isCurrent required {...field("password")} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={onClose}>
            Keep My Account
          </Button>
          <Button look="danger" type="submit" pending={remove.isPending}>
            Delete My Account
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** First the proof, then the deed. */
function useDeletion(refuse: (error: unknown) => void) {
  const client = useQueryClient();
  const remove = useChange(deleteOwnAccount, {
    refusedToast: accountNotDeleted,
    onRefused: refuse,
    onDone: ({ message }) => {
      // Nothing of the account stays in this browser, and then these words.
      void logOut(client, "/login");
      toastAfterReload(accountDeleted(message));
    },
  });
  const prove = useMutation({
    async mutationFn({ password, ...input }: InputOf<typeof deleteOwnAccount> & Proof) {
      await call(proveAgain, { password });
      remove.mutate(input);
    },
    onError(error) {
      toast(notProved(error));
      refuse(error);
    },
  });
  const isPending = prove.isPending || remove.isPending || remove.isSuccess;
  return { mutate: prove.mutate, isPending };
}

type Proof = { password: string };

type NftsProps = { nfts: number; givesUpNfts: boolean; setGivesUpNfts: (is: boolean) => void };

/** NFTs in the game wallet are lost when the account is erased. */
const Nfts = ({ nfts, givesUpNfts, setGivesUpNfts }: NftsProps) => (
  <div className="space-y-2">
    <p className="font-bold">
      {nfts === 1 ? "1 of your cards is an NFT" : `${nfts} of your cards are NFTs`} in your game
      wallet. When your account is erased, you cannot withdraw them any more. For{" "}
      {DAYS_AFTER_CLOSING} days from now the people who run the game can still send them to a wallet
      of yours, if you ask them.
    </p>
    <p>
      To keep them, first withdraw them on <TextLink href="/wallet">your wallet's page</TextLink>.
    </p>
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        required
        className="size-5"
        checked={givesUpNfts}
        onChange={({ target }) => setGivesUpNfts(target.checked)}
      />
      I give them up
    </label>
  </div>
);
