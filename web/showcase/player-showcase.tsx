import type { PlayerPageOnWire } from "#contract/showcase.ts";
import { leagueTable } from "#game/arena/leagues.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { LookFrame } from "#web/shared/looks/look-frame.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PageHero } from "./page-hero.tsx";

const OwnPage = lazily(() => import("./own-page.tsx"), "OwnPage", { otherwise: NotLoaded });

/** What a player shows of themselves; on the own page also what can be changed. */
export function PlayerShowcase({ page }: { page: PlayerPageOnWire }) {
  const { frame } = page.worn;
  return (
    <div className="space-y-6">
      <PageHero page={page} />
      {page.isPublic !== null && <OwnPage page={page} isPublic={page.isPublic} />}
      {page.cards.length > 0 && (
        <section aria-label="Favourite cards" className="space-y-4">
          <h2 className="font-display text-2xl">Favourite Cards</h2>
          {frame ? (
            <LookFrame look={frame}>
              <Favourites page={page} />
            </LookFrame>
          ) : (
            <Favourites page={page} />
          )}
        </section>
      )}
      <Deeds page={page} />
    </div>
  );
}

/** All five beside each other, or as many as there is room for. */
const Favourites = ({ page }: { page: PlayerPageOnWire }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 lg:grid-cols-5">
    {page.cards.map(({ id, card, level }) => (
      <li key={id}>
        <TradingCard card={card} level={level} size="fill" />
      </li>
    ))}
  </ul>
);

function Deeds({ page: { found, made, wonBattles, league } }: { page: PlayerPageOnWire }) {
  const deeds = [
    ["Creatures found", found],
    ["Creatures made", made],
    ["Battles won", wonBattles],
  ] as const;
  return (
    <Panel title="So Far">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        {deeds.map(([name, count]) => (
          <Deed key={name} name={name} value={count.toLocaleString("en")} />
        ))}
        {league && <Deed name="League" value={leagueTable[league].name} />}
      </dl>
    </Panel>
  );
}

const Deed = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-muted">{name}</dt>
    <dd className="font-display text-2xl">{value}</dd>
  </div>
);
