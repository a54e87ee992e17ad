import type { ReactNode } from "react";
import { rarities } from "#game/cards/rarities.ts";
import type { Estimate } from "#game/economy/simulate.ts";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import type { Simulated } from "./simulation.ts";

export const SimulatorResults = ({ openings, months }: Simulated) => (
  <div className="mt-6 grid gap-6 lg:grid-cols-2">
    <div>
      <p className="mb-2 font-bold">
        {openings.cards.toLocaleString("en")} cards for {openings.coinsPaid.toLocaleString("en")}{" "}
        coins
      </p>
      <EstimateTable caption="Rarities of the cards" heads={["Rarity", "Percent"]}>
        {rarities.map((rarity) => (
          <EstimateRow
            key={rarity}
            name={rarity}
            estimates={[openings.rarities[rarity]]}
            digits={2}
          />
        ))}
      </EstimateTable>
    </div>
    <div>
      <p className="mb-2 font-bold">A month of play</p>
      <EstimateTable caption="Coins of a month" heads={["Player", "Coins in", "Packs for them"]}>
        {months.map(({ kind, coinsIn, packs: bought }) => (
          <EstimateRow key={kind} name={kind} estimates={[coinsIn, bought]} digits={1} />
        ))}
      </EstimateTable>
    </div>
  </div>
);

type EstimateTableProps = { caption: string; heads: readonly string[]; children: ReactNode };

const EstimateTable = ({ caption, heads, children }: EstimateTableProps) => (
  <ScrolledTable caption={`${caption}, with 95 % intervals`} className="text-sm tabular-nums">
    <thead className="text-muted">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className="pr-4">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </ScrolledTable>
);

type EstimateRowProps = { name: string; estimates: readonly Estimate[]; digits: number };

const EstimateRow = ({ name, estimates, digits }: EstimateRowProps) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-1 pr-4 font-normal capitalize">
      {name}
    </th>
    {estimates.map(({ mean, low, high }, place) => (
      // oxlint-disable-next-line react/no-array-index-key
      <td key={place} className="pr-4">
        {mean.toFixed(digits)}{" "}
        <span className="text-muted">
          ({Math.max(0, low).toFixed(digits)}–{high.toFixed(digits)})
        </span>
      </td>
    ))}
  </tr>
);
