import { clsx } from "clsx";
import {
  Bot,
  Dumbbell,
  Globe,
  Lock,
  QrCode,
  Scale,
  Signpost,
  Swords,
  Trophy,
  Users,
  Zap,
  type LucideIcon,
} from "lucide-react";
import { useSearchParams } from "wouter";
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
    href: "/road",
    name: "Tale Road",
    words: "Thirty rivals and a story, at your own pace.",
    Icon: Signpost,
  },
  {
    href: "/arena",
    name: "Fair Arena",
    words: "Ranked duels, live. Every card is equally strong.",
    Icon: Scale,
    needs: "strangers",
  },
  {
    href: "/cup",
    name: "Weekend Cup",
    words: "Knock-out duels on Saturday and Sunday.",
    Icon: Trophy,
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

/** Two kinds of battles, and against whom each is fought. */
export function ModeChoice() {
  const [params, setParams] = useSearchParams();
  const isDuel = params.get("kind") === "duel";
  const open = (kind: string) => setParams({ kind }, { replace: true });
  return (
    <div className="space-y-6">
      <div role="group" aria-label="Kind of battle" className="grid grid-cols-2 gap-3 sm:gap-4">
        <Door
          Icon={Zap}
          name="Quick Battle"
          words="Three cards, three rounds"
          isOpen={!isDuel}
          onOpen={() => open("quick")}
        />
        <Door
          Icon={Swords}
          name="Duel"
          words="Turn by turn, by your choices"
          isOpen={isDuel}
          onOpen={() => open("duel")}
        />
      </div>
      {isDuel ? (
        <Modes label="Duels" modes={duels} />
      ) : (
        <Modes label="Battle modes" modes={modes} />
      )}
    </div>
  );
}

type DoorProps = {
  Icon: LucideIcon;
  name: string;
  words: string;
  isOpen: boolean;
  onOpen: () => void;
};

const Door = ({ Icon, name, words, isOpen, onOpen }: DoorProps) => (
  <button
    type="button"
    aria-pressed={isOpen}
    className="grid cursor-pointer content-start justify-items-center gap-1 rounded-panel border border-line bg-surface p-3 hover:border-line-strong aria-pressed:border-transparent aria-pressed:brand-fill"
    onClick={onOpen}
  >
    <Icon size={32} aria-hidden />
    <span className="font-display text-xl sm:text-3xl">{name}</span>
    <span className="text-sm">{words}</span>
  </button>
);

const Modes = ({ label, modes: shown }: { label: string; modes: readonly Mode[] }) => (
  <ul
    aria-label={label}
    className={clsx(
      "grid gap-4",
      shown.length > 3 ? "sm:grid-cols-2 lg:grid-cols-4" : "sm:grid-cols-3",
    )}
  >
    {shown.map(({ href, name, words, Icon, needs }) => (
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
            {needs && <ClosedWords needs={needs} />}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** On what is closed to the player: before cards are picked, and that the letter is under way. */
function ClosedWords({ needs }: { needs: Capability }) {
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
