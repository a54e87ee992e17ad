import { Gift } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** Receives the card behind a friend's code. */
export type ClaimForm = ComponentType<{
  given?: string;
  look?: "gold" | "ghost";
  hint?: string | undefined;
  children?: ReactNode;
  onDone?: () => void;
}>;

type ReceiveGiftProps = { ClaimForm: ClaimForm; code: string; onLeave: () => void };

/** A friend's link leads here. It fills the code in and claims nothing by itself. */
export function ReceiveGift({ ClaimForm, code, onLeave }: ReceiveGiftProps) {
  return (
    <Panel className="hero-fill mx-auto max-w-lg sm:p-8">
      <div className="mb-6 grid justify-items-center gap-2 text-center">
        <span className="brand-fill mb-2 grid size-20 place-items-center rounded-panel">
          <Gift size={40} aria-hidden />
        </span>
        <h2 className="font-display text-3xl">A card is waiting for you</h2>
        <p className="text-muted">A friend wants to give you a card. Do you want to have it?</p>
      </div>
      <ClaimForm given={code} onDone={onLeave}>
        <Button look="ghost" onClick={onLeave}>
          Not Now
        </Button>
      </ClaimForm>
    </Panel>
  );
}
