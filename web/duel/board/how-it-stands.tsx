import { useState } from "react";
import type { DuelView } from "#game/duel/duel.ts";
import type { Voice } from "#web/duel/stage/story.ts";
import { Button } from "#web/ui/button.tsx";
import { allOfIt } from "./standing-words.ts";
import { useKeys } from "./use-keys.ts";

type HowItStandsProps = { view: DuelView; voice: Voice; hasKeys: boolean };

/** Asked for by a key, or by a button that only the keyboard and screen readers come to. */
export function HowItStands({ view, voice, hasKeys }: HowItStandsProps) {
  const [said, setSaid] = useState({ words: "", times: 0 });
  const tell = () => setSaid(({ times }) => ({ words: allOfIt(view, voice), times: times + 1 }));
  useKeys({ isOn: hasKeys, keys: /^h$/i }, tell);
  return (
    <>
      <p role="status" className="sr-only">
        {/* A new key makes a screen reader read the same words again at the second press. */}
        <span key={said.times}>{said.words}</span>
      </p>
      <Button
        look="ghost"
        size="small"
        className="sr-only focus:not-sr-only"
        aria-keyshortcuts={hasKeys ? "H" : undefined}
        onClick={tell}
      >
        How does it stand?
      </Button>
    </>
  );
}
