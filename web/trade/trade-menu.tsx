import { ArrowRightLeft, DoorOpen, ScanLine } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { TRADE_CODE_LENGTH } from "#game/trades/offer.ts";
import { CodeField } from "#web/parts/codes/code-field.tsx";
import { ClaimForm } from "#web/parts/transfer/claim-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

type TradeMenuProps = {
  /** Why the code is typed and not scanned. */
  whyNoCamera: string | undefined;
};

export function TradeMenu({ whyNoCamera }: TradeMenuProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <Panel title="Make an Offer" className="flex flex-col md:col-span-2 lg:col-span-1">
        <p className="mb-6 text-muted">
          Choose a card to give, and the one you want for it. Then show your friend the code.
        </p>
        <ButtonLink href="/trade?mode=create" className="mt-auto">
          <ArrowRightLeft size={20} aria-hidden /> Offer a Card
        </ButtonLink>
      </Panel>
      <Panel title="Join a Trade" className="flex flex-col">
        <p className="mb-6 text-muted">Your friend has an offer? Have a look at it by its code.</p>
        <JoinForm why={whyNoCamera} />
      </Panel>
      <Panel title="Receive a Gift" className="flex flex-col">
        <p className="mb-6 text-muted">A friend gives you a card? Their code brings it to you.</p>
        <div className="mt-auto">
          <ClaimForm look="ghost" hint={whyNoCamera}>
            <ScanButton />
          </ClaimForm>
        </div>
      </Panel>
    </div>
  );
}

function JoinForm({ why }: { why: string | undefined }) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  const code = typed.trim().toUpperCase();
  return (
    <form
      className="mt-auto space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/trade?${new URLSearchParams({ code })}`);
      }}
    >
      <CodeField
        label="Trade code"
        value={typed}
        onChange={setTyped}
        maxLength={TRADE_CODE_LENGTH}
        placeholder="8 letters and digits"
        hint={why}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="ghost" type="submit" disabled={code === ""}>
          <DoorOpen size={20} aria-hidden /> Join Trade
        </Button>
        <ScanButton />
      </div>
    </form>
  );
}

const ScanButton = () => (
  <ButtonLink look="ghost" href="/trade?mode=scan">
    <ScanLine size={20} aria-hidden /> Scan QR Code
  </ButtonLink>
);
