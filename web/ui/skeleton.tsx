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
