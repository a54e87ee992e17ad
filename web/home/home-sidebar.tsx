import { Lightbulb } from "lucide-react";
import { useDailyCard } from "#web/parts/daily-card.tsx";
import { useUser } from "#web/lib/user.ts";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DailyMissions } from "./daily-missions.tsx";

export function HomeSidebar({ total }: { total: number | null }) {
  return (
    <aside aria-label="Your day" className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <Stats total={total} />
      <DailyMissions />
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
