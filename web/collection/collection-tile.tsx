import { BadgeCheck, Gem, Layers, Sparkles, Store } from "lucide-react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { ToNextFinish } from "#web/cards/to-next-finish.tsx";
import { NewMark } from "#web/cards/new-mark.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { BadgedCard } from "./badged-card.tsx";
import { sayClosed } from "#web/lib/closed.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuButton, MenuLink } from "#web/ui/menu.tsx";
import { canFuse } from "./fusing/equal-copies.ts";
import type { Fuse } from "./fusing/use-fuse-dialog.tsx";
import type { ShownCard } from "./cards-on-chain.ts";

export type Convert = (owned: OwnedCardOnWire) => void;

type CollectionTileProps = {
  owned: ShownCard;
  onConvert: Convert;
  onMove: (owned: OwnedCardOnWire) => void;
  moveLabel: "Add to Vault" | "Add to Deck";
  isMoving: boolean;
  eager: boolean;
  /** It has come since the collection was last looked at. */
  isNew: boolean;
  /** All that are equal to it, itself included. */
  copies: readonly OwnedCardOnWire[];
  onFuse: Fuse;
};

export function CollectionTile(props: CollectionTileProps) {
  const { owned, onConvert, onMove, moveLabel, isMoving, eager, isNew, copies, onFuse } = props;
  const { card, heldBy } = owned;
  return (
    <div className="flex h-full flex-col gap-2">
      <div className="relative">
        <BadgedCard
          card={card}
          heldBy={heldBy}
          level={owned.level}
          size="fill"
          stars="collection"
          flip="none"
          eager={eager}
          href={`/card/${owned.id}`}
        />
        {isNew && <NewMark />}
      </div>
      <p className="text-center text-sm font-bold text-gold empty:hidden">
        <ToNextFinish copies={copies.length} finish={card.finish} />
      </p>
      <div className="mt-auto flex items-center gap-2">
        {heldBy ? (
          <p className="min-w-0 grow text-center text-sm text-muted">
            {heldBy === "nft" ? "On its way" : "Not in the game"}
          </p>
        ) : (
          <Button
            look="ghost"
            size="small"
            className="min-w-0 grow px-2"
            pending={isMoving}
            aria-label={`${moveLabel}: ${card.name}`}
            onClick={() => onMove(owned)}
          >
            {moveLabel}
          </Button>
        )}
        <TileMenu {...{ owned, onConvert, copies, onFuse }} />
      </div>
    </div>
  );
}

type TileMenuProps = Pick<CollectionTileProps, "owned" | "onConvert" | "copies" | "onFuse">;

function TileMenu({ owned, onConvert, copies, onFuse }: TileMenuProps) {
  const { id, card, heldBy } = owned;
  const refusal = useClosed("wallet");
  const convert = () => (refusal ? sayClosed({ capability: "wallet", refusal }) : onConvert(owned));
  return (
    <Menu label={`More for ${card.name}`}>
      <MenuLink href={`/card/${id}`} icon={<Layers size={18} aria-hidden />}>
        Open
      </MenuLink>
      {!heldBy && canFuse(copies) && (
        <MenuButton icon={<Sparkles size={18} aria-hidden />} onPress={() => onFuse(copies)}>
          Fuse
        </MenuButton>
      )}
      {!heldBy && <SellItem id={id} />}
      {card.nftAddress === null ? (
        <MenuButton icon={<Gem size={18} aria-hidden />} onPress={convert}>
          {heldBy === "nft" ? "See the Conversion" : "Convert to NFT"}
        </MenuButton>
      ) : (
        <MenuLink href={`/nft/${card.nftAddress}`} icon={<BadgeCheck size={18} aria-hidden />}>
          Certificate
        </MenuLink>
      )}
    </Menu>
  );
}

function SellItem({ id }: { id: string }) {
  const refusal = useClosed("market");
  const icon = <Store size={18} aria-hidden />;
  if (refusal) {
    const tell = () => sayClosed({ capability: "market", refusal });
    return (
      <MenuButton icon={icon} onPress={tell}>
        Sell
      </MenuButton>
    );
  }
  return (
    <MenuLink href={`/marketplace?tab=trades&sell=${id}`} icon={icon}>
      Sell
    </MenuLink>
  );
}
