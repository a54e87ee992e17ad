import { clsx } from "clsx";
import { Star } from "lucide-react";
import type { ReactNode } from "react";
import type { Beaten } from "./use-road.ts";

/** The three stars of a rival: for the win, and for each goal. */
export const starsOf = (beaten: Beaten | undefined): readonly [boolean, boolean, boolean] =>
  beaten ? [true, ...beaten.goals] : [false, false, false];

export const countStars = (beaten: Beaten | undefined): number =>
  starsOf(beaten).filter(Boolean).length;

type StarsProps = { beaten: Beaten | undefined; size?: number };

export function Stars({ beaten, size = 18 }: StarsProps) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{countStars(beaten)} of 3 stars</span>
      {starsOf(beaten).map((isEarned, i) => (
        <Star
          key={i}
          size={size}
          aria-hidden
          className={clsx(isEarned ? "fill-current text-gold" : "text-muted opacity-50")}
        />
      ))}
    </span>
  );
}

/** A star with what it is for. */
export const GoalStar = ({ isEarned, children }: { isEarned: boolean; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <Star
      size={20}
      aria-hidden
      className={clsx("flex-none", isEarned ? "fill-current text-gold" : "text-muted opacity-50")}
    />
    <span>
      {children}
      <span className="sr-only">{isEarned ? ": earned" : ": not yet"}</span>
    </span>
  </li>
);
