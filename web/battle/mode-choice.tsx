import { Bot, Dumbbell, Globe, QrCode, Scale, Users, type LucideIcon } from "lucide-react";
import { Link } from "#web/ui/link.tsx";

type Mode = { href: string; name: string; words: string; Icon: LucideIcon };

const modes: readonly Mode[] = [
  {
    href: "/battle?mode=computer",
    name: "VS Computer",
    words: "Three elements wait for you. Pick the cards that beat them.",
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

/** Played turn by turn, by two who both sit at the table. */
const duels: readonly Mode[] = [
  {
    href: "/arena",
    name: "Fair Arena",
    words: "Ranked duels, live. Every card is equally strong.",
    Icon: Scale,
  },
  {
    href: "/local-battle",
    name: "Local Battle",
    words: "Open a room and duel a friend nearby.",
    Icon: Users,
  },
  {
    href: "/practice",
    name: "Practice",
    words: "Learn to duel against the computer.",
    Icon: Dumbbell,
  },
];

export function ModeChoice() {
  return (
    <div className="space-y-6">
      <ul aria-label="Battle modes" className="grid gap-4 sm:grid-cols-3">
        {modes.map(({ href, name, words, Icon }) => (
          <li key={href}>
            <Link
              href={href}
              className="panel group flex h-full flex-wrap items-center gap-4 hover:border-line-strong sm:flex-col sm:flex-nowrap sm:text-center"
            >
              <span className="grid size-16 flex-none place-items-center rounded-chip brand-fill transition-transform group-hover:scale-110 motion-reduce:transition-none">
                <Icon size={32} aria-hidden />
              </span>
              <span className="flex-1 basis-[8rem] sm:flex-none">
                <span className="block font-display text-2xl">{name}</span>
                <span className="block text-muted">{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="duels">
        <h2 id="duels" className="font-display text-2xl">
          Duels, turn by turn
        </h2>
        <ul aria-label="Duels" className="mt-3 grid gap-3 sm:grid-cols-3">
          {duels.map((mode) => (
            <li key={mode.href}>
              <Duel {...mode} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const Duel = ({ href, name, words, Icon }: Mode) => (
  <Link
    href={href}
    className="flex h-full items-center gap-4 rounded-button border border-line bg-surface p-4 hover:border-line-strong"
  >
    <Icon size={28} aria-hidden className="flex-none text-gold" />
    <span>
      <span className="block font-bold">{name}</span>
      <span className="block text-sm text-muted">{words}</span>
    </span>
  </Link>
);
