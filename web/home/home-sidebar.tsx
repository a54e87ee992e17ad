import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Lightbulb } from "lucide-react";
import { currentUser } from "#contract/account.ts";
import { listMissions, type MissionOnWire } from "#contract/missions.ts";
import { call } from "#web/lib/call.ts";
import { useDailyCard } from "#web/parts/daily-card.tsx";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { useUser } from "#web/lib/user.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const MISSIONS_SHOWN = 3;

export function HomeSidebar({ total }: { total: number | null }) {
  return (
    <aside aria-label="Your day" className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <Stats total={total} />
      <Missions />
      <Panel title="Wallet">
        <p className="text-muted">
          Every player will get a wallet of their own. It opens soon; your cards are safe here
          without it.
        </p>
        <TextLink href="/wallet" className="mt-2 flex min-h-11 items-center">
          What it will do
        </TextLink>
      </Panel>
      <Panel>
        <h2 className="flex items-center gap-2 font-display text-xl">
          <Lightbulb size={22} aria-hidden className="text-gold" /> Pro Tip
        </h2>
        <p className="mt-2 text-muted">
          A card gets 10 % stronger for every opposing card that its element beats. Mix elements,
          and one of them will always fit.
        </p>
      </Panel>
    </aside>
  );
}

function Stats({ total }: { total: number | null }) {
  const { user } = useUser();
  const daily = useDailyCard().data;
  const isUsed = daily?.canCreate === false;
  return (
    <Panel title="Your Stats">
      <dl className="space-y-2 [&>div]:flex [&>div]:justify-between [&_dd]:font-bold [&_dt]:text-muted">
        <div>
          <dt>Total Cards</dt>
          <dd>{total ?? "…"}</dd>
        </div>
        <div>
          <dt>Coins</dt>
          <dd className="text-gold">{(user?.coins ?? 0).toLocaleString("en")}</dd>
        </div>
        <div>
          <dt>Daily Card</dt>
          <dd>{isUsed ? "Used" : "Available"}</dd>
        </div>
      </dl>
    </Panel>
  );
}

/** Looking at the missions is the day's visit, which may pay coins: so the user is asked again. */
function useMissions() {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(listMissions),
    queryFn: async () => {
      const missions = await call(listMissions, {});
      void invalidate(client, currentUser);
      return missions;
    },
  });
}

function Missions() {
  const { data, isLoading, isError, refetch } = useMissions();
  const shown = data?.slice(0, MISSIONS_SHOWN) ?? [];
  return (
    <Panel title="Daily Missions">
      {isLoading && <Skeleton className="h-32" />}
      {isError && <FailedState title="No answer" onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <p className="text-muted">No missions available today</p>}
      <ul className="space-y-3">
        {shown.map((mission) => (
          <Mission key={mission.id} mission={mission} />
        ))}
      </ul>
    </Panel>
  );
}

function Mission({ mission }: { mission: MissionOnWire }) {
  const { title, reward, progress, target, completed } = mission;
  return (
    <li className="rounded-button bg-raised p-3">
      <p className="flex justify-between gap-3">
        <span className="flex items-center gap-2">
          {completed && <CircleCheck size={18} className="text-good" aria-label="Done:" />}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        <b className="whitespace-nowrap text-gold">+{reward} coins</b>
      </p>
      <div className="mt-2 flex items-center gap-3 text-sm font-bold text-muted">
        <Progress label={title} value={progress} max={target} className="h-2 grow bg-surface" />
        {progress}/{target}
      </div>
    </li>
  );
}
