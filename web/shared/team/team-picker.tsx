import { clsx } from "clsx";
import { Layers } from "lucide-react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { powerOf, speedOf } from "#game/cards/card.ts";
import type { Element } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { filterCollection, showAll } from "#game/collection/filter.ts";
import type { BondNumbers } from "#game/cards/bond.ts";
import { arenaStrength } from "#game/duel/enter.ts";
import { talentOf, type Talent } from "#game/cards/talents.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { talentLine, talentWords } from "#game/duel/talent-words.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useCardList } from "#web/collection/api.ts";
import { useCardFilter } from "#web/shared/filters/card-filter.ts";
import { FilterBar } from "#web/shared/filters/filter-bar.tsx";
import { NoCardsMatch } from "#web/shared/filters/no-cards-match.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { bondOf, fighting } from "./fighting.ts";
import { matchUpOf, type MatchUp } from "./match-up.ts";
import styles from "./team.module.css";

type TeamPickerProps = {
  /** Ids of owned cards, in the order they were chosen. */
  picked: readonly string[];
  onPick: (ownedCardId: string) => void;
  /** The elements of the other team, when they are known. */
  against?: readonly Element[];
  /** The strength that every card has in the Fair Arena is shown, instead of its own. */
  isEven: boolean;
  /** Against the computer: how strong the bond makes own creations at least; else 0. */
  bondPercent?: number;
  /** Talents count in a duel only. */
  hasTalents?: boolean | undefined;
};

const places = ["first", "second", "third"];

/** Two beside each other where large letters leave no room for three. */
const columns =
  "grid-cols-[repeat(auto-fill,minmax(max(4rem,26%),1fr))] gap-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6";

/** The deck to choose a team from, with the collection's search. */
export function TeamPicker({
  picked,
  onPick,
  against = [],
  isEven,
  hasTalents,
  bondPercent = 0,
}: TeamPickerProps) {
  const deck = useCardList(listDeck);
  const state = useCardFilter();
  if (deck.isLoading)
    return <CardSkeletons label="Loading your deck" count={12} className={columns} />;
  if (deck.error !== null && deck.cards.length === 0)
    return <FailedState title="Your deck did not load" onRetry={deck.retry} />;

  if (filterCollection(deck.cards, showAll).length < TEAM_SIZE) return <TooFewCards />;
  const found = filterCollection(deck.cards, state.filter);
  const cards = isEven
    ? found.map(evened).toSorted(byElement)
    : found.toSorted(strongestFirst(bondPercent));
  return (
    <div className="space-y-4">
      <FilterBar state={state} searchLabel="Search cards" rarities={rarities} />
      {cards.length === 0 && <NoCardsMatch onClear={state.clear} />}
      <ul aria-label="Your deck" className={clsx("grid", columns)}>
        {cards.map((owned) => (
          <li key={owned.id}>
            <Choice
              owned={owned}
              place={picked.indexOf(owned.id) + 1}
              strength={
                isEven ? strengthOf(owned) : `power ${powerOf(fighting(owned, bondPercent))}`
              }
              bond={bondOf(owned, bondPercent)}
              talent={hasTalents ? talentOf(owned.card) : null}
              against={against}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const strongestFirst =
  (bondPercent: number) =>
  (a: OwnedCardOnWire, b: OwnedCardOnWire): number =>
    powerOf(fighting(b, bondPercent)) - powerOf(fighting(a, bondPercent));

function evened(owned: OwnedCardOnWire): OwnedCardOnWire {
  const strength = arenaStrength(owned.card);
  return { ...owned, card: { ...owned.card, ...strength, speed: speedOf(strength) } };
}

/** What tells cards of the same power apart. */
const strengthOf = ({ card }: OwnedCardOnWire) => `attack ${card.attack}, defense ${card.defense}`;

/** Where none is stronger than another, they are sorted by what they are. */
const byElement = ({ card: a }: OwnedCardOnWire, { card: b }: OwnedCardOnWire) =>
  a.element.localeCompare(b.element) || a.name.localeCompare(b.name);

const wordsOf = (name: string, strength: string, talent: Talent | null): string =>
  [name, strength, ...(talent ? [talentLine(talent)] : [])].join(", ");

const TalentName = ({ talent }: { talent: Talent }) => (
  <p className="mt-1 text-center text-sm font-bold" title={talentLine(talent)}>
    {talentWords[talent].name}
  </p>
);

type ChoiceProps = {
  owned: OwnedCardOnWire;
  /** 0 when it is not chosen. */
  place: number;
  strength: string;
  /** Attack, defense and speed with the bond; null when there is none, or it changes nothing. */
  bond: BondNumbers | null;
  talent: Talent | null;
  against: readonly Element[];
  onPick: (ownedCardId: string) => void;
};

function Choice({ owned, place, strength, bond, talent, against, onPick }: ChoiceProps) {
  const { card, level } = owned;
  const matchUp = matchUpOf(card.element, against);
  const words = wordsOf(card.name, `${strength}${bond ? " with your bond" : ""}`, talent);
  return (
    <div className={clsx(styles.choice, "relative")} data-picked={place > 0 || undefined}>
      <TradingCard card={card} level={level} size="fill" flip="none" />
      <button
        type="button"
        aria-pressed={place > 0}
        aria-label={nameOf(words, place, matchUp)}
        className="absolute inset-0 z-10 cursor-pointer rounded-field"
        onClick={() => onPick(owned.id)}
      />
      {place > 0 && (
        <span
          className="pointer-events-none absolute top-1/4 -right-2 z-20 grid size-[2.25rem] place-items-center rounded-chip bg-accent font-display text-xl text-accent-ink"
          aria-hidden
        >
          {place}
        </span>
      )}
      <MatchUpMarks {...matchUp} isDuel={talent !== null} />
      {bond && (
        <span aria-hidden className={clsx(styles.marks, styles.bond)}>
          <span className="text-gold">Bond {bond.join("/")}</span>
        </span>
      )}
      {talent && <TalentName talent={talent} />}
    </div>
  );
}

/** What the other team's elements do for a card, and against it; a duel counts other percents than a battle. */
function MatchUpMarks({ bonusPercent, beatenBy, isDuel }: MatchUp & { isDuel: boolean }) {
  return (
    <span aria-hidden className={styles.marks}>
      {bonusPercent > 0 && (
        <span className="text-good">{isDuel ? "Strong" : `+${bonusPercent} %`}</span>
      )}
      {beatenBy.length > 0 && <span className="text-bad">Weak</span>}
    </span>
  );
}

const list = new Intl.ListFormat("en-GB");

function nameOf(card: string, place: number, { beats, beatenBy }: MatchUp): string {
  return [
    card,
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
      Icon={Layers}
      title="You need three cards in your deck"
      way={["/cards?tab=vault", "Open My Vault"]}
    >
      Only cards of the battle deck can fight. Bring some back from the vault, or create new ones.
    </EmptyState>
  );
}
