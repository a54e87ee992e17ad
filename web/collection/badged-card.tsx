import type { ComponentProps } from "react";
import type { Holder } from "#game/collection/deck.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { NftBadge } from "./nft-badge.tsx";

type BadgedCardProps = ComponentProps<typeof TradingCard> & { heldBy?: Holder | undefined };

/** A card of a player, which may be an NFT. */
export const BadgedCard = ({ heldBy, ...props }: BadgedCardProps) => (
  <div className="relative">
    <TradingCard {...props} />
    {props.card && <NftBadge card={props.card} heldBy={heldBy} />}
  </div>
);
