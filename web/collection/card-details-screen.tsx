import { QrCode, SearchX, Share2 } from "lucide-react";
import { useState } from "react";
import { useParams } from "wouter";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { beatenBy, type Element } from "#game/cards/elements.ts";
import { chancePercent } from "#game/cards/rarities.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useCardList } from "#web/parts/owned-cards.ts";
import { useShareDialog } from "#web/parts/use-share-dialog.tsx";
import { Page } from "#web/lib/page.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { CardNumbers } from "./card-numbers.tsx";

export function CardDetailsScreen() {
  const { id = "" } = useParams<{ id: string }>();
  const { cards, isComplete, error, retry } = useCardList(listOwnedCards);
  const owned = findOwned(cards, id);
  if (owned) return <CardDetails owned={owned} />;
  if (error !== null && cards.length === 0)
    return <FailedState title="This card did not load" onRetry={retry} />;
  return isComplete ? <CardNotFound id={id} /> : <CardLoading />;
}

/** By the id of the copy; else the oldest copy of the card with this id. */
function findOwned(cards: readonly OwnedCardOnWire[], id: string): OwnedCardOnWire | undefined {
  return cards.find((owned) => owned.id === id) ?? cards.findLast((owned) => owned.cardId === id);
}

function CardDetails({ owned }: { owned: OwnedCardOnWire }) {
  const { card } = owned;
  return (
    <Page
      title={card.name}
      back={{ href: "/cards", label: "My Collection" }}
      intro={card.japaneseName !== "" && <span lang="ja">{card.japaneseName}</span>}
    >
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(16rem,21rem)_1fr]">
        <div className="mx-auto w-full max-w-84 space-y-5">
          <TradingCard card={card} level={owned.level} size="fill" stars="details" eager />
          <ShareButton card={card} />
        </div>
        <div className="space-y-6">
          <Kind owned={owned} />
          <CardNumbers owned={owned} />
          <Panel title="Lore">
            <p className="font-bold">{card.specialAbility}</p>
            <p>{card.description}</p>
            <p className="mt-3 text-muted italic">{card.backstory}</p>
          </Panel>
          <TransferSection name={card.name} />
          <nav aria-label="What next" className="flex flex-wrap gap-3">
            <ButtonLink href="/battle">Battle</ButtonLink>
            <ButtonLink look="ghost" href="/marketplace">
              Marketplace
            </ButtonLink>
            <ButtonLink look="ghost" href="/create">
              Create a Card
            </ButtonLink>
          </nav>
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
      {dialog}
    </>
  );
}

function Kind({ owned: { card, location } }: { owned: OwnedCardOnWire }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Tooltip text={`${chancePercent[card.rarity]} of 100 new cards are ${card.rarity}.`}>
        <RarityBadge rarity={card.rarity} table="details" />
      </Tooltip>
      <Tooltip text={strengthOf(card.element)}>
        <Badge className="capitalize">
          <ElementIcon element={card.element} /> {card.element}
        </Badge>
      </Tooltip>
      <Badge>{location === "deck" ? "In your deck" : "In your vault"}</Badge>
    </p>
  );
}

function strengthOf(element: Element): string {
  const beaten = beatenBy(element);
  return beaten.length === 0
    ? "An even match for every other element."
    : `Stronger against ${beaten.join(", ")}.`;
}

/** Giving a card to somebody by code is not open yet; this says so, instead of failing. */
function TransferSection({ name }: { name: string }) {
  return (
    <Panel title="Transfer">
      <p className="flex items-start gap-3">
        <QrCode size={28} aria-hidden className="mt-1 text-violet" />
        <span className="min-w-0">
          Soon you can give {name} to a friend: you show a code, they scan it, and the card is
          theirs. <b>This opens soon.</b>
        </span>
      </p>
    </Panel>
  );
}

/** A friend's link leads here: what it shows can be seen, although the card is somebody else's. */
function CardNotFound({ id }: { id: string }) {
  return (
    <div className="pt-12">
      <title>Card Not Found · Taleborn</title>
      <h1 className="sr-only">Card Not Found</h1>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="Card Not Found"
        action={<ButtonLink href="/">Return Home</ButtonLink>}
      >
        This card is not in your collection.
      </EmptyState>
      <SharedPicture id={id} />
    </div>
  );
}

/** Nothing at all when there is no such card, and nothing is asked for what cannot be one. */
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

function CardLoading() {
  return (
    <div
      role="status"
      aria-label="Loading the card"
      className="mx-auto grid max-w-6xl gap-8 px-4 pt-28 md:grid-cols-[21rem_1fr]"
    >
      <Skeleton className="mx-auto aspect-5/7 w-full max-w-84" />
      <Skeleton className="h-72" />
    </div>
  );
}
