import type { ReactNode } from "react";

/** A description that is a press away. */
export function Chip({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-chip border border-line bg-raised px-4 py-2 text-left text-sm font-bold hover:border-line-strong"
    >
      {children}
    </button>
  );
}
