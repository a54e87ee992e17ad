import { Gift } from "lucide-react";
import { ClaimForm } from "#web/parts/transfer/claim-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

type ReceiveGiftProps = { code: string; onLeave: () => void };

/** A friend's link leads here. It fills the code in and claims nothing by itself. */
export function ReceiveGift({ code, onLeave }: ReceiveGiftProps) {
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
