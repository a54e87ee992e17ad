import { useMemo, useState } from "react";
import type { FiguresOnWire } from "#contract/records.ts";
import { Panel } from "#web/ui/panel.tsx";
import { optionsOf } from "#web/admin/table/common-columns.tsx";
import { Select } from "#web/ui/select.tsx";
import { DayChart } from "./day-chart.tsx";

type Day = FiguresOnWire["days"][number];
type What = Exclude<keyof Day, "day">;

const words: Record<What, string> = {
  signUps: "Sign-ups",
  cards: "Cards",
  battles: "Battles",
  deals: "Deals",
};

const kinds = Object.keys(words) as What[];

/** The last 90 days: one number as a line, and all numbers in a table beside it. */
export function DayFigures({ days }: { days: readonly Day[] }) {
  const [what, setWhat] = useState<What>("signUps");
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const values = useMemo(() => days.map((day) => day[what]), [days, what]);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <Panel className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-display text-2xl">90 Days</h2>
        <Select
          label="What the chart shows"
          hideLabel
          className="w-auto"
          options={optionsOf(words)}
          value={what}
          onChange={(value) => setWhat(value as What)}
        />
      </div>
      <p className="mt-1 text-muted">
        {words[what]}: {total.toLocaleString("en")} in {days.length} days
      </p>
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <DayChart days={names} values={values} />
        <DayTable days={days} />
      </div>
    </Panel>
  );
}

const DayTable = ({ days }: { days: readonly Day[] }) => (
  <div tabIndex={0} role="region" aria-label="Day by day" className="max-h-72 overflow-auto">
    <table className="w-full text-right text-sm wrap-normal tabular-nums">
      <thead className="sticky top-0 bg-surface text-muted">
        <tr>
          <th scope="col" className="text-left">
            Day (UTC)
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className="px-2">
              {words[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
              {day.day}
            </th>
            {kinds.map((kind) => (
              <td key={kind} className="px-2">
                {day[kind].toLocaleString("en")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
