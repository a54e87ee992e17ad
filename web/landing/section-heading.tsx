import type { ReactNode } from "react";

type SectionHeadingProps = { id: string; title: string; children?: ReactNode };

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <header className="px-4 text-center">
      <h2 id={id} className="font-display text-3xl sm:text-5xl">
        {title}
      </h2>
      {children !== undefined && <p className="mt-2 text-lg text-muted">{children}</p>}
    </header>
  );
}
