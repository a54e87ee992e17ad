import { elements } from "#game/cards/elements.ts";
import { Select } from "#web/ui/select.tsx";

type KindSelectsProps = {
  rarity: string;
  onRarity: (rarity: string) => void;
  /** As the screen spells them. */
  rarities: readonly string[];
  element: string;
  onElement: (element: string) => void;
};

/** Rarity and element; empty means all. */
export function KindSelects(props: KindSelectsProps) {
  const { rarity, onRarity, rarities, element, onElement } = props;
  return (
    <>
      <Select
        label="Rarity"
        hideLabel
        value={rarity}
        onChange={onRarity}
        options={withAll("All Rarities", rarities)}
      />
      <Select
        label="Element"
        hideLabel
        value={element}
        onChange={onElement}
        options={withAll("All Elements", elements)}
      />
    </>
  );
}

const withAll = (all: string, values: readonly string[]) => [
  { value: "", label: all },
  ...values.map((value) => ({ value, label: capitalised(value) })),
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
