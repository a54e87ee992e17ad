import { Bot, Dumbbell, Globe, Lock, QrCode, Scale, Users, type LucideIcon } from "lucide-react";
import type { Capability } from "#game/account/capabilities.ts";
import { isAskable } from "#web/lib/closed.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { useLetter } from "#web/shared/family/use-letter.ts";
import { Link } from "#web/ui/link.tsx";
import { closedDoor } from "#web/words/closed.ts";

type Mode = { href: string; name: string; words: string; Icon: LucideIcon; needs?: Capability };

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
    needs: "strangers",
  },
];

/** Played turn by turn, by two who both sit at the table. */
const duels: readonly Mode[] = [
  {
    href: "/arena",
    name: "Fair Arena",
    words: "Ranked duels, live. Every card is equally strong.",
    Icon: Scale,
    needs: "strangers",
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
        {modes.map(({ href, name, words, Icon, needs }) => (
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
                {needs && <Door needs={needs} />}
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

/** On what is closed to the player: before cards are picked, and that the letter is under way. */
function Door({ needs }: { needs: Capability }) {
  const refusal = useClosed(needs);
  const letter = useLetter(refusal);
  if (!refusal || !isAskable(refusal)) return null;
  return (
    <span className="mt-1 flex items-start gap-1.5 text-sm font-bold text-gold sm:justify-center">
      <Lock size={16} aria-hidden className="mt-0.5 flex-none" />
      {closedDoor(refusal, letter !== null)}
    </span>
  );
}

const Duel = ({ href, name, words, Icon, needs }: Mode) => (
  <Link
    href={href}
    className="flex h-full items-center gap-4 rounded-button border border-line bg-surface p-4 hover:border-line-strong"
  >
    <Icon size={28} aria-hidden className="flex-none text-gold" />
    <span>
      <span className="block font-bold">{name}</span>
      <span className="block text-sm text-muted">{words}</span>
      {needs && <Door needs={needs} />}
    </span>
  </Link>
);
