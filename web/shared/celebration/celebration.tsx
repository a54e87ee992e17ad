import { clsx } from "clsx";
import { ArrowLeft, X } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { rank, type Rarity } from "#game/cards/rarities.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { play } from "#web/lib/sound/play.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { DialogDescription, DialogTitle, FullscreenDialog } from "#web/ui/fullscreen-dialog.tsx";
import { StageStrip } from "#web/ui/stage-strip.tsx";
import { useStage } from "#web/ui/stage.ts";
import styles from "./celebration.module.css";
import { Confetti } from "./confetti.tsx";
import lights from "./lights.module.css";

type Celebrated = { card: CardOnWire; level?: number | undefined };

type CelebrationProps = {
  title: string;
  /** The light is that of the rarest. */
  cards: readonly Celebrated[];
  headline: ReactNode;
  /** What happened to the cards. */
  words: ReactNode;
  /** Links and buttons: where to go from here. */
  actions: ReactNode;
  onClose: () => void;
  /** A dialog that opens over it. */
  children?: ReactNode;
};

/** When the first card shows its face: celebration.module.css. */
const TURNED_AFTER_MS = 900;

/** The whole screen celebrates new cards. All its words are there at once; the cards take a bow. */
export function Celebration(props: CelebrationProps) {
  const { title, cards, headline, words, actions, onClose, children } = props;
  const rarity = rarestOf(cards);
  // A dialog over it hides it, and what is said there belongs to the dialog.
  const isOnStage = !children;
  useStage(isOnStage);
  useEffect(() => play(`turn-${rarity}`, TURNED_AFTER_MS), [rarity]);
  return (
    <FullscreenDialog
      className={clsx(lights.night, lights.lit, styles.celebration)}
      data={{ "data-rarity": rarity }}
      isDescribed
      onClose={onClose}
    >
      <Confetti rarity={rarity} />
      <div className="relative z-20 mx-auto flex w-full max-w-5xl justify-between p-3 sm:p-4">
        <Button look="ghost" size="small" onClick={onClose}>
          <ArrowLeft size={18} aria-hidden /> Back
        </Button>
        <Button look="ghost" round aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </Button>
      </div>
      <div className="grid grow place-content-center justify-items-center gap-3 px-4 pb-6 text-center sm:gap-4">
        <DialogTitle className={clsx(styles.title, "z-20 font-display text-4xl sm:text-6xl")}>
          {title}
        </DialogTitle>
        <Stage cards={cards} />
        <DialogDescription asChild>
          <div className={clsx(styles.words, "z-20 max-w-xl space-y-1 sm:space-y-2")}>
            <p className="font-display text-xl sm:text-2xl">{headline}</p>
            <p className="text-muted sm:text-lg">{words}</p>
            <p className="sr-only">{cards.map(({ card }) => inWords(card)).join(" ")}</p>
          </div>
        </DialogDescription>
        <div className="z-20 mt-1 flex flex-wrap justify-center gap-2 sm:gap-3">{actions}</div>
        {isOnStage && <StageStrip className="z-20" />}
      </div>
      {children}
    </FullscreenDialog>
  );
}

const inWords = ({ name, rarity, element, attack, defense, speed }: CardOnWire): string =>
  `${name}: ${rarity}, ${element}, attack ${attack}, defense ${defense}, speed ${speed}.`;

const rarestOf = (cards: readonly Celebrated[]): Rarity =>
  cards.map(({ card }) => card.rarity).toSorted((a, b) => rank(b) - rank(a))[0] ?? "common";

/** Cards come face down, and turn over in the light of the rarest. */
function Stage({ cards }: { cards: readonly Celebrated[] }) {
  return (
    <div className={styles.stage} data-count={cards.length}>
      <i aria-hidden className={clsx(lights.rays, styles.light)} />
      <i aria-hidden className={clsx(lights.glow, styles.light)} />
      <i aria-hidden className={styles.motes} />
      {cards.map(({ card, level }, index) => (
        <div key={index} className={styles.arriving} data-rarity={card.rarity}>
          <div className={styles.turning}>
            <div className={styles.face}>
              <TradingCard card={card} level={level} size="fill" eager />
            </div>
            <div aria-hidden className={clsx(lights.sleeve, styles.sleeve)}>
              <img src="/logo.svg" alt="" width={64} height={64} />
            </div>
          </div>
        </div>
      ))}
      <i aria-hidden className={lights.flash} />
    </div>
  );
}

type OnwardProps = { href: string; label: string; stay?: string; onClose: () => void };

/** The two ways on from most celebrations: to what has come, and back to where one was. */
export const Onward = ({ href, label, stay = "Continue", onClose }: OnwardProps) => (
  <>
    <ButtonLink href={href}>{label}</ButtonLink>
    <Button look="ghost" onClick={onClose}>
      {stay}
    </Button>
  </>
);
