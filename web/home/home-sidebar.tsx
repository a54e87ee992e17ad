import { clsx } from "clsx";
import { useUser } from "#web/lib/session.tsx";
import { useCardCounts } from "#web/collection/api.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DailyMissions } from "./daily-missions.tsx";
import { RoadPanel } from "./road-panel.tsx";
import { SeasonPanel } from "./season-panel.tsx";
import { ProTip } from "./pro-tip.tsx";
import { LOADING, UNKNOWN, useDailyStatus } from "./stat-tiles.tsx";

const HomeWallet = lazily(() => import("./home-wallet.tsx"), "HomeWallet", {
  otherwise: NotLoaded,
  meanwhile: <Panel title="Wallet" className="min-h-72" />,
});

export function HomeSidebar() {
  const { user } = useUser();
  return (
    <aside aria-label="Your day" className="gap-6 *:mb-6 *:break-inside-avoid sm:max-lg:columns-2">
      <Stats />
      <RoadPanel />
      <DailyMissions />
      <SeasonPanel />
      {user?.usesWallet && <HomeWallet />}
      <ProTip />
    </aside>
  );
}

function Stats() {
  const { user } = useUser();
  const { data: counts, isError } = useCardCounts();
  const daily = useDailyStatus();
  const total = counts && counts.deckCount + counts.vaultCount;
  return (
    <Panel title="Your Stats">
      <dl className="space-y-2">
        <Stat
          name="Total Cards"
          value={total?.toLocaleString("en") ?? (isError ? UNKNOWN : LOADING)}
        />
        <Stat
          name="Coins"
          value={user?.coins.toLocaleString("en") ?? LOADING}
          className="text-gold"
        />
        <Stat name="Daily Card" value={daily} />
      </dl>
    </Panel>
  );
}

type StatProps = { name: string; value: string; className?: string };

const Stat = ({ name, value, className }: StatProps) => (
  <div className="flex flex-wrap justify-between gap-x-3">
    <dt className="text-muted">{name}</dt>
    <dd className={clsx("font-bold", className)}>{value}</dd>
  </div>
);
