import { HeartHandshake } from "lucide-react";
import { useState } from "react";
import { CallError } from "#web/lib/call.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Chip } from "./chip.tsx";

export type DescriptionRefused = {
  code: "unsafe_description" | "needs_help";
  reason: string;
  /** Descriptions that would be welcome. */
  suggestions: readonly string[];
};

export const refusalOf = (error: unknown): DescriptionRefused | null =>
  error instanceof CallError && (error.code === "unsafe_description" || error.code === "needs_help")
    ? { code: error.code, reason: error.toast, suggestions: error.suggestions }
    : null;

type OfferProps = { refusal: DescriptionRefused; onTake: (suggestion: string) => void };

type RefusedProps = OfferProps & {
  /** As it stands in the box now. */
  text: string;
};

/**
 * Why no card was made of a description, beside the box, where it can be changed. Of other words nothing
 * is said yet; the suggestions stay while one after the other is looked at.
 */
export function Refused({ refusal, text, onTake }: RefusedProps) {
  const [refused] = useState(text);
  if (refusal.code === "needs_help") return <KindWords refusal={refusal} onTake={onTake} />;
  if (text !== refused && !refusal.suggestions.includes(text)) return null;
  return (
    <div role="alert" className="rounded-button border border-warn bg-raised p-4">
      <p className="font-bold">{refusal.reason}</p>
      <Suggestions title="How about one of these?" refusal={refusal} onTake={onTake} />
    </div>
  );
}

/** A player wrote about hurting themselves: no warning, but a hand. Their card waits for them. */
function KindWords({ refusal, onTake }: OfferProps) {
  return (
    <div role="alert" className="hero-fill rounded-panel border border-line p-5">
      <div className="flex items-start gap-4">
        <HeartHandshake size={36} aria-hidden className="flex-none text-gold" />
        <p className="text-lg">{refusal.reason}</p>
      </div>
      <a
        href="https://findahelpline.com"
        target="_blank"
        rel="noreferrer"
        className={`mt-4 ${buttonClass({ look: "ghost" })}`}
      >
        Find somebody to talk to
      </a>
      <Suggestions
        title="Your card waits for you, today or another day. If you like, it could be:"
        refusal={refusal}
        onTake={onTake}
      />
    </div>
  );
}

function Suggestions({ title, refusal, onTake }: OfferProps & { title: string }) {
  if (refusal.suggestions.length === 0) return null;
  return (
    <>
      <p className="mt-3 text-muted">{title}</p>
      <div className="mt-3 grid justify-items-start gap-2">
        {refusal.suggestions.map((suggestion) => (
          <Chip key={suggestion} onTake={() => onTake(suggestion)}>
            {suggestion}
          </Chip>
        ))}
      </div>
    </>
  );
}
