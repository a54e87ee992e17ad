import { ArrowRightLeft, DoorOpen, ScanLine } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { listOwnedCards } from "#contract/collection.ts";
import { TRADE_CODE_LENGTH } from "#game/trades/offer.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { CodeForm } from "#web/shared/codes/code-form.tsx";
import { useCardList } from "#web/collection/api.ts";
import { OpenLink } from "#web/shared/family/open-link.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { ClaimForm } from "./receive-gift.tsx";

type TradeMenuProps = {
  ClaimForm: ClaimForm;
  /** Why the code is typed and not scanned. */
  whyNoCamera: string | undefined;
};

export function TradeMenu({ ClaimForm, whyNoCamera }: TradeMenuProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <MakeAnOffer />
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

const offered = "w-[clamp(5.5rem,20vw,8.5rem)]";

function MakeAnOffer() {
  const { cards } = useCardList(listOwnedCards);
  return (
    <Panel className="hero-fill grid items-center gap-x-10 gap-y-6 sm:p-8 md:col-span-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-lg">
        <h2 className="font-display text-3xl sm:text-4xl">Make an Offer</h2>
        <p className="mt-2 mb-6">
          Choose a card to give, and the one you want for it. Then show your friend the code: both
          cards change hands in the same moment.
        </p>
        <OpenLink needs="trade" href="/trade?mode=create">
          <ArrowRightLeft size={20} aria-hidden /> Offer a Card
        </OpenLink>
      </div>
      <div
        aria-hidden
        className="flex items-center justify-center gap-[clamp(0.75rem,3vw,1.75rem)] py-[0.5rem]"
      >
        {cards[0] && <MiniCard card={cards[0].card} className={`${offered} -rotate-7`} />}
        <ArrowRightLeft className="h-auto w-[clamp(1.75rem,6vw,3rem)] flex-none text-gold" />
        {cards[1] && <MiniCard card={cards[1].card} className={`${offered} rotate-7`} />}
      </div>
    </Panel>
  );
}

function JoinForm({ why }: { why: string | undefined }) {
  const [, navigate] = useLocation();
  const [code, setCode] = useState("");
  return (
    <CodeForm
      className="mt-auto space-y-4"
      label="Trade code"
      value={code}
      onChange={setCode}
      maxLength={TRADE_CODE_LENGTH}
      placeholder="8 letters and digits"
      hint={why}
      Icon={DoorOpen}
      action="Join Trade"
      look="ghost"
      disabled={code.trim() === ""}
      onSubmit={() => navigate(`/trade?${new URLSearchParams({ code: code.trim() })}`)}
    >
      <ScanButton />
    </CodeForm>
  );
}

const ScanButton = () => (
  <ButtonLink look="ghost" href="/trade?mode=scan">
    <ScanLine size={20} aria-hidden /> Scan QR Code
  </ButtonLink>
);
