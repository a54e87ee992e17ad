import type { ReactNode } from "react";
import { useAttention } from "#web/lib/use-attention.ts";
import styles from "./table.module.css";

type TableFrameProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A screen whose heading is small, because the table needs the room. */
export function TableFrame({ title, aside, children }: TableFrameProps) {
  const frame = useAttention<HTMLDivElement>();
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <title>{`${title} · Taleborn`}</title>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-2xl">{title}</h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
