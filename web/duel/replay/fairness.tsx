import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { sha256 } from "#game/lib/sha256.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

type FairnessProps = {
  commitment: string;
  /** Null until the duel is over. */
  secret: string | null;
};

const digits = "[font-family:ui-monospace,monospace] text-[0.9rem] wrap-anywhere";

/** How a player can check that the luck of a duel was not chosen afterwards. */
export function Fairness({ commitment, secret }: FairnessProps) {
  return (
    <Panel title="Was it fair?" className="space-y-4">
      <p className="max-w-prose">
        Before the first turn the game drew a secret number for the luck of the whole duel, and
        showed its fingerprint. A number that is changed afterwards has another fingerprint.
      </p>
      <dl className="space-y-3">
        <div>
          <dt className="font-bold">Fingerprint, shown before the first turn</dt>
          <dd className={digits}>{commitment}</dd>
        </div>
        <div>
          <dt className="font-bold">Secret</dt>
          <dd className={secret === null ? "text-muted" : digits}>
            {secret ?? "Shown when the duel is over."}
          </dd>
        </div>
      </dl>
      {secret !== null && <Check commitment={commitment} secret={secret} />}
    </Panel>
  );
}

const answers = {
  fits: "It fits: this secret was chosen before the first turn.",
  differs: "It does not fit. Something is wrong with this duel; please tell us.",
};

function Check({ commitment, secret }: { commitment: string; secret: string }) {
  const [answer, setAnswer] = useState<keyof typeof answers | null>(null);
  const check = () => setAnswer(sha256(secret) === commitment ? "fits" : "differs");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="ghost" size="small" onClick={check}>
        <ShieldCheck size={18} aria-hidden /> Verify
      </Button>
      <p
        role="status"
        className={answer === "differs" ? "font-bold text-bad" : "font-bold text-good"}
      >
        {answer !== null && answers[answer]}
      </p>
    </div>
  );
}
