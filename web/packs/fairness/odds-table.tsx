import { FIRST_PACKS } from "#game/packs/draw.ts";
import { rarities } from "#game/cards/rarities.ts";
import type { PackOnWire } from "#contract/packs.ts";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import styles from "./fairness.module.css";

const slotWords: Record<PackOnWire["slots"][number], string> = {
  standard: "of any rarity",
  rare_or_better: "rare or better",
  epic_or_better: "epic or better",
};

const percent = (value: number): string =>
  `${value.toFixed(value < 10 ? 2 : 1).replace(/\.?0+$/, "")}%`;

export function OddsTable({ pack }: { pack: PackOnWire }) {
  return (
    <div className="mt-2 space-y-3">
      <p className="text-sm">{slotsOf(pack)}.</p>
      <ScrolledTable caption={`Chances of one card of the ${pack.name}`} className={styles.table}>
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col">One card is</th>
            <th scope="col">Base</th>
            <th scope="col">With promises</th>
          </tr>
        </thead>
        <tbody>
          {rarities.map((rarity) => (
            <tr key={rarity}>
              <th scope="row">
                <RarityBadge rarity={rarity} table={null} />
              </th>
              <td>{percent(pack.baseOdds[rarity] ?? 0)}</td>
              <td>{percent(pack.effectiveOdds[rarity] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <p className="text-sm text-muted">
        Base: each card by itself. With promises: over a long time, when only this pack is opened,
        because bad luck ends (see below). Of 100 packs, {percentOf(pack.packOdds.legendary)} hold a
        legendary card or better, and {percentOf(pack.packOdds.mythical)} a mythical one. From rare
        upwards you get creatures that you do not own yet, while there are any. In your first{" "}
        {FIRST_PACKS} packs that goes for common ones, too; how rare a card is does not change.
        Creatures of a monthly set come into packs on the first day of their month and stay. Each is
        one more creature of its rarity, so the chance of each rarity stays what it is.
      </p>
    </div>
  );
}

const percentOf = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** Such as "3 cards of any rarity, 1 rare or better". */
function slotsOf({ slots }: PackOnWire): string {
  const kinds = [...new Set(slots)];
  return kinds
    .map((kind) => {
      const count = slots.filter((each) => each === kind).length;
      const cards = count === 1 ? "1 card" : `${count} cards`;
      return `${cards} ${slotWords[kind]}`;
    })
    .join(", ");
}
