import type { ReactNode } from "react";

type TableFrameProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A screen whose heading is small, because the table needs the room. */
export function TableFrame({ title, aside, children }: TableFrameProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 pb-12">
      <title>{`${title} · Taleborn`}</title>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-2xl">{title}</h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
