import type { ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { quoteConversion } from "#contract/nfts.ts";
import { NETWORK_FEE_CENTS } from "#game/nfts/cost.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { inSol } from "#web/cards/in-sol.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { useNftExplainer } from "#web/shared/nft/nft-explainer.tsx";
import { Address } from "#web/shared/wallet/address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { converted } from "#web/words/conversion.ts";
import { copied } from "#web/words/sharing.ts";
import { ConversionSteps } from "./conversion-steps.tsx";
import { stepStates } from "./stages.ts";
import { useConversion } from "./use-conversion.ts";

type ConvertDialogProps = { owned: OwnedCardOnWire; onClose: () => void };

/** What it costs, the five steps, and how it ended. Closing it forgets all but what has begun. */
export function ConvertDialog({ owned, onClose }: ConvertDialogProps) {
  const { card } = owned;
  const conversion = useConversion(owned.id);
  const quote = useQuote(owned.id, { isAsked: conversion.stage === "ready" });
  return (
    <Dialog title="Convert to NFT" description={card.name} onClose={onClose} size="wide">
      <div className="mt-5 grid gap-6 sm:grid-cols-[11rem_1fr]">
        <div className="w-44 max-sm:hidden">
          <TradingCard card={card} level={owned.level} size="fill" flip="none" eager />
        </div>
        <div className="min-w-0">
          <Words name={card.name} {...{ conversion, quote }} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Buttons {...{ conversion, quote, onClose }} />
      </div>
    </Dialog>
  );
}

type Conversion = ReturnType<typeof useConversion>;
type PartProps = { conversion: Conversion; quote: Quote };

function Words({ name, conversion, quote }: PartProps & { name: string }) {
  const { stage, failure, nftAddress } = conversion;
  return (
    <>
      {stage === "ready" && <BeforeIt name={name} quote={quote} />}
      {stage === "done" && <Done nftAddress={nftAddress} />}
      <ConversionSteps
        states={stepStates(stage, { hasFailed: failure !== null })}
        feeCents={quote?.usdCents}
      />
      {failure && (
        <p role="alert" className="mt-4 font-bold text-bad">
          {failure.words}
        </p>
      )}
      {stage === "minting" && !failure && <GoesOnAlone />}
    </>
  );
}

function Buttons({ conversion, quote, onClose }: PartProps & { onClose: () => void }) {
  const { stage, failure, isLoading, nftAddress, start, reset } = conversion;
  if (stage === "ready")
    return <Ready canStart={!isLoading && (quote?.refusal ?? "") === ""} onStart={start} />;
  if (stage === "done") return <AfterIt nftAddress={nftAddress} onClose={onClose} />;
  if (!failure) return null;
  return (
    <>
      <Button look="ghost" onClick={onClose}>
        Close
      </Button>
      <Button onClick={reset}>Try Again</Button>
    </>
  );
}

/** What it costs at this moment; undefined while that is not known. */
const useQuote = (userCardId: string, { isAsked }: { isAsked: boolean }) =>
  useAnswer(quoteConversion, { userCardId }, { enabled: isAsked, isAskedAnew: true }).data;

type Quote = ReturnType<typeof useQuote>;

function BeforeIt({ name, quote }: { name: string; quote: Quote }) {
  const coinsOnly = useCoinsOnly();
  if (quote !== undefined && quote.refusal !== "")
    return (
      <p role="alert" className="font-bold text-warn">
        {quote.refusal}
      </p>
    );
  return (
    <div className="space-y-2">
      <p>
        {name} gets a line in a public list that says it is yours. It plays as before, and a
        conversion cannot be taken back.
      </p>
      {!coinsOnly && <Cost quote={quote} />}
    </div>
  );
}

function Cost({ quote }: { quote: Quote }) {
  const { usdCents = NETWORK_FEE_CENTS, payer = "treasury", sol } = quote ?? {};
  return (
    <p aria-live="polite">
      The network takes <b>about {inDollars(usdCents)}</b>
      {sol !== undefined && ` (${inSol(sol)})`}.{" "}
      {payer === "treasury" ? "Taleborn pays it for you." : "It is paid from your wallet."}
    </p>
  );
}

function Ready({ canStart, onStart }: { canStart: boolean; onStart: () => void }) {
  const explainer = useNftExplainer({ hasCards: true });
  return (
    <>
      <Button look="ghost" onClick={explainer.explain}>
        Learn How
      </Button>
      <OpenButton needs="wallet" disabled={!canStart} onClick={onStart}>
        Start Conversion
      </OpenButton>
      {explainer.dialog}
    </>
  );
}

const GoesOnAlone = (): ReactNode => (
  <p className="mt-4 text-sm text-muted">
    This can take a while. You may close it: the conversion goes on by itself.
  </p>
);

function Done({ nftAddress }: { nftAddress: string | null }) {
  return (
    <div role="status" className="space-y-2">
      <p className="font-display text-xl text-good">{converted.title}</p>
      <p>{converted.description}.</p>
      {nftAddress !== null && <Address>{nftAddress}</Address>}
    </div>
  );
}

type AfterItProps = { nftAddress: string | null; onClose: () => void };

function AfterIt({ nftAddress, onClose }: AfterItProps) {
  if (nftAddress === null) return <Button onClick={onClose}>Close</Button>;
  return (
    <>
      <CopyButton text={nftAddress} label="Copy NFT Address" words={copied} />
      <ButtonLink href={`/nft/${nftAddress}`} onClick={onClose}>
        See the Certificate
      </ButtonLink>
    </>
  );
}
