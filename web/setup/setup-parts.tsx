import { useState } from "react";
import { readSetup, trySetupPart, type SetupPart, type SetupPartOnWire } from "#contract/setup.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { notTried } from "#web/words/setup.ts";

const titles: Record<SetupPart, string> = {
  name: "Who runs the game",
  mail: "Mail",
  payments: "Payments",
  ai: "Words and pictures",
  backup: "Backups",
};

const tryLabels: Record<Exclude<SetupPart, "name">, string> = {
  mail: "Send Me a Letter",
  payments: "Ask the Payment Provider",
  ai: "Ask for One Word",
  backup: "Write a Backup and Read It",
};

/** One part after the other: how it is, what changes it, and whether it works. */
export function SetupParts() {
  const setup = useAnswer(readSetup);
  return (
    <div className="space-y-6">
      <p className="text-muted">
        The game plays as it is. What stands here is set where the game is started: set it there,
        start the game anew, and look here again.
      </p>
      <Unanswered query={setup} title="The setup did not load" size="h-96" />
      <ol className="space-y-6">
        {setup.data?.parts.map((part) => (
          <li key={part.part}>
            <Part {...part} />
          </li>
        ))}
      </ol>
      <ButtonLink href="/admin">Go to the Admin Panel</ButtonLink>
    </div>
  );
}

const Part = ({ part, isStandard, now, settings }: SetupPartOnWire) => (
  <Panel title={titles[part]}>
    <p className="mb-2">
      <Badge tone={isStandard ? "warn" : "good"}>
        {isStandard ? "As the game ships it" : "Set up"}
      </Badge>
    </p>
    <p className="mb-3 wrap-anywhere">{now}</p>
    <p className="text-sm text-muted">Settings:</p>
    <ul className="mb-4 flex flex-wrap gap-2">
      {settings.map((name) => (
        <li key={name}>
          <code className="text-sm wrap-anywhere">{name}</code>
        </li>
      ))}
    </ul>
    {part !== "name" && <Trial part={part} />}
  </Panel>
);

function Trial({ part }: { part: keyof typeof tryLabels }) {
  const [tried, setTried] = useState<{ works: boolean; words: string } | null>(null);
  const attempt = useChange(trySetupPart, { refusedToast: notTried, onDone: setTried });
  return (
    <>
      <Button look="ghost" {...pressFor(attempt, { part })}>
        {tryLabels[part]}
      </Button>
      <div role="status" className="mt-3">
        {tried && (
          <p className={tried.works ? "font-bold text-good" : "font-bold text-bad"}>
            {tried.words}
          </p>
        )}
      </div>
    </>
  );
}
