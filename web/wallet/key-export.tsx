import { Lock } from "lucide-react";
import { useState } from "react";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { useWallet } from "#web/shared/wallet/use-wallet.ts";
import { listFormerWallets } from "#contract/wallet.ts";
import { useAnswer } from "#web/lib/query.ts";
import { shortAddress } from "#web/shared/wallet/address.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";

const KeyDialog = lazily(() => import("./key-dialog.tsx"), "KeyDialog");
const FormerKeyDialog = lazily(() => import("./key-dialog.tsx"), "FormerKeyDialog");

/** Behind a fold, because few players need it, and it cannot be taken back. */
export function KeyExport() {
  const [isAsked, setAsked] = useState(false);
  if (useWallet().data?.hasWallet !== true) return null;
  return (
    <details className="panel">
      <summary className="flex min-h-11 items-center gap-3 font-display text-xl">
        <Lock size={22} aria-hidden className="text-violet" />
        <span className="min-w-0">Take the Private Key</span>
      </summary>
      <div className="mt-3 max-w-prose space-y-3">
        <p>
          With its private key you can open this wallet in any wallet app, without Taleborn. You
          hardly ever need that: a single card leaves the game on its own page.
        </p>
        <p className="font-bold text-warn">
          All your NFT cards leave the game with the key, and you cannot play with them any more.
          You get a new, empty wallet here.
        </p>
        <p>
          Whoever has the key has everything in the wallet, for good. Nobody can lock it, and nobody
          can bring anything back.
        </p>
        <OpenButton needs="wallet" look="danger" onClick={() => setAsked(true)}>
          Take the Key
        </OpenButton>
        <FormerWallets />
      </div>
      {isAsked && <KeyDialog onClose={() => setAsked(false)} />}
    </details>
  );
}

/** A key that did not reach its player, or that they have lost, is still theirs. */
function FormerWallets() {
  const [shown, setShown] = useState<string | null>(null);
  const { data = [] } = useAnswer(listFormerWallets, {});
  if (data.length === 0) return null;
  return (
    <>
      <h3 className="font-display text-lg">Wallets whose keys you took</h3>
      <ul className="space-y-2">
        {data.map(({ publicKey }) => (
          <li key={publicKey} className="flex flex-wrap items-center justify-between gap-x-3">
            <code>{shortAddress(publicKey)}</code>
            <Button look="ghost" size="small" onClick={() => setShown(publicKey)}>
              Show the Key Again
              <span className="sr-only">: {shortAddress(publicKey)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown !== null && <FormerKeyDialog publicKey={shown} onClose={() => setShown(null)} />}
    </>
  );
}
