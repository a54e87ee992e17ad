import { Dices } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LOOKS } from "#game/purchases/custom-parameters.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Mist } from "#web/creation/mist.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { inDollars } from "#texts/en/purse.ts";
import { plannedCard, priceOf, type CustomOrder } from "./custom-order.ts";
import { useSketch } from "./use-sketch.ts";

type PreviewProps = { order: CustomOrder; onChange: (change: Partial<CustomOrder>) => void };

/** The card as it will be: its frame and numbers at once, its picture as soon as sliders rest. */
export function Preview({ order, onChange }: PreviewProps) {
  const { place, isSeen } = useSeen();
  const { imageUrl, isDrawing } = useSketch(order, isSeen);
  return (
    <div
      ref={place}
      className="flex flex-wrap items-center gap-4 max-md:rounded-panel max-md:border max-md:border-line max-md:bg-surface max-md:p-3 md:grid md:justify-items-center"
    >
      <div className="relative w-28 flex-none md:w-full md:max-w-72">
        {imageUrl === null ? (
          <Mist creation={null} />
        ) : (
          <TradingCard card={plannedCard(order, imageUrl)} flip="none" size="fill" />
        )}
        {isDrawing && (
          <span
            aria-hidden
            className="absolute -top-2 -right-2 grid size-10 place-items-center rounded-chip border border-line bg-surface"
          >
            <Spinner size={20} />
          </span>
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-32 gap-3 md:justify-items-center">
        <p aria-hidden className="font-display text-3xl text-gold tabular-nums md:hidden">
          {inDollars(priceOf(order))}
        </p>
        <Button
          look="ghost"
          size="small"
          onClick={() => onChange({ look: (order.look + 1) % LOOKS })}
        >
          <Dices size={18} aria-hidden className="text-gold" /> Another Look
        </Button>
        <p className="max-w-72 text-sm text-muted md:text-center">
          A quick sketch. The finished picture is much larger and finer.
        </p>
      </div>
    </div>
  );
}

/** The picture is drawn only when the player comes this far down. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const canWatch = typeof IntersectionObserver !== "undefined";
  const [isSeen, setSeen] = useState(!canWatch);
  useEffect(() => {
    if (!place.current || !canWatch) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [canWatch]);
  return { place, isSeen };
}
