import type { ReactNode } from "react";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { useScreenTitle } from "#web/ui/screen-title.ts";
import styles from "./table.module.css";

type TableFrameProps = {
  /** The heading, and the name of the tab, where it is not the screen's fixed one. */
  title?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen whose heading is small, because the table needs the room. */
export function TableFrame({ title, aside, children }: TableFrameProps) {
  const screenTitle = useScreenTitle();
  const frame = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {title !== undefined && <title>{`${title} · Taleborn`}</title>}
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-2xl">{title ?? screenTitle}</h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
