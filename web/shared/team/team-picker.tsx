import { clsx } from "clsx";
import { Layers } from "lucide-react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { powerOf } from "#game/cards/card.ts";
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
};

const places = ["first", "second", "third"];

const columns = "grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6";

/** The deck, strongest cards first, to choose a team from. */
export function TeamPicker({ picked, onPick }: TeamPickerProps) {
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
          <Choice owned={owned} place={picked.indexOf(owned.id) + 1} onPick={onPick} />
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
};

function Choice({ owned, place, onPick }: ChoiceProps) {
  const { card } = owned;
  return (
    <div className={clsx(styles.choice, "relative")} data-picked={place > 0 || undefined}>
      <TradingCard card={card} size="fill" flip="none" />
      <button
        type="button"
        aria-pressed={place > 0}
        aria-label={nameOf(owned, place)}
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
    </div>
  );
}

function nameOf({ card }: OwnedCardOnWire, place: number): string {
  const name = `${card.name}, power ${powerOf(card)}`;
  return place > 0 ? `${name}, your ${places[place - 1]}` : name;
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
