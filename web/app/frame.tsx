import { SunMoon } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { ButtonLink, Link } from "#web/ui/link.tsx";
import { findScreen } from "./paths.ts";
import { screens, type ScreenPath } from "./screen-table.ts";
import { switchTheme } from "./theme.ts";

type FrameProps = {
  /** The right side of the top bar. */
  bar: ReactNode;
  /** Beside the name of the game. */
  places?: ReactNode;
  main?: Ref<HTMLElement>;
  /** What a screen reader says when a new screen takes the focus. */
  title?: string | undefined;
  children: ReactNode;
};

/** What every page has around its content: the top bar, the footer, and a way past the former. */
export function Frame({ bar, places, main, title, children }: FrameProps) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-field bg-accent p-3 font-bold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        Skip to content
      </a>
      <header className="group @container print:hidden sticky top-0 z-40 border-b border-line bg-page/90 backdrop-blur-md">
        <div className="mx-auto flex h-(--bar) max-w-6xl items-center gap-3 px-4 @max-[16rem]:h-auto @max-[16rem]:flex-wrap">
          <Link
            href="/"
            className="flex min-h-11 min-w-11 flex-none items-center gap-2 rounded-field font-display text-xl sm:text-2xl"
          >
            <img src="/logo.svg" alt="" width="32" height="32" />
            {/* Where a player's own bar needs the room, the picture stands for the name. */}
            <span className="group-has-data-player:max-[60rem]:sr-only">Taleborn</span>
          </Link>
          {places}
          <nav
            aria-label="Main"
            className="flex min-w-0 grow items-center justify-end gap-2 sm:gap-3"
          >
            {bar}
          </nav>
        </div>
      </header>
      <main
        id="main"
        ref={main}
        aria-label={title}
        tabIndex={-1}
        className="min-h-dvh outline-none"
      >
        {children}
      </main>
      <Footer />
    </>
  );
}

/** The top bar's right side for visitors. */
export function VisitorBar() {
  return (
    <>
      <Link
        href="/tutorial"
        className="inline-flex min-h-11 items-center rounded-field px-3 text-sm font-bold text-muted hover:text-ink"
      >
        How to Play
      </Link>
      <ButtonLink href="/login" size="small">
        Play Now
      </ButtonLink>
    </>
  );
}

const linked = screens.filter(({ footer }) => footer !== undefined);

const forAdults = ["/parents", "/privacy", "/terms", "/credits"] satisfies ScreenPath[];

const FooterLink = ({ path, children }: { path: ScreenPath; children: ReactNode }) => (
  <Link
    href={path}
    className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
  >
    {children}
  </Link>
);

function Footer() {
  return (
    <footer className="print:hidden mt-24 border-t border-line px-4 py-10 text-muted">
      <nav
        aria-label="Footer"
        className="mx-auto flex max-w-3xl flex-wrap justify-center gap-x-6 gap-y-1 text-sm"
      >
        {linked.map(({ path, footer }) => (
          <FooterLink key={path} path={path}>
            {footer}
          </FooterLink>
        ))}
      </nav>
      <div className="mt-4 flex justify-center">
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-chip px-4 text-sm font-bold hover:bg-raised hover:text-ink"
          onClick={switchTheme}
        >
          <SunMoon size={18} aria-hidden />
          Light or dark colours
        </button>
      </div>
      <nav aria-label="For adults" className="mt-4 flex flex-wrap justify-center gap-x-6 text-sm">
        {forAdults.map((path) => (
          <FooterLink key={path} path={path}>
            {findScreen(path)?.title}
          </FooterLink>
        ))}
      </nav>
      <p className="ages mt-4 text-center text-sm">
        Taleborn is for players of 12 and over, with a parent's approval.
      </p>
    </footer>
  );
}
