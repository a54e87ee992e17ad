import { BadgeCheck, DoorOpen } from "lucide-react";
import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import type { Holder } from "#game/collection/deck.ts";
import { Link } from "#web/ui/link.tsx";
import { Spinner } from "#web/ui/progress.tsx";

type NftBadgeProps = { card: CardOnWire; heldBy?: Holder | undefined };

/**
 * Over the lower edge of a card: that it is an NFT, or is becoming one. It leads to the certificate.
 * What it is over must be `relative`.
 */
export function NftBadge({ card: { name, nftAddress }, heldBy }: NftBadgeProps) {
  if (nftAddress === null)
    return heldBy === "nft" ? (
      <OverEdge>
        <span role="status" className="flex items-center gap-1.5">
          <Spinner size={14} /> Minting…
        </span>
      </OverEdge>
    ) : null;
  const [words, Icon] =
    heldBy === "external" ? (["Outside", DoorOpen] as const) : (["NFT", BadgeCheck] as const);
  return (
    <OverEdge>
      <Link
        href={`/nft/${nftAddress}`}
        aria-label={`${words}: certificate of ${name}`}
        className="flex min-h-6 items-center gap-1.5"
      >
        <Icon size={14} aria-hidden />
        {words}
      </Link>
    </OverEdge>
  );
}

const OverEdge = ({ children }: { children: ReactNode }) => (
  <span className="absolute -bottom-2 left-1/2 z-10 -translate-x-1/2 rounded-chip border border-line bg-surface px-3 py-0.5 text-sm font-bold whitespace-nowrap text-gold shadow-float">
    {children}
  </span>
);
