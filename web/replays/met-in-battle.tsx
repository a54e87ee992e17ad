import { Flag } from "lucide-react";
import { useState } from "react";
import { battleRival } from "#contract/moderation.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { wrongWithRival } from "#web/shared/reports/what-is-wrong.ts";

const ReportDialog = lazily(() => import("#web/shared/reports/report-dialog.tsx"), "ReportDialog", {
  otherwise: Nothing,
});

/** A way to say that the name of a rival is not nice; nothing after a battle with the computer. */
export function MetInBattle({ battleId }: { battleId: string }) {
  const [isReporting, setReporting] = useState(false);
  const { data } = useAnswer(battleRival, { id: battleId }, { isAskedAnew: true });
  if (!data || data.rivalName === null || !data.mayReport) return null;
  return (
    <p className="mt-8 text-center">
      <Button look="ghost" size="small" onClick={() => setReporting(true)}>
        <Flag size={16} aria-hidden /> Report This Name
      </Button>
      {isReporting && (
        <ReportDialog
          description={`The player ${data.rivalName}`}
          choices={wrongWithRival(battleId)}
          touches={[battleRival]}
          onClose={() => setReporting(false)}
        />
      )}
    </p>
  );
}
