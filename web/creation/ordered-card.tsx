import { useState } from "react";
import { useSearchParams } from "wouter";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { Panel } from "#web/ui/panel.tsx";
import { CardCreated } from "./celebration.ts";
import { GrowingCreature } from "./growing-creature.tsx";
import { useWatched } from "./use-creation.ts";

/** A card that was bought, or made for a credit: `?creation=…` in the address. It is watched to its end. */
export function OrderedCard() {
  const [params, setParams] = useSearchParams();
  const id = params.get("creation");
  const { creation, isGone } = useWatched(id);
  const [celebrated, setCelebrated] = useState<OwnedCardOnWire | null>(null);
  const celebrate = () => {
    setCelebrated(creation?.userCard ?? null);
    setParams({}, { replace: true });
  };
  return (
    <>
      {id !== null && !isGone && (
        <Panel title="Your New Card">
          <GrowingCreature key={id} creation={creation} onShown={celebrate} />
        </Panel>
      )}
      {celebrated && <CardCreated owned={celebrated} onClose={() => setCelebrated(null)} />}
    </>
  );
}
