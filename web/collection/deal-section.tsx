import type { ComponentType } from "react";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import type { Holder } from "#game/collection/deck.ts";
import type { TransferOnWire } from "#contract/transfers.ts";
import { OpenLink } from "#web/shared/family/open-link.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** Gives a copy away by a code. */
export type TransferSection = ComponentType<{
  ownedCardId: string;
  name: string;
  /** The code that waits for a friend; null when there is none. */
  open: TransferOnWire | null;
}>;

type DealSectionProps = {
  TransferSection: TransferSection;
  card: CardOnWire;
  owned: OwnedCardOnWire | null;
  /** The code by which the copy is being given away. */
  held: TransferOnWire | undefined;
  heldBy: Holder | undefined;
};

/** Giving the card away; or, while it is in another deal, the way to that. */
export function DealSection(props: DealSectionProps) {
  const { TransferSection, card, owned, held, heldBy } = props;
  // The NFT section speaks of a copy that is on its way to the chain or outside of the game.
  if (heldBy === "nft" || heldBy === "external") return null;
  if (heldBy !== undefined && !held) return <SetAside name={card.name} heldBy={heldBy} />;
  const id = held?.userCardId ?? owned?.id ?? "";
  return <TransferSection key={id} ownedCardId={id} name={card.name} open={held ?? null} />;
}

function SetAside({ name, heldBy }: { name: string; heldBy: Holder }) {
  if (heldBy === "purchase") return <TakenBack name={name} />;
  const [words, href, label] =
    heldBy === "listing"
      ? [`${name} is for sale.`, "/marketplace?tab=trades&view=mine", "My Listings"]
      : [`${name} is offered to somebody.`, "/trade", "Open Trades"];
  return (
    <Panel title="Set aside">
      <p className="mb-4">{words} It is yours until the deal is done, and you can take it back.</p>
      <ButtonLink look="ghost" href={href}>
        {label}
      </ButtonLink>
    </Panel>
  );
}

function TakenBack({ name }: { name: string }) {
  return (
    <Panel title="Locked">
      <p className="mb-4">The money for {name} went back, so the card cannot be used any more.</p>
      <ButtonLink look="ghost" href="/purchases">
        My Purchases
      </ButtonLink>
    </Panel>
  );
}

/** `free` is the copy when it is in no deal: it can be sold, or offered in a trade at once. */
export function WhatNext({ free }: { free: OwnedCardOnWire | null }) {
  return (
    <nav aria-label="What next" className="flex flex-wrap gap-3">
      <ButtonLink href="/battle">Battle</ButtonLink>
      <ButtonLink look="ghost" href="/marketplace">
        Marketplace
      </ButtonLink>
      {free ? (
        <>
          <OpenLink needs="market" look="ghost" href={`/marketplace?tab=trades&sell=${free.id}`}>
            Sell
          </OpenLink>
          <OpenLink needs="trade" look="ghost" href={`/trade?mode=create&card=${free.id}`}>
            Trade
          </OpenLink>
        </>
      ) : (
        <ButtonLink look="ghost" href="/trade">
          Trade
        </ButtonLink>
      )}
      <ButtonLink look="ghost" href="/create">
        Create a Card
      </ButtonLink>
    </nav>
  );
}
