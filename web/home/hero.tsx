import {
  CalendarClock,
  CalendarHeart,
  Coins,
  Share2,
  Sparkles,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import type { UserOnWire } from "#contract/account.ts";
import { shareStatus } from "#contract/sharing.ts";
import { greetingName } from "#game/account/sign-up.ts";
import { eidolume, galevanth, vulkarune } from "#game/cards/rare-creatures.ts";
import { SHARES_PER_DAY } from "#game/sharing/share.ts";
import { sampleCard } from "#web/cards/sample-cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { DailyLimitBanner, useDailyCard } from "#web/parts/daily-card.tsx";
import { PaidCreation } from "#web/parts/paid-creation.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/user.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import styles from "./home.module.css";

/** `total` is how many cards the player owns; null until it is known. */
export function Hero({ total }: { total: number | null }) {
  const { user } = useUser();
  const daily = useDailyCard().data;
  return (
    <section className="hero-fill relative overflow-hidden rounded-panel border border-line p-5 sm:p-9">
      <Fan />
      <div className="relative">
        <h1 className="line-clamp-4 font-display text-4xl wrap-anywhere sm:text-6xl lg:max-w-[calc(100%-30rem)]">
          Ready, {greetingName(user ?? {})}?
        </h1>
        <p className="mt-2 max-w-md text-lg text-muted">
          Describe a creature, and it becomes a card. Then lead it into battle.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {total === 0 ? (
            <ButtonLink size="large" href="/tutorial">
              GET STARTED
            </ButtonLink>
          ) : (
            <ButtonLink size="large" href="/battles">
              PLAY NOW
            </ButtonLink>
          )}
          <DailyButton canCreate={daily?.canCreate ?? true} />
        </div>
        <div className="mt-3 flex flex-wrap gap-3">
          <PaidCreation />
        </div>
        {daily?.canCreate === false && (
          <div className="mt-5 max-w-xl">
            <DailyLimitBanner nextAvailableAt={daily.nextAvailableAt} />
          </div>
        )}
        <Tiles user={user} isFreeCardUsed={daily?.canCreate === false} />
      </div>
    </section>
  );
}

function DailyButton({ canCreate }: { canCreate: boolean }) {
  if (canCreate)
    return (
      <ButtonLink look="ghost" size="large" href="/create-dynamic">
        Create Your Card
      </ButtonLink>
    );
  return (
    <Button look="ghost" size="large" disabled>
      Available Tomorrow
    </Button>
  );
}

type TilesProps = { user: UserOnWire | null; isFreeCardUsed: boolean };

function Tiles({ user, isFreeCardUsed }: TilesProps) {
  const share = useAnswer(shareStatus).data;
  return (
    <dl className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile Icon={Sparkles} name="Cards Created" value={user?.cardsCreated ?? 0} />
      <Tile
        Icon={Coins}
        name="Coins Earned"
        value={(user?.coinsEarned ?? 0).toLocaleString("en")}
      />
      <Tile
        Icon={Share2}
        name="Share Credits"
        value={share?.shareCredits ?? "…"}
        note={share && `${share.dailySharesRemaining}/${SHARES_PER_DAY} shares left today`}
      />
      <Tile
        Icon={isFreeCardUsed ? CalendarClock : CalendarHeart}
        name="Daily Card"
        value={isFreeCardUsed ? "Used" : "Available"}
      />
    </dl>
  );
}

type TileProps = { Icon: LucideIcon; name: string; value: ReactNode; note?: string | undefined };

function Tile({ Icon, name, value, note }: TileProps) {
  return (
    <div className="rounded-button border border-line bg-surface p-4">
      <dt className="flex items-center gap-2 text-sm font-bold text-muted">
        <Icon size={16} aria-hidden /> {name}
      </dt>
      <dd className="font-display text-2xl">
        {value}
        {note && <span className="block font-sans text-sm font-bold text-muted">{note}</span>}
      </dd>
    </div>
  );
}

/** Three cards at the edge of the picture; they say nothing, so nobody has to hear of them. */
function Fan() {
  return (
    <div aria-hidden inert className="absolute top-8 right-12 hidden w-104 lg:block">
      {fan.map(({ card, turn }) => (
        <div key={card.id} className={`absolute top-0 right-32 w-44 origin-bottom ${turn}`}>
          <div className={styles.floating}>
            <TradingCard card={card} size="fill" flip="none" alt="" />
          </div>
        </div>
      ))}
    </div>
  );
}

const fan = [
  { card: sampleCard(galevanth), turn: "-translate-x-24 translate-y-4 -rotate-12" },
  { card: sampleCard(eidolume), turn: "translate-x-24 translate-y-4 rotate-12" },
  { card: sampleCard(vulkarune), turn: "" },
];
