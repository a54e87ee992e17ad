import { ShieldCheck } from "lucide-react";
import type { OpenedPack, PackOnWire } from "#contract/packs.ts";
import { rank } from "#game/cards/rarities.ts";
import { refuseToOpen } from "#game/packs/open.ts";
import { NewMark } from "#web/cards/new-mark.tsx";
import { ToNextFinish } from "#web/cards/to-next-finish.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Confetti } from "#web/shared/celebration/confetti.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { TOO_FEW_COINS } from "#web/words/market.ts";
import styles from "./opening.module.css";
import { isGrand } from "./reveal.tsx";

type SummaryProps = { pack: PackOnWire; opened: OpenedPack; onAnother: () => void };

/** From the top: on a phone the buttons are far below. It is read out, too. */
const focus = (message: HTMLElement | null) => message?.focus();

export function Summary({ pack, opened, onAnother }: SummaryProps) {
  const { cards, coins, message, receipt } = opened;
  const isTooExpensive = refuseToOpen({ priceCoins: pack.price }, coins) !== null;
  const best = cards.toSorted((a, b) => rank(b.card.rarity) - rank(a.card.rarity))[0];
  return (
    <div className={styles.middle}>
      {best && isGrand(best) && <Confetti rarity={best.card.rarity} />}
      <p ref={focus} tabIndex={-1} className={styles.message}>
        {message}
      </p>
      <ul className={styles.all} data-count={cards.length}>
        {cards.map(({ id, card, isNew, copies, location }, nth) => (
          <li key={id} style={{ "--nth": nth } as object}>
            <div className="relative">
              <TradingCard card={card} size="fill" eager />
              {isNew && <NewMark />}
            </div>
            <p className="mt-2 text-sm text-muted">
              {location === "deck" ? "In your deck" : "In your vault"}
            </p>
            <p className="text-sm font-bold text-gold empty:hidden">
              <ToNextFinish copies={copies} finish={card.finish} />
            </p>
          </li>
        ))}
      </ul>
      <div className="relative z-20 flex flex-wrap justify-center gap-3">
        <Button disabled={isTooExpensive} onClick={onAnother}>
          {isTooExpensive ? TOO_FEW_COINS : "Open Another"}
        </Button>
        <ButtonLink href="/cards" look="ghost">
          View My Collection
        </ButtonLink>
      </div>
      <p className="relative z-20 inline-flex items-center gap-2">
        <ShieldCheck size={18} aria-hidden />
        <TextLink href={`/packs/${receipt.openingId}`}>Check this draw</TextLink>
      </p>
    </div>
  );
}
