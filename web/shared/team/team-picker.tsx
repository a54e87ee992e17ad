import { clsx } from "clsx";
import { Layers } from "lucide-react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { BONUS_PERCENT_PER_CARD } from "#game/battle/power.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { powerOf } from "#game/cards/card.ts";
import { hasAdvantage, type Element } from "#game/cards/elements.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useCardList } from "#web/collection/api.ts";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import styles from "./team.module.css";

type TeamPickerProps = {
  /** Ids of owned cards, in the order they were chosen. */
  picked: readonly string[];
  onPick: (ownedCardId: string) => void;
  /** The elements of the other team, when they are known. */
  against?: readonly Element[];
};

const places = ["first", "second", "third"];

const columns = "grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6";

/** The deck, strongest cards first, to choose a team from. */
export function TeamPicker({ picked, onPick, against = [] }: TeamPickerProps) {
  const deck = useCardList(listDeck);
  if (deck.isLoading)
    return <CardSkeletons label="Loading your deck" count={12} className={columns} />;
  if (deck.error !== null)
    return <FailedState title="Your deck did not load" onRetry={deck.retry} />;

  const cards = deck.cards.filter(({ card }) => card.name.trim() !== "");
  if (cards.length < TEAM_SIZE) return <TooFewCards />;
  return (
    <ul aria-label="Your deck" className={clsx("grid", columns)}>
      {cards.toSorted(strongestFirst).map((owned) => (
        <li key={owned.id}>
          <Choice
            owned={owned}
            place={picked.indexOf(owned.id) + 1}
            onPick={onPick}
            against={against}
          />
        </li>
      ))}
    </ul>
  );
}

export const strongestFirst = (a: OwnedCardOnWire, b: OwnedCardOnWire) =>
  powerOf(b.card) - powerOf(a.card);

type ChoiceProps = {
  owned: OwnedCardOnWire;
  /** 0 when it is not chosen. */
  place: number;
  onPick: (ownedCardId: string) => void;
  against: readonly Element[];
};

function Choice({ owned, place, onPick, against }: ChoiceProps) {
  const { card } = owned;
  const matchUp = matchUpOf(card.element, against);
  return (
    <div className={clsx(styles.choice, "relative")} data-picked={place > 0 || undefined}>
      <TradingCard card={card} size="fill" flip="none" />
      <button
        type="button"
        aria-pressed={place > 0}
        aria-label={nameOf(owned, place, matchUp)}
        className="absolute inset-0 z-10 cursor-pointer rounded-field"
        onClick={() => onPick(owned.id)}
      />
      {place > 0 && (
        <span
          className="pointer-events-none absolute top-1/4 -right-2 z-20 grid size-9 place-items-center rounded-chip bg-accent font-display text-xl text-accent-ink"
          aria-hidden
        >
          {place}
        </span>
      )}
      <MatchUpMarks {...matchUp} />
    </div>
  );
}

type MatchUp = { beats: Element[]; beatenBy: Element[] };

const matchUpOf = (element: Element, against: readonly Element[]): MatchUp => ({
  beats: against.filter((other) => hasAdvantage(element, other)),
  beatenBy: against.filter((other) => hasAdvantage(other, element)),
});

/** What the other team's elements do for a card, and against it. */
function MatchUpMarks({ beats, beatenBy }: MatchUp) {
  return (
    <span aria-hidden className={styles.marks}>
      {beats.length > 0 && (
        <span className="text-good">+{BONUS_PERCENT_PER_CARD * beats.length} %</span>
      )}
      {beatenBy.length > 0 && <span className="text-bad">Weak</span>}
    </span>
  );
}

const list = new Intl.ListFormat("en-GB");

function nameOf({ card }: OwnedCardOnWire, place: number, { beats, beatenBy }: MatchUp): string {
  return [
    `${card.name}, power ${powerOf(card)}`,
    beats.length > 0 && `beats ${list.format(beats)}`,
    beatenBy.length > 0 && `weak against ${list.format(beatenBy)}`,
    place > 0 && `your ${places[place - 1]}`,
  ]
    .filter((words) => words !== false)
    .join(", ");
}

function TooFewCards() {
  return (
    <EmptyState
      icon={<Layers aria-hidden />}
      title="You need three cards in your deck"
      action={<ButtonLink href="/cards?tab=vault">Open My Vault</ButtonLink>}
    >
      Only cards of the battle deck can fight. Bring some back from the vault, or create new ones.
    </EmptyState>
  );
}
