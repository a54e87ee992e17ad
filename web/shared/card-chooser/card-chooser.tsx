import { SearchX } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";

/** A card of the catalogue, or a player's copy. */
export type Choosable = {
  id: string;
  card: CardOnWire;
  level?: number | undefined;
  /** Under the card, such as where it is. */
  note?: string;
};

/** So many are shown at first, and come with every press on "Show More". */
const STEP = 24;

type CardChooserProps<Choice extends Choosable> = {
  /** Names the list for those who cannot see it. */
  label: string;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
};

/** A list of cards to choose one from, by eye or by name, element or rarity. */
export function CardChooser<Choice extends Choosable>(props: CardChooserProps<Choice>) {
  const { label, choices, onChoose } = props;
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(STEP);
  const words = useDeferredValue(search).trim().toLowerCase();
  const found = choices.filter(({ card }) => matches(card, words));
  return (
    <div className="mt-4 min-h-96 space-y-4">
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
      <p role="status" className="text-muted">
        {found.length > 0 && `${found.length} to choose from`}
      </p>
      {found.length === 0 && (
        <EmptyState Icon={SearchX} title="No cards match">
          Try another word.
        </EmptyState>
      )}
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-[0.75rem] gap-y-[1rem]"
      >
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
