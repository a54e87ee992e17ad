import type { ProfileOnWire } from "#contract/account.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { addressNotCopied, copied } from "#web/words/sharing.ts";

export function WalletTab({ profile: { walletPublicKey } }: { profile: ProfileOnWire }) {
  return (
    <Panel title="Wallet">
      {walletPublicKey === null ? (
        <p>
          Every player will get a wallet of their own here. <b>This opens soon.</b>
        </p>
      ) : (
        <PublicAddress address={walletPublicKey} />
      )}
      <p className="mt-4 text-muted">
        A wallet's private key is kept encrypted with AES-256. Nobody will ever ask you for it.
      </p>
    </Panel>
  );
}

function PublicAddress({ address }: { address: string }) {
  const copy = async () => {
    toast((await copyText(address)) ? copied : addressNotCopied(address));
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="min-w-0 rounded-field bg-raised px-3 py-2 break-all">{address}</code>
      <Button look="ghost" size="small" onClick={() => void copy()}>
        Copy Address
      </Button>
    </div>
  );
}
