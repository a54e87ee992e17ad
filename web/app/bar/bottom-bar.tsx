import { House, Layers, Sparkles, Store, Swords, type LucideIcon } from "lucide-react";
import { useLocation } from "wouter";
import { Link } from "#web/ui/link.tsx";

const places: readonly [label: string, href: string, Icon: LucideIcon][] = [
  ["Home", "/", House],
  ["Cards", "/cards", Layers],
  ["Create", "/create", Sparkles],
  ["Battle", "/battles", Swords],
  ["Market", "/marketplace", Store],
];

/** On phones the five most used places are below the thumb. A duel needs the room for itself. */
export function BottomBar() {
  const [path] = useLocation();
  return (
    <nav aria-label="Quick links" data-bottom-bar className="bottom-bar">
      <ul className="mx-auto grid max-w-lg grid-cols-5">
        {places.map(([label, href, Icon]) => (
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
