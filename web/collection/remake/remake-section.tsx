import { PenLine } from "lucide-react";
import { useState } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { inCoins } from "#texts/en/purse.ts";
import { useSettings } from "#web/lib/settings.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";

const RenameDialog = lazily(() => import("./rename-dialog.tsx"), "RenameDialog");

/** What a player may change about a creature of their own making; nothing about others and NFTs. */
export function RemakeSection({ free }: { free: OwnedCardOnWire | null }) {
  if (free?.madeBy !== "owner" || free.card.nftAddress !== null) return null;
  return (
    <Panel title="Your Creation">
      <NewName owned={free} />
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
