import { analytics, type FiguresOnWire } from "#contract/records.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { HealthPanel } from "#web/admin/health/health-panel.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { DayFigures } from "./day-figures.tsx";
import { Distribution } from "./distribution.tsx";

export const AnalyticsScreen = () => (
  <AdminFrame active="/admin/analytics">
    <Analytics />
  </AdminFrame>
);

function Analytics() {
  const figures = useAnswer(analytics, {}, { isAskedAnew: true });
  if (figures.data) return <Figures figures={figures.data} />;
  return (
    <Unanswered
      query={figures}
      label="Loading"
      sizes={["h-24", "h-64", "h-64"]}
      className="grid gap-4"
    />
  );
}

const Figures = ({ figures }: { figures: FiguresOnWire }) => (
  <>
    <Tiles
      label="The game at a glance"
      tiles={[
        { label: "Total Users", value: figures.totalUsers },
        { label: "Total Cards", value: figures.totalCards },
        {
          label: "Active Users",
          value: figures.activeUsers,
          hint: "a daily card or a new account, 7 days",
        },
        { label: "Logged In (7 d)", value: figures.loggedInUsers },
        {
          label: "User Cards",
          value: figures.totalUserCards,
          hint: `${figures.cardsPerUser.toFixed(1)} per user`,
        },
      ]}
    />
    <div className="grid gap-4 lg:grid-cols-2">
      <Distribution
        title="Rarity Distribution"
        shares={figures.rarities.map(({ rarity, ...share }) => ({ name: rarity, ...share }))}
      />
      <Distribution
        title="Element Distribution"
        shares={figures.elements.map(({ element, ...share }) => ({ name: element, ...share }))}
      />
    </div>
    <Panel className="mt-4">
      <h2 className="font-display text-2xl">Growth Metrics</h2>
      <div tabIndex={0} role="region" aria-label="Growth" className="mt-3 overflow-x-auto">
        <table className="w-full text-left wrap-normal">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col">New</th>
              <th scope="col">This Week (7 days)</th>
              <th scope="col">This Month (30 days)</th>
            </tr>
          </thead>
          <tbody>
            <GrowthRow name="Users" week={figures.usersThisWeek} month={figures.usersThisMonth} />
            <GrowthRow name="Cards" week={figures.cardsThisWeek} month={figures.cardsThisMonth} />
          </tbody>
        </table>
      </div>
    </Panel>
    <HealthPanel title="System Health" className="mt-4" />
    <DayFigures days={figures.days} />
  </>
);

const GrowthRow = ({ name, week, month }: { name: string; week: number; month: number }) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-2 pr-4">
      {name}
    </th>
    <td className="tabular-nums">{week.toLocaleString("en")}</td>
    <td className="tabular-nums">{month.toLocaleString("en")}</td>
  </tr>
);
