import { useId } from "react";
import type { ChildOnWire } from "#contract/family.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ChildFoot } from "./child-foot.tsx";
import { ruleOf } from "./rules.ts";
import { PlayTime } from "./play-time.tsx";
import { MoneyRules } from "./money-rules.tsx";
import { Switches } from "./switches.tsx";
import { useAllowances } from "./use-allowances.tsx";
import { Week } from "./week.tsx";

/** One child: the week to look at, and below it what may be changed. */
export function Child({ child, isOpen }: { child: ChildOnWire; isOpen: boolean }) {
  const headingId = useId();
  const { name, sharedWith } = child;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={headingId} className="font-display text-3xl wrap-anywhere">
          {name}
        </h2>
        <Badge>{bandWords(child)}</Badge>
        {sharedWith !== null && <Badge>Shared with {sharedWith}</Badge>}
      </header>
      <Week name={name} week={child.week} />
      <details open={isOpen} className="group mt-4 border-t border-line pt-2">
        <summary className="min-h-11 cursor-pointer content-center rounded-field font-bold">
          What {name} may do{" "}
          <span className="block pl-4 text-sm font-normal text-muted group-[[open]]:hidden sm:inline sm:pl-2">
            {ruleOf(child)}
          </span>
        </summary>
        <Settings child={child} />
      </details>
    </section>
  );
}

function Settings({ child }: { child: ChildOnWire }) {
  const { allowances, set, errorAt, status } = useAllowances(child);
  return (
    <div className="mt-2 space-y-6">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_20rem]">
        <Switches allowances={allowances} set={set} />
        <div className="space-y-6">
          <PlayTime {...{ allowances, set, errorAt }} />
          <MoneyRules
            name={child.name}
            {...{ allowances, set, errorAt }}
            spentCents={child.spentThisMonthCents}
          />
        </div>
      </div>
      {status}
      <ChildFoot child={child} />
    </div>
  );
}

const bands = { child: "Child", teen: "Teen", young: "Nearly adult" };

function bandWords({ band, bandLastMonth }: ChildOnWire): string {
  const month = new Date(`${bandLastMonth}-15T12:00:00Z`);
  return `${bands[band]} until ${month.toLocaleDateString("en", { month: "long", year: "numeric" })}`;
}
