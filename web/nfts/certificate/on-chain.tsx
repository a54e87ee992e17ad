import type { ReactNode } from "react";
import type { CertificateOnWire } from "#contract/nfts.ts";
import { timeAgo, useNow } from "#web/shared/times.ts";
import { Address } from "#web/shared/wallet/address.tsx";
import { ExplorerLink } from "#web/shared/wallet/explorer-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { momentOf } from "./day-of.ts";

type OnChainProps = { certificate: CertificateOnWire };

/** What the chain itself says, which the game cannot change. */
export function OnChain({ certificate }: OnChainProps) {
  const { mint, onChain, mintedAt, signature, network, isOwnNetwork } = certificate;
  return (
    <Panel title="What the Chain Says" aria-label="What the Chain Says">
      <dl className="space-y-3">
        <Entry name="Address of the NFT">
          <Address>{mint}</Address>
        </Entry>
        {onChain && <Read onChain={onChain} />}
        {mintedAt !== null && <Entry name="Minted">{momentOf(mintedAt)}</Entry>}
        {signature !== null && (
          <Entry name="By this transaction">
            <Address>{signature}</Address>
          </Entry>
        )}
      </dl>
      {!onChain && <NotRead certificate={certificate} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <ExplorerLink {...{ network, isOwnNetwork }} address={mint} />
      </div>
      {isOwnNetwork && (
        <p className="mt-4 text-sm text-muted">
          This network runs inside this game, and what is on it is worth no money.
        </p>
      )}
    </Panel>
  );
}

function Read({ onChain }: { onChain: NonNullable<CertificateOnWire["onChain"]> }) {
  const { supply, canMintMore, holder, holderName, name, uri, readAt } = onChain;
  const nowMs = useNow();
  return (
    <>
      <Entry name="Name">
        <span className="wrap-anywhere">{name}</span>
      </Entry>
      <Entry name="How many there are">
        {supply === 1 ? "1, the only one" : supply}
        {canMintMore ? ". More can be made." : ". Nobody can ever make another."}
      </Entry>
      <Entry name={holderName === null ? "Held by" : `Held by the wallet of ${holderName}`}>
        {holder === null ? "Nobody" : <Address>{holder}</Address>}
      </Entry>
      <Entry name="What other programs read">
        <a
          href={uri}
          className="inline-flex min-h-6 items-center font-bold break-all text-violet underline underline-offset-4"
        >
          {uri}
        </a>
      </Entry>
      <Entry name="Read from the chain">{timeAgo(readAt, nowMs)}</Entry>
    </>
  );
}

const NotRead = ({ certificate: { state } }: OnChainProps) => (
  <p role="status" className="mt-3 text-muted">
    {state === "minting"
      ? "The card is being written into the list at this moment."
      : "The chain did not answer. This page asks again by itself."}
  </p>
);

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm font-bold text-muted wrap-anywhere">{name}</dt>
    <dd className="mt-0.5 min-w-0">{children}</dd>
  </div>
);
