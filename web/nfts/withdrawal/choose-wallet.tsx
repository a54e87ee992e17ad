import { useMutation } from "@tanstack/react-query";
import { Wallet } from "lucide-react";
import { CallError } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { useOutsideWallets, type OutsideWallet } from "./outside-wallets.ts";
import { proveWallet, type WalletProof } from "./prove-wallet.ts";

type ChooseWalletProps = {
  userCardId: string;
  onProved: (proof: WalletProof) => void;
  onClose: () => void;
};

/** The wallets of this browser. The chosen one asks the player in a window of its own. */
export function ChooseWallet({ userCardId, onProved, onClose }: ChooseWalletProps) {
  const wallets = useOutsideWallets();
  const prove = useMutation({
    mutationFn: (wallet: OutsideWallet) => proveWallet(wallet, userCardId),
    onSuccess: onProved,
  });
  return (
    <div className="mt-4 space-y-4">
      {wallets.length === 0 ? (
        <NoWallets />
      ) : (
        <>
          <p>
            Your wallet asks you to sign a text. That costs nothing, and only proves that the wallet
            is yours.
          </p>
          <ul className="space-y-2">
            {wallets.map((wallet) => (
              <li key={wallet.name}>
                <Choice
                  wallet={wallet}
                  isAsked={prove.isPending && prove.variables === wallet}
                  isBusy={prove.isPending}
                  onChoose={() => prove.mutate(wallet)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {prove.isError && (
        <p role="alert" className="font-bold text-bad">
          {wordsOf(prove.error)}
        </p>
      )}
      <div className="flex justify-end">
        <Button look="ghost" onClick={onClose}>
          Keep It Here
        </Button>
      </div>
    </div>
  );
}

/** A wallet's own words are for programmers, and mostly say that the player has pressed No. */
const wordsOf = (error: unknown): string =>
  error instanceof CallError ? error.toast : "The wallet has not signed. Nothing has happened.";

type ChoiceProps = {
  wallet: OutsideWallet;
  isAsked: boolean;
  isBusy: boolean;
  onChoose: () => void;
};

const Choice = ({ wallet: { name, icon }, isAsked, isBusy, onChoose }: ChoiceProps) => (
  <button
    type="button"
    disabled={isBusy && !isAsked}
    aria-busy={isAsked || undefined}
    className="flex min-h-14 w-full items-center gap-3 rounded-button border border-line bg-raised px-4 text-left font-bold hover:border-line-strong disabled:opacity-60"
    onClick={isAsked ? undefined : onChoose}
  >
    <img src={icon} alt="" width={32} height={32} className="size-8 flex-none rounded-field" />
    <span className="min-w-0 grow">{name}</span>
    {isAsked && <Spinner size={18} />}
  </button>
);

const NoWallets = () => (
  <div className="space-y-2">
    <p className="flex items-center gap-3 font-bold">
      <Wallet size={24} aria-hidden className="text-violet" /> No wallet was found in this browser.
    </p>
    <p className="text-muted">
      A wallet is a small program that keeps your own key. Add one for Solana to your browser, such
      as Phantom, Solflare or Backpack, from its maker's own page. It shows up here as soon as it is
      there. Never type its secret words into any page, not even into this one.
    </p>
  </div>
);
