import { Brush, PenLine } from "lucide-react";
import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { inCoins } from "#texts/en/purse.ts";
import { useSettings } from "#web/lib/settings.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";

const RenameDialog = lazily(() => import("./rename-dialog.tsx"), "RenameDialog");
const PicturesDialog = lazily(() => import("./pictures-dialog.tsx"), "PicturesDialog");

/** What a player may change about a creature of their own making; nothing about others and NFTs. */
export function RemakeSection({ free }: { free: OwnedCardOnWire | null }) {
  if (free?.madeBy !== "owner" || free.card.nftAddress !== null) return null;
  return (
    <Panel title="Your Creation">
      <div className="flex flex-wrap gap-3">
        <NewName owned={free} />
        <NewPicture owned={free} />
      </div>
    </Panel>
  );
}

function NewName({ owned }: { owned: OwnedCardOnWire }) {
  const price = useSettings()?.renameCoins;
  const [isOpen, setOpen] = useState(false);
  if (price === undefined) return null;
  return (
    <>
      <Button look="ghost" size="small" onClick={() => setOpen(true)}>
        <PenLine size={18} aria-hidden /> New Name{" "}
        <span className="text-muted">{inCoins(price)}</span>
      </Button>
      {isOpen && <RenameDialog owned={owned} price={price} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What it costs stands in the dialog: the first one of a card is free. */
function NewPicture({ owned }: { owned: OwnedCardOnWire }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" size="small" onClick={() => setOpen(true)}>
        <Brush size={18} aria-hidden /> New Picture
      </Button>
      {isOpen && <PicturesDialog owned={owned} onClose={() => setOpen(false)} />}
    </>
  );
}
