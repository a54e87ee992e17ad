import { clsx } from "clsx";
import { useUser } from "#web/lib/session.tsx";
import { useCardCounts } from "#web/collection/api.ts";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DailyMissions } from "./daily-missions.tsx";
import { ProTip } from "./pro-tip.tsx";
import { LOADING, UNKNOWN, useDailyStatus } from "./stat-tiles.tsx";

export function HomeSidebar() {
  return (
    <aside aria-label="Your day" className="gap-6 *:mb-6 *:break-inside-avoid sm:max-lg:columns-2">
      <Stats />
      <DailyMissions />
      <WalletPanel />
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

/** Wallets do not exist yet, so there is none to ask for and none to wait for today. */
function WalletPanel() {
  return (
    <Panel title="Wallet">
      <p className="font-bold">Wallet is being created...</p>
      <p className="mt-2 text-muted">
        Wallets open with a later version. Yours will come by itself, and your cards are safe here
        without it.
      </p>
      <TextLink href="/wallet" className="mt-1 flex min-h-11 items-center">
        What it will do
      </TextLink>
    </Panel>
  );
}
