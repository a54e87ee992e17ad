import { Archive } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

/** In the collection's tab and on the vault's own screen. */
export const EmptyVault = () => (
  <EmptyState
    Icon={Archive}
    title="Your vault is empty"
    action={
      <ButtonLink look="ghost" href="/cards">
        See My Deck
      </ButtonLink>
    }
  >
    Cards that do not fit into the deck, or that you put away, are kept here.
  </EmptyState>
);
