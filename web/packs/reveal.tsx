import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { DrawnCardOnWire } from "#contract/packs.ts";
import { rank } from "#game/cards/rarities.ts";
import { NewMark } from "#web/cards/new-mark.tsx";
import { ToNextFinish } from "#web/cards/to-next-finish.tsx";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { Confetti } from "#web/shared/celebration/confetti.tsx";
import { Sleeve, TurningCard } from "#web/shared/celebration/turning-card.tsx";
import { Button } from "#web/ui/button.tsx";
import lights from "#web/shared/celebration/lights.module.css";
import styles from "./opening.module.css";

type RevealProps = { cards: readonly DrawnCardOnWire[]; onDone: () => void };

export const isGrand = ({ card }: DrawnCardOnWire): boolean =>
  rank(card.rarity) >= rank("legendary");

/** Card after card: face down, turned over, and on to the next one. */
export function Reveal({ cards, onDone }: RevealProps) {
  const [{ at, isTurned }, setShown] = useState({ at: 0, isTurned: false });
  useEffect(() => cards.forEach(fetchPicture), [cards]);
  const drawn = cards[at];
  if (!drawn) return null;
  const next = () => {
    if (!isTurned) setShown({ at, isTurned: true });
    else if (at + 1 < cards.length) setShown({ at: at + 1, isTurned: false });
    else onDone();
  };
  const left = cards.length - 1 - at;
  return (
    <div
      className={clsx(lights.lit, styles.middle)}
      data-rarity={isTurned ? drawn.card.rarity : undefined}
      data-grand={isGrand(drawn) || undefined}
    >
      {isTurned && isGrand(drawn) && <Confetti rarity={drawn.card.rarity} />}
      <p className={styles.legible}>
        Card {at + 1} of {cards.length}
      </p>
      <Pile key={at} drawn={drawn} isTurned={isTurned} left={left} onTap={next} />
      <p role="status" className={clsx(styles.legible, styles.words)}>
        {isTurned ? <Found drawn={drawn} /> : hintOf(drawn)}
      </p>
      <Acts isTurned={isTurned} isLast={left === 0} onNext={next} onAll={onDone} />
      <Tray cards={cards} shown={isTurned ? at + 1 : at} />
    </div>
  );
}

/** A card that turns must not show an empty frame first. */
function fetchPicture({ card }: DrawnCardOnWire): void {
  const picture = new Image();
  picture.src = card.imageUrl;
}

/** Readable in front of the brightest rays. */
const onNight = { background: "var(--night-80)" };

type ActsProps = { isTurned: boolean; isLast: boolean; onNext: () => void; onAll: () => void };

function Acts({ isTurned, isLast, onNext, onAll }: ActsProps) {
  const onward = isLast ? "See All Cards" : "Next Card";
  return (
    <div className="relative z-20 flex flex-wrap justify-center gap-3">
      <Button autoFocus onClick={onNext}>
        {isTurned ? onward : "Turn It Over"}
      </Button>
      {!(isLast && isTurned) && (
        <Button look="ghost" style={onNight} onClick={onAll}>
          Reveal All
        </Button>
      )}
    </div>
  );
}

const hintOf = (drawn: DrawnCardOnWire) =>
  isGrand(drawn) ? "Something special is shining through …" : "";

const Found = ({ drawn: { card, isNew, copies } }: { drawn: DrawnCardOnWire }) => (
  <>
    <span className="font-display text-xl">{card.name}</span>
    <span className="sr-only">
      , {card.rarity}, {card.element}.
    </span>
    {isNew ? (
      <b className="text-gold"> New!</b>
    ) : (
      <span className="text-muted">
        {" "}
        You have this one already
        {copies > 1 && (
          <b className="text-gold">
            {": "}
            <ToNextFinish copies={copies} finish={card.finish} />
          </b>
        )}
      </span>
    )}
  </>
);

type PileProps = { drawn: DrawnCardOnWire; isTurned: boolean; left: number; onTap: () => void };

function Pile({ drawn, isTurned, left, onTap }: PileProps) {
  return (
    <div className={styles.pile}>
      <i aria-hidden className={clsx(lights.rays, styles.light)} />
      <i aria-hidden className={clsx(lights.glow, styles.light)} />
      {Array.from({ length: Math.min(left, 4) }, (_, nth) => (
        <div key={nth} aria-hidden className={styles.under} style={{ "--nth": nth + 1 } as object}>
          <Sleeve className={styles.sleeve} />
        </div>
      ))}
      <div className={styles.arriving}>
        <TurningCard
          card={drawn.card}
          isTurned={isTurned}
          isGrand={isGrand(drawn)}
          onPress={onTap}
        />
        {drawn.isNew && isTurned && <NewMark />}
      </div>
      <i aria-hidden className={clsx(lights.flash, styles.flash)} />
    </div>
  );
}

/** What has been found so far, small. */
function Tray({ cards, shown }: { cards: readonly DrawnCardOnWire[]; shown: number }) {
  return (
    <div
      aria-hidden
      className="relative z-20 flex gap-[min(0.5rem,1vw)]"
      style={{ "--count": cards.length } as object}
    >
      {cards.map(({ id, card }, nth) =>
        nth < shown ? (
          <span key={id} className={styles.found} data-rarity={card.rarity}>
            <CardPicture card={card} small alt="" />
          </span>
        ) : (
          <span key={id} className={styles.place} />
        ),
      )}
    </div>
  );
}
