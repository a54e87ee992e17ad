import { Scale } from "lucide-react";
import { useEffect, useState } from "react";
import { FREE_STAT_MAX, FREE_STAT_MIN } from "#game/creation/roll.ts";
import { customSpecs } from "#game/purchases/custom-card.ts";
import { inDollars } from "#texts/en/purse.ts";
import { loadAnew } from "#web/lib/begun-here.ts";
import { useUser } from "#web/lib/session.tsx";
import { useMustLoadAnew } from "#web/purchases/api.ts";
import type { DescriptionRefused } from "#web/shared/creation/refused.tsx";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { BaseChoice } from "./base-choice.tsx";
import {
  changed,
  elementOf,
  firstOrderFor,
  isComplete,
  isLikeAFreeCard,
  priceOf,
  type CustomOrder,
} from "./custom-order.ts";
import { CustomPayment, useMakeCustom } from "./custom-payment.tsx";
import { keptOrder } from "./kept-order.ts";
import { OrderSliders, rarityNames } from "./order-sliders.tsx";
import { Preview } from "./preview.tsx";
import { usePaid, useWatchOrdered } from "./use-paid.ts";
import { useSettledText } from "./use-settled-text.ts";

/** Six sliders, a card that follows them, and what it costs. */
export function CustomBuilder() {
  const { user } = useUser();
  const [kept] = useState(keptOrder.kept);
  useEffect(() => keptOrder.forget(), []);
  const [order, setOrder] = useState(() => kept ?? firstOrderFor(user?.ageBand));
  const [refusal, setRefusal] = useState<DescriptionRefused | null>(null);
  const [isPaying, setPaying] = useState(kept !== null);
  const mustLoadAnew = useMustLoadAnew();
  const pay = () => {
    if (!mustLoadAnew) return setPaying(true);
    keptOrder.keep(order);
    void loadAnew();
  };
  const paidCents = usePaid();
  const watch = useWatchOrdered();
  const change = (wish: Partial<CustomOrder>) => {
    setOrder((before) => changed(before, wish));
    if (wish.description !== undefined) setRefusal(null);
  };
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[18rem_1fr]">
        <div className="z-10 md:sticky md:top-24 max-md:[@media(min-height:40rem)]:sticky max-md:[@media(min-height:40rem)]:top-16">
          <Preview order={order} onChange={change} />
        </div>
        <div className="@container min-w-0 space-y-7">
          <BaseChoice order={order} refusal={refusal} onChange={change} />
          <OrderSliders
            parameters={order.parameters}
            onChange={(parameters) => change({ parameters })}
          />
          <Price order={order} paidCents={paidCents} onBegun={watch}>
            <OpenButton needs="money" size="large" disabled={!isComplete(order)} onClick={pay}>
              Create for {inDollars(priceOf(order))}
            </OpenButton>
          </Price>
        </div>
      </div>
      {isPaying && (
        <CustomPayment
          order={order}
          onClose={() => setPaying(false)}
          onRefused={setRefusal}
          onBegun={watch}
        />
      )}
    </>
  );
}

/** Heard when the sliders rest, not at every step. */
const REST_MS = 700;

type PriceProps = {
  order: CustomOrder;
  /** What the player has paid for a card that is not designed yet. */
  paidCents: number | null;
  onBegun: (creationId: string) => void;
  children: React.ReactNode;
};

function Price({ order, paidCents, onBegun, children }: PriceProps) {
  const cents = priceOf(order);
  const make = useMakeCustom();
  const [isMaking, setMaking] = useState(false);
  const makePaid = async () => {
    setMaking(true);
    const creationId = await make(order);
    setMaking(false);
    if (creationId !== null) onBegun(creationId);
  };
  return (
    <div className="space-y-4 rounded-panel border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <span className="block text-sm font-bold text-muted">Price</span>
          <output aria-hidden className="font-display text-4xl text-gold tabular-nums">
            {inDollars(cents)}
          </output>
        </p>
        {paidCents === cents ? (
          <Button size="large" pending={isMaking} disabled={!isComplete(order)} onClick={makePaid}>
            Create Now: Already Paid
          </Button>
        ) : (
          children
        )}
      </div>
      <WhatItBuys order={order} />
      {!isComplete(order) && <p className="font-bold">Choose a creature first.</p>}
      {paidCents !== null && (
        <p className="font-bold">
          You have paid {inDollars(paidCents)} for a custom card that is not made yet. Set the
          sliders to this price, and it costs nothing more.
        </p>
      )}
      <p role="status" className="sr-only">
        {useSettledText(summaryOf(order), REST_MS)}
      </p>
      <p className="flex items-start gap-3 text-sm text-muted">
        <Scale size={20} aria-hidden className="mt-0.5 flex-none" />
        <span>
          <b>No advantage in ranked:</b> there all cards fight with equal strength. You pay once,
          and the card is yours.
        </span>
      </p>
    </div>
  );
}

function WhatItBuys({ order }: { order: CustomOrder }) {
  const { attack, defense, rarity } = customSpecs(order.parameters);
  return (
    <p>
      It buys one {rarity} card with {attack} attack and {defense} defense.
      {isLikeAFreeCard(order) &&
        ` A free card of the day has ${FREE_STAT_MIN} to ${FREE_STAT_MAX} of each, so it is often stronger. What you pay for is the choice: its element, its numbers and its look.`}
    </p>
  );
}

function summaryOf(order: CustomOrder): string {
  const { attack, defense, rarity } = customSpecs(order.parameters);
  const kind = `${rarityNames[rarity]} card of ${elementOf(order)}`;
  return `${kind}, attack ${attack}, defense ${defense}: ${inDollars(priceOf(order))}`;
}
