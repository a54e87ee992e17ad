import { Bot, Globe, QrCode, type LucideIcon } from "lucide-react";
import { Link } from "#web/ui/link.tsx";

type Mode = { href: string; name: string; words: string; Icon: LucideIcon };

const modes: readonly Mode[] = [
  {
    href: "/battle?mode=computer",
    name: "VS Computer",
    words: "A rival made to measure, from gentle to master.",
    Icon: Bot,
  },
  {
    href: "/battle/qr",
    name: "Face to Face",
    words: "Battle a friend beside you with a code.",
    Icon: QrCode,
  },
  {
    href: "/battle?mode=online",
    name: "Online Player",
    words: "Meet another player's team of about your strength.",
    Icon: Globe,
  },
];

export function ModeChoice() {
  return (
    <ul aria-label="Battle modes" className="grid gap-4 sm:grid-cols-3">
      {modes.map(({ href, name, words, Icon }) => (
        <li key={href}>
          <Link
            href={href}
            className="panel group flex h-full items-center gap-4 hover:border-line-strong sm:flex-col sm:text-center"
          >
            <span className="grid size-16 flex-none place-items-center rounded-chip brand-fill transition-transform group-hover:scale-110 motion-reduce:transition-none">
              <Icon size={32} aria-hidden />
            </span>
            <span>
              <span className="block font-display text-2xl">{name}</span>
              <span className="block text-muted">{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
