import type { ReactNode } from "react";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { useScreenTitle } from "#web/ui/screen-title.ts";

type BoardFrameProps = {
  /** The heading, and the name of the tab, where it is not the screen's fixed one. */
  title?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen with a small heading, because the board needs the space. */
export function BoardFrame({ title, aside, children }: BoardFrameProps) {
  const screenTitle = useScreenTitle();
  const frame = useFocusOnMount<HTMLDivElement>();
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="mx-auto max-w-6xl scroll-mt-16 px-4 pt-3 pb-12 outline-none"
    >
      {title !== undefined && <title>{`${title} · Taleborn`}</title>}
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-2xl">{title ?? screenTitle}</h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
