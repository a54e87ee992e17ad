import { useState } from "react";
import { countLog, getLogRow, listLog, undoDeed } from "#contract/admin.ts";
import { WhyDialog } from "#web/admin/forms/why-dialog.tsx";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import { deedUndone } from "#web/words/admin.ts";

type DeedDialogProps = { number: number; onClose: () => void };

/** What one row of the log has changed, field by field, and the way back. */
export function DeedDialog({ number, onClose }: DeedDialogProps) {
  const [isAsked, setAsked] = useState(false);
  const deed = useAnswer(getLogRow, { number }, { isAskedAnew: true });
  const undo = useChange(undoDeed, {
    touches: [listLog, countLog, getLogRow],
    ...deedUndone,
    onDone: onClose,
    onRefused: () => setAsked(false),
  });
  if (isAsked) {
    return (
      <WhyDialog
        title="Take this back?"
        description="Everything is as it was before this deed. That is a deed of its own, and is written down."
        confirmLabel="Take Back"
        pending={undo.isPending}
        onConfirm={(why) => undo.mutate({ number, why })}
        onClose={() => setAsked(false)}
      />
    );
  }
  return (
    <Dialog title={deed.data?.deed ?? "A deed"} size="wide" onClose={onClose}>
      <Unanswered query={deed} size="mt-4 h-48" />
      {deed.data && <Details {...deed.data} onUndo={() => setAsked(true)} />}
    </Dialog>
  );
}

type DetailsProps = {
  differences: readonly Difference[];
  /** Why it cannot be taken back; null when it can. */
  noWayBack: string | null;
  onUndo: () => void;
};

const Details = ({ differences, noWayBack, onUndo }: DetailsProps) => (
  <>
    <Differences rows={differences} />
    <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
      {noWayBack !== null && <p className="grow text-muted">{noWayBack}</p>}
      <Button disabled={noWayBack !== null} onClick={onUndo}>
        Undo
      </Button>
    </div>
  </>
);

type Difference = { field: string; before: string; after: string };

function Differences({ rows }: { rows: readonly Difference[] }) {
  if (rows.length === 0) return <p className="mt-4 text-muted">Nothing is different.</p>;
  return (
    <div className="mt-4">
      <ScrolledTable caption="What is different" className="text-sm">
        <thead>
          <tr>
            {["Field", "Before", "After"].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 text-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 font-bold">
                {field}
              </th>
              <td className="py-2 pr-4">{before === "" ? "–" : before}</td>
              <td className="py-2">{after === "" ? "–" : after}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </div>
  );
}
