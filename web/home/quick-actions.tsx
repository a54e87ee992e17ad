import { Layers, Store, Swords, UserRound, type LucideIcon } from "lucide-react";
import { Link } from "#web/ui/link.tsx";

const actions: readonly { href: string; name: string; Icon: LucideIcon }[] = [
  { href: "/cards", name: "My Cards", Icon: Layers },
  { href: "/marketplace", name: "Marketplace", Icon: Store },
  { href: "/battle", name: "Battle", Icon: Swords },
  { href: "/profile", name: "Profile", Icon: UserRound },
];

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-5 font-display text-3xl">
        Quick Actions
      </h2>
      <ul className="grid grid-cols-pair gap-4 sm:grid-cols-4">
        {actions.map(({ href, name, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className="panel flex flex-col items-center gap-3 px-2 text-center font-bold lg:flex-row lg:gap-4 lg:p-4 lg:text-lg transition-transform hover:-translate-y-1 hover:border-line-strong motion-reduce:transition-none"
            >
              <span className="brand-fill grid size-14 place-items-center rounded-button">
                <Icon size={30} aria-hidden />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
