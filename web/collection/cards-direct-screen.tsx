import { Layers } from "lucide-react";
import { useState } from "react";
import type { GroupedCardOnWire } from "#contract/cards.ts";
import { listGroupedCards } from "#contract/collection.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Page } from "#web/ui/page.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { CardGridSkeleton } from "./card-browser.tsx";
import { CardGrid } from "./card-grid.tsx";

const FlipOverlay = lazily(() => import("./flip-overlay.tsx"), "FlipOverlay");

export function CardsDirectScreen() {
  const groups = useAnswer(listGroupedCards);
  const [shown, setShown] = useState<GroupedCardOnWire | null>(null);
  const named = groups.data?.filter(({ card }) => card.name.trim() !== "");
  return (
    <Page width="narrow" back={{ href: "/", label: "Home" }}>
      <Unanswered query={groups} title="Your cards did not load">
        <CardGridSkeleton />
      </Unanswered>
      {named?.length === 0 && (
        <EmptyState
          Icon={Layers}
          title="No Cards Yet"
          way={["/create-dynamic", "Create Your Card"]}
        >
          Describe a creature, and it becomes your first card.
        </EmptyState>
      )}
      {named && named.length > 0 && (
        <CardGrid
          label="My Cards"
          columns={2}
          cards={named}
          renderCard={(group, { eager }) => (
            <DirectTile group={group} onShow={setShown} eager={eager} />
          )}
        />
      )}
      {shown && <FlipOverlay card={shown.card} onClose={() => setShown(null)} />}
    </Page>
  );
}

type DirectTileProps = {
  group: GroupedCardOnWire;
  onShow: (group: GroupedCardOnWire) => void;
  eager: boolean;
};

function DirectTile({ group, onShow, eager }: DirectTileProps) {
  return (
    <div className="relative">
      <TradingCard
        card={group.card}
        size="fill"
        flip="none"
        eager={eager}
        onPress={() => onShow(group)}
      />
      {group.quantity > 1 && (
        <span className="pointer-events-none absolute top-1/4 -right-2 z-10 rounded-chip bg-accent px-3 py-1 font-display text-lg text-accent-ink">
          <span className="sr-only">You own </span>×{group.quantity}
        </span>
      )}
    </div>
  );
}
