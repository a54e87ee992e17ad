import { clsx } from "clsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type CardSkeletonsProps = {
  /** Read aloud: what is loading. */
  label: string;
  count: number;
  /** The columns and gaps of the grid that will stand here. */
  className: string;
};

/** A grid of cards before the cards are known. */
export function CardSkeletons({ label, count, className }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={clsx("grid", className)}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="aspect-5/7 w-full" />
      ))}
    </div>
  );
}
