import { useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { CardMoves } from "./card-moves.tsx";
import { Movements } from "./movements.tsx";

/** Every coin and every card that came and went, and why. */
export function LedgerDialog({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState("coins");
  return (
    <Dialog
      title="Why did my balance change?"
      description="All that came and went, the newest first."
      size="wide"
      onClose={onClose}
    >
      <div className="mt-4">
        <Tabs
          label="What changed"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "coins", label: "Coins", content: <Movements onLeave={onClose} /> },
            { value: "cards", label: "Cards", content: <CardMoves onLeave={onClose} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
