import { InSol } from "#web/cards/in-sol.tsx";
import { ESTIMATE, useWorth } from "#web/cards/worth.ts";
import { Heart, Shield, Swords, Wind } from "lucide-react";
import type { ReactNode } from "react";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import { bondNumbers } from "#game/cards/bond.ts";
import { lookAt, nextLook } from "#game/cards/level-looks.ts";
import { LEVEL_MAX, levelOf } from "#game/collection/level.ts";
import { useSettings } from "#web/lib/settings.ts";
import { Progress } from "#web/ui/progress.tsx";

type CardNumbersProps = {
  card: CardOnWire;
  /** Null while it is not known what the copy has learned. */
  owned: Pick<OwnedCardOnWire, "experience" | "level" | "madeBy"> | null;
};

/** What a copy is made of: its four values, its level, and what it is worth on paper. */
export function CardNumbers({ card, owned }: CardNumbersProps) {
  return (
    <section aria-label="Stats" className="panel space-y-5">
      <dl className="grid grid-cols-pair gap-3 sm:grid-cols-4">
        <Value name="Attack" value={card.attack} icon={<Swords className="text-attack" />} />
        <Value name="Defense" value={card.defense} icon={<Shield className="text-defense" />} />
        <Value name="Speed" value={card.speed} icon={<Wind className="text-speed" />} />
        <Value name="Health" value={card.hp} icon={<Heart className="text-health" />} />
      </dl>
      {owned && <Bond card={card} madeBy={owned.madeBy} />}
      {owned && <Experience experience={owned.experience} level={owned.level} />}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-4">
        <span className="text-muted">Digital value</span>
        <span>
          <b className="text-gold">{useWorth(card)}</b> <InSol cents={card.usdValue} />{" "}
          <span className="text-sm text-muted">{ESTIMATE}</span>
        </span>
      </p>
    </section>
  );
}

/** What the card is against the computer for the player who made it. */
function Bond({ card, madeBy }: { card: CardOnWire } & Pick<OwnedCardOnWire, "madeBy">) {
  const settings = useSettings();
  const numbers = settings && bondNumbers({ ...card, madeBy }, settings.bondPercent);
  if (!numbers) return null;
  return (
    <p>
      <b className="text-gold">Bond: fights as {numbers.join("/")} against the computer.</b>{" "}
      <span className="text-muted">
        You made it, so it tries its hardest for you. Everywhere else its own numbers count.
      </span>
    </p>
  );
}

function Value({ name, value, icon }: { name: string; value: number; icon: ReactNode }) {
  return (
    <div className="rounded-button bg-raised p-3 text-center">
      <dt className="flex items-center justify-center gap-1.5 text-sm font-bold text-muted [&_svg]:size-4">
        {icon}
        {name}
      </dt>
      <dd className="font-display text-3xl">{value}</dd>
    </div>
  );
}

function Experience({ experience, level }: { experience: number; level: number }) {
  const { progress, needed } = levelOf(experience);
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 font-bold">
        <span>Level {level}</span>
        <span className="text-muted">
          {needed === null ? `Top level, ${LEVEL_MAX}` : `${progress}/${needed} XP`}
        </span>
      </p>
      <Progress label="Experience" value={needed === null ? 1 : progress} max={needed ?? 1} />
      <Looks level={level} />
    </div>
  );
}

/** What the card wears at its level, and what comes next. */
function Looks({ level }: { level: number }) {
  const look = lookAt(level);
  const next = nextLook(level);
  return (
    <p className="mt-2 text-sm text-muted">
      {look && <b className="text-gold">{look.name}. </b>}
      {next && `At level ${next.level}: ${next.name}`}
    </p>
  );
}
