import { Skeletons } from "#web/ui/skeleton.tsx";
import { clsx } from "clsx";

type CardSkeletonsProps = {
  /** Read aloud: what is loading. */
  label: string;
  count: number;
  /** The columns and gaps of the grid that will stand here; without it those of a dialog. */
  className?: string;
};

const inDialog = "mt-4 grid-cols-3 gap-3 sm:grid-cols-4";

/** A grid of cards before the cards are known. */
export function CardSkeletons({ label, count, className = inDialog }: CardSkeletonsProps) {
  const sizes = Array.from({ length: count }, () => "aspect-5/7 w-full");
  return <Skeletons {...{ label, sizes }} className={clsx("grid", className)} />;
}
