import { SearchX } from "lucide-react";
import { useParams } from "wouter";
import { nftCertificate, type CertificateOnWire } from "#contract/nfts.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { CallError } from "#web/lib/call.ts";
import { isMissing, useAnswer } from "#web/lib/query.ts";
import { NetworkBadge } from "#web/shared/wallet/network-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { Maker } from "./certificate/maker.tsx";
import { OnChain } from "./certificate/on-chain.tsx";
import { Owners } from "./certificate/owners.tsx";

/** The network answers within seconds, and tells more when a card has just been minted. */
const REFRESH_MS = 10_000;

/** For everybody: what this card is, where it comes from, whose it was, and what the chain says. */
export function CertificateScreen() {
  const { id: mint = "" } = useParams<{ id: string }>();
  const { data, error, refetch } = useAnswer(
    nftCertificate,
    { mint },
    { everyMs: REFRESH_MS, isAskedAnew: true },
  );
  if (data) return <Certificate certificate={data} />;
  if (isMissing(error) || isNoAddress(error)) return <NoNft />;
  if (error) return <FailedState title="This certificate did not load" onRetry={refetch} />;
  return <CertificateLoading />;
}

const isNoAddress = (error: unknown): boolean => error instanceof CallError && error.status === 400;

const states: Record<CertificateOnWire["state"], string> = {
  minting: "Minting…",
  in_game: "Plays in Taleborn",
  external: "In an outside wallet",
};

function Certificate({ certificate }: { certificate: CertificateOnWire }) {
  const { card, state } = certificate;
  return (
    <Page
      title={card.name}
      intro="This certificate shows what the public list says about the card, at this moment."
      aside={
        <p className="flex flex-wrap items-center gap-2">
          <NetworkBadge of={certificate} />
          <Badge tone={state === "in_game" ? "good" : "warn"}>{states[state]}</Badge>
        </p>
      }
    >
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(16rem,21rem)_1fr]">
        <div className="mx-auto w-full max-w-84">
          <TradingCard card={card} size="fill" stars="details" eager />
        </div>
        <div className="min-w-0 space-y-6">
          <Maker maker={certificate.maker} />
          <Owners owners={certificate.owners} />
          <OnChain certificate={certificate} />
        </div>
      </div>
    </Page>
  );
}

function NoNft() {
  return (
    <div className="pt-12">
      <title>No Such NFT · Taleborn</title>
      <h1 className="sr-only">No Such NFT</h1>
      <EmptyState Icon={SearchX} title="No Such NFT" way={["/", "Return Home"]}>
        No card of this game has this address.
      </EmptyState>
    </div>
  );
}

const CertificateLoading = () => (
  <Skeletons
    label="Loading the certificate"
    sizes={["mx-auto aspect-5/7 w-full max-w-84", "h-72"]}
    className="mx-auto grid max-w-6xl gap-8 px-4 pt-28 md:grid-cols-[21rem_1fr]"
  />
);
