import { SearchX } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** The filters let no card pass. */
export const NoCardsMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    Icon={SearchX}
    title="No cards match"
    action={
      <Button look="ghost" onClick={onClear}>
        Show All Cards
      </Button>
    }
  >
    Try another word, rarity or element.
  </EmptyState>
);
