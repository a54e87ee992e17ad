import { useState } from "react";
import { listChildren, setWeeklyLetter, type ChildOnWire } from "#contract/family.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { letterNotChanged } from "#web/words/family.ts";
import { Changes } from "./changes.tsx";
import { useExport } from "./use-export.ts";

const LeaveChild = lazily(() => import("./leave-child.tsx"), "LeaveChild");
const DeleteChild = lazily(() => import("./delete-child.tsx"), "DeleteChild");

/** The letter, what was changed by whom, and what is stored. */
export function ChildFoot({ child }: { child: ChildOnWire }) {
  const { id, name } = child;
  const [isShown, show] = useState(false);
  const [ends, setEnds] = useState<"yes" | "account" | null>(null);
  const letter = useChange(setWeeklyLetter, {
    touches: [listChildren],
    refusedToast: letterNotChanged,
  });
  const download = useExport(child);
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <div className="max-w-xl">
        <Switch
          label="Weekly letter"
          hint={`On Mondays an e-mail tells you what ${name} made and did.`}
          checked={letter.isPending ? letter.variables.isWanted : child.weeklyLetter}
          onChange={(isWanted) => letter.mutate({ id, isWanted })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="ghost" size="small" aria-expanded={isShown} onClick={() => show(!isShown)}>
          What was changed
        </Button>
        <Button look="ghost" size="small" {...pressFor(download, { id })}>
          Download all data
        </Button>
        <Button look="ghost" size="small" onClick={() => setEnds("yes")}>
          Take back your yes
        </Button>
        <Button look="ghost" size="small" onClick={() => setEnds("account")}>
          Delete the account
        </Button>
      </div>
      {isShown && <Changes child={child} />}
      {ends === "yes" && <LeaveChild child={child} onClose={() => setEnds(null)} />}
      {ends === "account" && <DeleteChild child={child} onClose={() => setEnds(null)} />}
    </div>
  );
}
