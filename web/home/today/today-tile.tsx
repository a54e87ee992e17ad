import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

type TodayTileProps = {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** One of the three things of the day. */
export function TodayTile({ title, note, className, children }: TodayTileProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx(tile, className)}>
      <div className="flex items-center justify-between gap-x-3">
        <h2 id={id} className="font-display text-lg/6">
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

export const tile =
  "flex flex-col gap-1 rounded-button border border-line bg-surface p-3 lg:max-w-md";

/** In a wide window only the button is seen, as a part of the hero. */
export const bareWhenWide = "lg:border-0 lg:bg-transparent lg:p-0 lg:*:not-[.btn]:hidden";

export const words = "text-sm text-muted";
