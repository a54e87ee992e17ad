import { Sparkles } from "lucide-react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { finishNames, nextFinish } from "#game/cards/finishes.ts";
import { FUSED_COPIES } from "#game/collection/fuse.ts";
import { ToNextFinish } from "#web/cards/to-next-finish.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { canFuse, useEqualCopies } from "./equal-copies.ts";
import type { Fuse } from "./use-fuse-dialog.tsx";

/** What a duplicate is good for; nothing about a card of which there is one. */
export function FuseSection({ owned, onFuse }: { owned: OwnedCardOnWire; onFuse: Fuse }) {
  const copies = useEqualCopies()(owned);
  const next = nextFinish(owned.card.finish);
  if (next === null || copies.length < 2) return null;
  const missing = FUSED_COPIES - copies.length;
  return (
    <Panel title="Duplicates">
      <p className="mb-4">
        <b>
          <ToNextFinish copies={copies.length} finish={owned.card.finish} />.
        </b>{" "}
        Three equal cards fuse into one with the finish {finishNames[next]}. It looks finer and is
        as strong as before.
        {missing > 0 && " One more is missing."}
      </p>
      {canFuse(copies) && (
        <Button onClick={() => onFuse(copies)}>
          <Sparkles size={18} aria-hidden /> Fuse
        </Button>
      )}
    </Panel>
  );
}
