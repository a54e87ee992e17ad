import { useMemo, useState } from "react";
import type { economy } from "#contract/economy.ts";
import { DayChart } from "#web/admin/analytics/day-chart.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import { Select } from "#web/ui/select.tsx";
import type { AnswerTo } from "./economy-answer.ts";

type Days = AnswerTo<typeof economy>["days"];
type Way = "minted" | "burned";

const ways = [
  { value: "minted", label: "Minted" },
  { value: "burned", label: "Burned" },
] as const;

const totalOf = (amounts: Record<string, number>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

/** By day as a line, and by reason in a table for admins who cannot see the line. */
export function CoinDays({ days }: { days: Days }) {
  const [way, setWay] = useState<Way>("minted");
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const values = useMemo(() => days.map((day) => totalOf(day[way])), [days, way]);
  return (
    <Panel>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-display text-2xl">By Day and Reason</h2>
        <Select
          label="What the chart shows"
          hideLabel
          className="w-auto"
          options={ways}
          value={way}
          onChange={(value) => setWay(value as Way)}
        />
      </div>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <DayChart days={names} values={values} />
        <DayTable days={days} />
      </div>
      <Reasons days={days} way={way} />
    </Panel>
  );
}

const DayTable = ({ days }: { days: Days }) => (
  <ScrolledTable caption="Coins by day" className="text-right text-sm tabular-nums">
    <thead className="text-muted">
      <tr>
        <th scope="col" className="text-left">
          Day (UTC)
        </th>
        <th scope="col">Minted</th>
        <th scope="col">Burned</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ day, minted, burned }) => (
        <tr key={day} className="border-t border-line">
          <th scope="row" className="py-1 text-left font-normal">
            {day}
          </th>
          <td>{totalOf(minted).toLocaleString("en")}</td>
          <td>{totalOf(burned).toLocaleString("en")}</td>
        </tr>
      ))}
    </tbody>
  </ScrolledTable>
);

function Reasons({ days, way }: { days: Days; way: Way }) {
  const sums = new Map<string, number>();
  for (const day of days) {
    for (const [reason, amount] of Object.entries(day[way])) {
      sums.set(reason, (sums.get(reason) ?? 0) + amount);
    }
  }
  const rows = [...sums].toSorted(([, a], [, b]) => b - a);
  if (rows.length === 0) return <p className="mt-4 text-muted">No coins moved in these days.</p>;
  return (
    <ScrolledTable caption="Coins by reason" className="mt-4 text-sm tabular-nums">
      <thead className="text-muted">
        <tr>
          <th scope="col">Reason</th>
          <th scope="col" className="text-right">
            Coins
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([reason, amount]) => (
          <tr key={reason} className="border-t border-line">
            <th scope="row" className="py-1 font-normal">
              {reason}
            </th>
            <td className="text-right">{amount.toLocaleString("en")}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
