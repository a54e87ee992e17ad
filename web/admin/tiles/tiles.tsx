import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type Tile = {
  label: string;
  /** Undefined: not known yet. Numbers are written with their commas. */
  value: number | string | undefined;
  hint?: ReactNode;
};

/** Numbers at a glance, each with its name. */
export const Tiles = ({ label, tiles }: { label: string; tiles: readonly Tile[] }) => (
  <dl
    aria-label={label}
    className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3"
  >
    {tiles.map(({ label: name, value, hint }) => (
      <div key={name} className="rounded-panel border border-line bg-surface p-4">
        <dt className="text-sm font-bold text-muted">{name}</dt>
        <dd className="mt-1 font-display text-3xl tabular-nums">
          {value === undefined ? <Skeleton className="h-9 w-20" /> : shown(value)}
        </dd>
        {hint !== undefined && <dd className="mt-1 text-sm text-muted">{hint}</dd>}
      </div>
    ))}
  </dl>
);

const shown = (value: number | string) =>
  typeof value === "number" ? value.toLocaleString("en") : value;
