import type { ReactNode } from "react";
import { useScreenTitle } from "#web/ui/screen-title.ts";

type ChapterProps = { id: string; title: string; children: ReactNode };

/** The frame of a page for adults: one narrow column of short chapters. */
export function LegalFrame({ intro, children }: { intro: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-8">
      <h1 className="font-display text-4xl sm:text-5xl">{useScreenTitle()}</h1>
      <p className="mt-2 text-lg text-muted">{intro}</p>
      <div className="mt-8 grid gap-6">{children}</div>
    </div>
  );
}

export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="mb-3 font-display text-2xl">
        {title}
      </h2>
      <div className="grid gap-3">{children}</div>
    </section>
  );
}

/** The points of a chapter. */
export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5 text-muted">{children}</ul>
);
