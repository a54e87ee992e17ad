import { clsx } from "clsx";

/** A grey shape where something will be in a moment. Give it its size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "block animate-pulse rounded-field bg-raised motion-reduce:animate-none",
        className,
      )}
    />
  );
}

export type SkeletonsProps = {
  /** Read aloud: what is loading. */
  label: string;
  sizes: readonly string[];
  className?: string;
};

/** Grey shapes where the parts of a screen will be. */
export const Skeletons = ({ label, sizes, className }: SkeletonsProps) => (
  <div role="status" aria-label={label} className={className}>
    {sizes.map((size, index) => (
      <Skeleton key={index} className={size} />
    ))}
  </div>
);
