import type { ReactNode } from "react";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { useScreenTitle } from "#web/ui/screen-title.ts";
import styles from "./board.module.css";

type BoardFrameProps = {
  /** The heading, and the name of the tab, where it is not the screen's fixed one. */
  title?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen with a small heading, because the board needs the space. */
export function BoardFrame({ title, aside, children }: BoardFrameProps) {
  const screenTitle = useScreenTitle();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={styles.frame}>
      {title !== undefined && <title>{`${title} · Taleborn`}</title>}
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title ?? screenTitle}
        </h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
