import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { useScreenTitle } from "./screen-title.ts";

type PageProps = {
  /** The heading, and the name of the browser's tab, where it is not the screen's fixed one. */
  title?: string | undefined;
  /** Words or buttons beside the heading. */
  aside?: ReactNode;
  intro?: ReactNode;
  back?: { href: string; label: string } | undefined;
  width?: "narrow" | "wide" | undefined;
  children: ReactNode;
};

/** The frame of a player's screen: the way back, the heading, the content. */
export function Page({ title, aside, intro, back, width = "wide", children }: PageProps) {
  const screenTitle = useScreenTitle();
  return (
    <div className={clsx("mx-auto px-4 pt-6 pb-12", width === "wide" ? "max-w-6xl" : "max-w-3xl")}>
      {title !== undefined && <title>{`${title} · Taleborn`}</title>}
      {back && (
        <Link
          href={back.href}
          className="-ml-2 print:hidden inline-flex min-h-11 items-center gap-2 rounded-field px-2 font-bold text-muted hover:text-ink"
        >
          <ArrowLeft size={18} aria-hidden />
          {back.label}
        </Link>
      )}
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-display text-4xl sm:text-5xl">{title ?? screenTitle}</h1>
          {intro !== undefined && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
