import { SearchX } from "lucide-react";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./choosing.module.css";

/** A card of the catalogue, or a copy that somebody owns. */
export type Choosable = {
  id: string;
  card: CardOnWire;
  level?: number;
  /** Under the card, such as where it is. */
  note?: string;
};

type CardChoiceProps<Choice extends Choosable> = {
  title: string;
  description: string;
  /** Null while they load. */
  choices: readonly Choice[] | null;
  onRetry: (() => void) | null;
  /** Shown when there is nothing to choose from. */
  empty: ReactNode;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

/** So many are shown at first, and come with every press on "Show More". */
const STEP = 24;

/** Cards to choose one from, found by name, element or rarity. */
export function CardChoice<Choice extends Choosable>(props: CardChoiceProps<Choice>) {
  const { title, description, choices, onRetry, empty, onChoose, onClose } = props;
  return (
    <Dialog title={title} description={description} size="wide" onClose={onClose}>
      {onRetry && <FailedState title="The cards did not load" onRetry={onRetry} />}
      {!onRetry && choices === null && (
        <CardSkeletons label="Loading cards" count={12} className={`${styles.choices} mt-5`} />
      )}
      {choices?.length === 0 && empty}
      {choices && choices.length > 0 && <Found choices={choices} onChoose={onChoose} />}
    </Dialog>
  );
}

type FoundProps<Choice> = { choices: readonly Choice[]; onChoose: (choice: Choice) => void };

function Found<Choice extends Choosable>({ choices, onChoose }: FoundProps<Choice>) {
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(STEP);
  const words = useDeferredValue(search).trim().toLowerCase();
  const found = choices.filter(({ card }) => matches(card, words));
  return (
    <div className="mt-5 min-h-96 space-y-5">
      <Field
        label="Search by name, element or rarity"
        hideLabel
        type="search"
        placeholder="Search by name, element or rarity"
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setShown(STEP);
        }}
      />
      {found.length === 0 && (
        <EmptyState icon={<SearchX aria-hidden />} title="No cards match">
          Try another word.
        </EmptyState>
      )}
      <ul aria-label="Cards to choose from" className={styles.choices}>
        {found.slice(0, shown).map((choice) => (
          <li key={choice.id}>
            <TradingCard
              card={choice.card}
              level={choice.level}
              size="fill"
              flip="none"
              onPress={() => onChoose(choice)}
            />
            {choice.note !== undefined && (
              <p className="mt-1 text-center text-sm text-muted">{choice.note}</p>
            )}
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div className="flex justify-center">
          <Button look="ghost" onClick={() => setShown(shown + STEP)}>
            Show More
          </Button>
        </div>
      )}
    </div>
  );
}

const matches = ({ name, element, rarity }: CardOnWire, words: string): boolean =>
  name.trim() !== "" &&
  [name.toLowerCase(), element, rarity as string].some((text) => text.includes(words));
