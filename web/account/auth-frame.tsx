import type { ReactNode } from "react";
import type { CreatureEntry } from "#game/cards/card.ts";
import { galevanth, quartzelot, serafawn } from "#game/cards/rare-creatures.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useScreenTitle } from "#web/ui/screen-title.ts";

type AuthFrameProps = { intro?: ReactNode; children: ReactNode };

/** The frame of the account forms, with a hand of cards beside them where there is room. */
export function AuthFrame({ intro, children }: AuthFrameProps) {
  const title = useScreenTitle();
  return (
    <div className="overflow-x-clip">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-8 sm:py-14 lg:grid-cols-[minmax(0,28rem)_1fr]">
        <div className="mx-auto w-full max-w-md">
          <div className="panel">
            <h1 className="font-display text-4xl">{title}</h1>
            {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
            <div className="mt-6">{children}</div>
          </div>
        </div>
        <div aria-hidden inert className="relative hidden h-[30rem] lg:block">
          <Fanned creature={galevanth} className="-translate-x-[112%] translate-y-10 -rotate-12" />
          <Fanned creature={quartzelot} className="translate-x-[12%] translate-y-10 rotate-12" />
          <Fanned creature={serafawn} className="-translate-x-1/2" />
        </div>
      </div>
    </div>
  );
}

type FannedProps = { creature: CreatureEntry; className: string };

function Fanned({ creature, className }: FannedProps) {
  return (
    <div className={`absolute top-4 left-1/2 w-60 xl:w-64 ${className}`}>
      <TradingCard card={sampleCard(creature)} flip="none" size="fill" alt="" />
    </div>
  );
}

/** The small words under a form: where else to go. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <p className="mt-6 text-center text-muted">{children}</p>;
}
