import {
  Handshake,
  House,
  Layers,
  Sparkles,
  Store,
  Swords,
  Target,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "wouter";
import { Link } from "#web/ui/link.tsx";

type MenuItem = readonly [label: string, href: string, Icon: LucideIcon];

/** On phones below the thumb, where there is room for five. */
const mostUsed: readonly MenuItem[] = [
  ["Home", "/", House],
  ["Cards", "/cards", Layers],
  ["Create", "/create", Sparkles],
  ["Battle", "/battles", Swords],
  ["Market", "/marketplace", Store],
];

const places: readonly MenuItem[] = [
  ...mostUsed,
  ["Trade", "/trade", Handshake],
  ["Missions", "/missions", Target],
  ["Profile", "/profile", UserRound],
];

/** In the top bar of wide windows; where there is little room, by their pictures. */
export function TopPlaces() {
  const [path] = useLocation();
  return (
    <nav aria-label="Places" className="top-places">
      <ul className="flex">
        {places.map(([label, href, Icon]) => (
          <li key={href}>
            <Link
              href={href}
              title={label}
              aria-current={path === href ? "page" : undefined}
              className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field px-2 text-sm font-bold text-muted hover:text-ink aria-[current]:text-violet"
            >
              <Icon size={20} aria-hidden />
              <span className="max-xl:sr-only">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the five most used places are below the thumb. A duel needs the room for itself. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav aria-label="Quick links" data-bottom-bar className="bottom-bar">
      <ul className="mx-auto grid max-w-lg grid-cols-5">
        {mostUsed.map(([label, href, Icon]) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? "page" : undefined}
              className="grid min-h-14 content-center justify-items-center gap-0.5 text-[min(0.75rem,3.5vw)] font-bold wrap-normal text-muted focus-visible:outline-offset-[-3px] aria-[current]:text-violet"
            >
              <Icon size={22} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
