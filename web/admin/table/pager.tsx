import { ChevronLeft, ChevronRight } from "lucide-react";
import { countedAtMost } from "#contract/fields.ts";
import { Button } from "#web/ui/button.tsx";
import type { AdminList } from "./use-admin-list.ts";

/** How many rows there are, and the buttons to the next and the previous page. */
export function Pager({ list }: { list: AdminList<{ id: string | number }> }) {
  const { address, count, hasBefore, hasAfter } = list;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-muted">
        {count !== undefined && inWords(count, countedAtMost(address.value("search")))}
      </p>
      {(hasBefore || hasAfter) && <Turning list={list} />}
    </div>
  );
}

function inWords(count: number, most: number): string {
  const words = `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
  return count < most ? words : `${words} or more`;
}

function Turning({ list }: { list: AdminList<{ id: string | number }> }) {
  const { address, rows = [], hasBefore, hasAfter, isOld } = list;
  const [first, last] = [rows[0], rows.at(-1)];
  // Disabled for that moment the buttons would lose the focus.
  const turn: typeof address.turn = (to) => !isOld && address.turn(to);
  return (
    <div className="flex gap-2">
      <Button
        look="ghost"
        size="small"
        disabled={!hasBefore || !first}
        onClick={() => first && turn({ before: String(first.id) })}
      >
        <ChevronLeft size={18} aria-hidden />
        Previous
      </Button>
      <Button
        look="ghost"
        size="small"
        disabled={!hasAfter || !last}
        onClick={() => last && turn({ after: String(last.id) })}
      >
        Next
        <ChevronRight size={18} aria-hidden />
      </Button>
    </div>
  );
}
