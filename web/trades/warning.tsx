import { TriangleAlert } from "lucide-react";
import { Tick } from "#web/shared/card-chooser/tick.tsx";

type WarningProps = {
  words: string;
  /** Whether the player has ticked the box. Without `onSeen` there is no box. */
  isSeen?: boolean;
  onSeen?: (isSeen: boolean) => void;
};

/** One side gives much more than the other. */
export function Warning({ words, isSeen = false, onSeen }: WarningProps) {
  return (
    <div
      role="status"
      className="mx-auto flex max-w-2xl items-start gap-3 rounded-button border border-line-strong bg-raised p-4"
    >
      <TriangleAlert size={24} aria-hidden className="mt-0.5 flex-none text-warn" />
      <div className="min-w-0">
        <p className="font-bold">{words}</p>
        {onSeen && (
          <Tick type="checkbox" checked={isSeen} onChange={onSeen}>
            I have seen this, and I want to trade.
          </Tick>
        )}
      </div>
    </div>
  );
}
