import { SearchX, Share2 } from "lucide-react";
import { useState, type ComponentType } from "react";
import { useLocation, useParams } from "wouter";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { listHeldCards } from "#contract/collection.ts";
import { dealHistory } from "#contract/trades.ts";
import type { TransferOnWire } from "#contract/transfers.ts";
import type { Holder } from "#game/collection/deck.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { BadgedCard } from "./badged-card.tsx";
import { MadeBy } from "#web/shared/reports/made-by.tsx";
import { OpenToAll } from "./open-to-all.tsx";
import { useShareDialog } from "#web/shared/sharing/use-share-dialog.tsx";
import { Page } from "#web/ui/page.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { CardKind } from "./card-kind.tsx";
import { CardLore } from "./card-lore.tsx";
import { CardNumbers } from "./card-numbers.tsx";
import { FuseSection } from "./fusing/fuse-section.tsx";
import { useFuseDialog, type Fuse } from "./fusing/use-fuse-dialog.tsx";
import { DealSection, WhatNext, type TransferSection } from "./deal-section.tsx";
import { RemakeSection } from "./remake/remake-section.tsx";
import { useWhereabouts } from "./use-whereabouts.ts";

/** What a copy is on the chain, and what can be done about it. */
type NftSection = ComponentType<{
  owned: OwnedCardOnWire;
  heldBy: Holder | undefined;
  onNftDialog: OnNftDialog;
}>;

type OnNftDialog = (owned: OwnedCardOnWire) => void;

type PartsProps = {
  TransferSection: TransferSection;
  NftSection: NftSection;
  /** Shows how the copy becomes an NFT; or how it is withdrawn, when it is one. */
  onNftDialog: OnNftDialog;
};

export function CardDetails(props: PartsProps) {
  const { id = "" } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const { fuse, dialog } = useFuseDialog({
    onClose: (fused) => fused && navigate(`/card/${fused.id}`, { replace: true }),
  });
  return (
    <>
      <Details key={id} id={id} parts={{ ...props, onFuse: fuse }} />
      {dialog}
    </>
  );
}

type Parts = PartsProps & { onFuse: Fuse };

type DetailsProps = { id: string; parts: Parts };

function Details({ id, parts }: DetailsProps) {
  const where = useWhereabouts(id);
  switch (where.is) {
    case "here":
      return <FoundCard {...{ parts }} card={where.owned.card} owned={where.owned} />;
    case "held":
      return (
        <FoundCard
          {...{ parts }}
          card={where.transfer.card}
          owned={where.owned}
          held={where.transfer}
        />
      );
    case "given":
      return <GivenAway transfer={where.transfer} />;
    case "unknown":
      return <FailedState title="This card did not load" onRetry={where.retry} />;
    case "missing":
      return <SetAside id={id} parts={parts} />;
    case "loading":
      return <CardLoading />;
  }
}

/** Still the player's own while it waits in a deal, though in neither deck nor vault. */
function SetAside({ id, parts }: DetailsProps) {
  const { data, isPending } = useAnswer(listHeldCards);
  const owned = data?.find((card) => card.id === id) ?? data?.find((card) => card.cardId === id);
  if (owned) {
    const { card, heldBy } = owned;
    return <FoundCard {...{ parts, card, owned, heldBy }} />;
  }
  return isPending ? <CardLoading /> : <CardNotFound id={id} />;
}

type FoundCardProps = {
  parts: Parts;
  card: CardOnWire;
  /** Null when only the card is known, and not what its copy has learned. */
  owned: OwnedCardOnWire | null;
  /** The code by which the copy is being given away. */
  held?: TransferOnWire | undefined;
  heldBy?: Holder | undefined;
};

function FoundCard(props: FoundCardProps) {
  const { parts, card, owned, held, heldBy = held && "transfer" } = props;
  const { TransferSection, NftSection, onNftDialog, onFuse } = parts;
  const free = heldBy ? null : owned;
  return (
    <Page
      title={card.name}
      back={{ href: "/cards", label: "My Collection" }}
      intro={card.japaneseName !== "" && <span lang="ja">{card.japaneseName}</span>}
    >
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(16rem,21rem)_1fr]">
        <div className="mx-auto w-full max-w-84 space-y-5">
          <BadgedCard
            {...{ card, heldBy }}
            level={owned?.level}
            size="fill"
            stars="details"
            eager
          />
          <ShareButton card={card} />
        </div>
        <div className="space-y-6">
          <CardKind card={card} place={heldBy ?? owned?.location} />
          <CardNumbers card={card} owned={owned} />
          {free && <FuseSection owned={free} onFuse={onFuse} />}
          <CardLore card={card} owned={owned} />
          <RemakeSection free={free} />
          <MadeBy cardId={card.id} name={card.name} />
          {owned && <NftSection {...{ owned, heldBy, onNftDialog }} />}
          <DealSection {...{ TransferSection, card, owned, held, heldBy }} />
          <WhatNext free={free} />
        </div>
      </div>
    </Page>
  );
}

function ShareButton({ card }: { card: CardOnWire }) {
  const { share, dialog } = useShareDialog({ from: "card" });
  return (
    <>
      <Button look="ghost" className="w-full" onClick={() => share(card)}>
        <Share2 size={18} aria-hidden /> Share This Card
      </Button>
      <OpenToAll cardId={card.id} />
      {dialog}
    </>
  );
}

/** A friend has just claimed the card. */
function GivenAway({ transfer: { id, card } }: { transfer: TransferOnWire }) {
  const { data } = useAnswer(dealHistory);
  const friend = data?.find((deal) => deal.id === id)?.otherName ?? "a friend";
  return (
    <div role="status" className="px-4 pt-12 text-center">
      <title>{`${card.name} · Taleborn`}</title>
      <h1 className="font-display text-4xl sm:text-5xl">{card.name} has a new home</h1>
      <p className="mt-2 text-lg text-muted">You gave it to {friend}. That was kind.</p>
      <div className="mx-auto mt-8 w-60 max-w-full">
        <TradingCard card={card} size="fill" flip="none" />
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/cards">My Collection</ButtonLink>
        <ButtonLink look="ghost" href="/trade">
          Trade
        </ButtonLink>
      </div>
    </div>
  );
}

/** A friend's link leads here: the player sees its picture, although the card is not their own. */
function CardNotFound({ id }: { id: string }) {
  return (
    <div className="pt-12">
      <title>Card Not Found · Taleborn</title>
      <h1 className="sr-only">Card Not Found</h1>
      <EmptyState Icon={SearchX} title="Card Not Found" way={["/", "Return Home"]}>
        This card is not in your collection.
      </EmptyState>
      <OpenToAll cardId={id} />
      <SharedPicture id={id} />
      <div className="mt-4 flex justify-center">
        <MadeBy cardId={id} name="that this link shows" />
      </div>
    </div>
  );
}

/** Shows nothing when there is no such card, and makes no request for an id that cannot be one. */
function SharedPicture({ id }: { id: string }) {
  const [isThere, setThere] = useState(() => /^[\da-f-]{36}$/i.test(id));
  return (
    isThere && (
      <img
        src={`/share/${encodeURIComponent(id)}.jpg`}
        alt="The card that this link shows"
        width={1200}
        height={630}
        className="mx-auto w-full max-w-3xl rounded-panel"
        onError={() => setThere(false)}
      />
    )
  );
}

const CardLoading = () => (
  <Skeletons
    label="Loading the card"
    sizes={["mx-auto aspect-5/7 w-full max-w-84", "h-72"]}
    className="mx-auto grid max-w-6xl gap-8 px-4 pt-28 md:grid-cols-[21rem_1fr]"
  />
);
