import { SunMoon } from "lucide-react";
import { Link } from "#web/ui/link.tsx";
import { switchTheme } from "./theme.ts";

const links = [
  ["Create Cards", "/create"],
  ["My Collection", "/cards"],
  ["Battle Arena", "/battle"],
  ["Marketplace", "/marketplace"],
  ["Rules & Guide", "/rules"],
  ["Tutorial", "/tutorial"],
  ["Invite Friends", "/invite"],
  ["Local Battle", "/local-battle"],
  ["Profile", "/profile"],
  ["Admin Panel", "/admin"],
] as const;

export function Footer() {
  return (
    <footer className="mt-24 border-t border-line px-4 py-10 text-muted">
      <nav
        aria-label="Footer"
        className="mx-auto flex max-w-3xl flex-wrap justify-center gap-x-6 gap-y-1 text-sm"
      >
        {links.map(([label, href]) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
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
      <p className="mt-4 text-center text-sm">
        Taleborn is for players of 12 and over, with a parent's approval.
      </p>
    </footer>
  );
}
