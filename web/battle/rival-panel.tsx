import type { UseQueryResult } from "@tanstack/react-query";
import type { RivalsOnWire } from "#contract/battle.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { BONUS_PERCENT_PER_CARD } from "#game/battle/power.ts";
import { beatersOf, type Element } from "#game/cards/elements.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type RivalPanelProps = { rivals: UseQueryResult<RivalsOnWire>; level: ComputerLevel | null };

/** Who waits on this level: the three elements, and what beats them. */
export function RivalPanel({ rivals, level }: RivalPanelProps) {
  if (rivals.isLoading) return <Skeleton className="h-48" />;
  const rival = rivals.data?.rivals.find((each) => each.level === level);
  if (!rival) return <FailedState title="Your rival did not load" onRetry={rivals.refetch} />;
  return (
    <Panel title={`Your rival: ${rival.name}`} aria-label="Your rival">
      <ul aria-label="Elements of your rival" className="grid gap-2 sm:grid-cols-3 sm:gap-3">
        {rival.elements.map((element) => (
          <li
            key={element}
            className="flex items-center gap-3 rounded-button border border-line bg-raised px-3 py-2"
          >
            <span className="flex-none text-violet">
              <ElementIcon element={element} size={28} />
            </span>
            <span className="flex flex-wrap items-baseline gap-x-3 sm:block">
              <span className="block font-display text-xl capitalize">{element}</span>
              <span className="block text-sm text-muted">{whatBeats(element)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        Its three creatures are a secret until the battle. A card of yours gets +
        {BONUS_PERCENT_PER_CARD} % for each of these elements that it beats. Your rival has measured
        your three strongest cards, and it waits until you fight it.
      </p>
    </Panel>
  );
}

const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

function whatBeats(element: Element): string {
  const beaters = beatersOf(element);
  return beaters.length === 0 ? "Nothing beats it" : `Beaten by ${list.format(beaters)}`;
}
