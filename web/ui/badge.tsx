import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "plain" | "gold" | "good" | "info" | "warn" | "bad";

type BadgeProps = {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  className?: string | undefined;
};

const tones = {
  plain: "text-ink",
  gold: "text-gold",
  good: "text-good",
  info: "text-defense",
  warn: "text-warn",
  bad: "text-bad",
};

export function Badge({ children, tone = "plain", className }: BadgeProps) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-chip border border-line bg-raised px-3 py-1 text-sm font-bold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
