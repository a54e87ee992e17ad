import { clsx } from "clsx";

type ProgressProps = {
  /** Read aloud; put visible words beside the bar yourself. */
  label: string;
  /** Null while it is unknown. */
  value: number | null;
  max: number;
  className?: string | undefined;
};

export function Progress({ label, value, max, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, (value ?? 0) / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      className={clsx("h-3 overflow-hidden rounded-chip bg-raised", className)}
    >
      <div
        className="h-full rounded-chip bg-linear-to-r from-brand to-accent transition-transform duration-500 motion-reduce:transition-none"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  );
}

export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <span
      aria-hidden
      className="inline-block animate-spin rounded-chip border-3 border-current border-t-transparent motion-reduce:animate-none"
      style={{ width: size, height: size }}
    />
  );
}
