import { Flag } from "lucide-react";
import { useState } from "react";
import { cardMaker } from "#contract/moderation.ts";
import { creationWords } from "#web/words/creation.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { wrongWithCard } from "./what-is-wrong.ts";

const ReportDialog = lazily(() => import("./report-dialog.tsx"), "ReportDialog", {
  otherwise: Nothing,
});

/** The maker of a card and its number over all creations, with a way to report it; nothing for the game's own cards. */
export function MadeBy({ cardId, name }: { cardId: string; name: string }) {
  const [isReporting, setReporting] = useState(false);
  const { data } = useAnswer(cardMaker, { id: cardId });
  if (!data || data.creationNumber === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted wrap-anywhere">
        {creationWords(data.creationNumber)}, first made by {data.makerName ?? "a former player"}
      </p>
      {data.mayReport && (
        <Button look="ghost" size="small" onClick={() => setReporting(true)}>
          <Flag size={16} aria-hidden /> Report This Card
        </Button>
      )}
      {isReporting && (
        <ReportDialog
          description={`The card ${name}`}
          choices={wrongWithCard(cardId)}
          touches={[cardMaker]}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
