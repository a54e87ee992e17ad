import { Search } from "lucide-react";
import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./market.module.css";

type Choosable = { id: string; card: CardOnWire; level?: number | undefined };

type CardChooserProps<Choice extends Choosable> = {
  /** Names the list for those who cannot see it. */
  label: string;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
};

const AT_ONCE = 30;

/** A list of cards to choose one from, by eye or by name. */
export function CardChooser<Choice extends Choosable>(props: CardChooserProps<Choice>) {
  const { label, choices, onChoose } = props;
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(AT_ONCE);
  const word = search.trim().toLowerCase();
  const found = choices.filter(({ card }) => card.name.toLowerCase().includes(word));
  return (
    <div className="mt-4 space-y-4">
      <div className="relative">
        <Field
          label="Search by name"
          hideLabel
          type="search"
          placeholder="Search by name"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="pl-11"
        />
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
        />
      </div>
      <p role="status" className="text-muted">
        {found.length === 0 ? "No card has this name." : `${found.length} to choose from`}
      </p>
      <ul aria-label={label} className={styles.chooser}>
        {found.slice(0, shown).map((choice) => (
          <li key={choice.id}>
            <TradingCard
              card={choice.card}
              level={choice.level}
              size="fill"
              flip="none"
              onPress={() => onChoose(choice)}
            />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div className="flex justify-center">
          <Button look="ghost" size="small" onClick={() => setShown(shown + AT_ONCE)}>
            Show More
          </Button>
        </div>
      )}
    </div>
  );
}
