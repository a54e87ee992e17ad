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
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-3 pb-12">
      {title !== undefined && <title>{`${title} · Taleborn`}</title>}
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-19 font-display text-2xl outline-none">
          {title ?? screenTitle}
        </h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
