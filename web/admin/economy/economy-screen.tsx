import { economy } from "#contract/economy.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import type { AnswerTo } from "#web/admin/economy/economy-answer.ts";
import { UserLink } from "#web/admin/users/user-link.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import { CoinDays } from "./coin-days.tsx";
import { Simulator } from "./simulator.tsx";

/** The alarm of the design is about so many days. */
const DAYS = 14;

export const EconomyScreen = () => (
  <AdminFrame
    active="/admin/economy"
    intro={`Coins that come in and go out, the last ${DAYS} days.`}
  >
    <Economy />
    <Simulator />
  </AdminFrame>
);

function Economy() {
  const coins = useAnswer(economy, { days: DAYS }, { isAskedAnew: true });
  if (coins.data) return <Seen answer={coins.data} />;
  return (
    <Unanswered
      query={coins}
      label="Loading"
      sizes={["h-24", "h-64"]}
      className="mb-6 grid gap-4"
    />
  );
}

function Seen({ answer }: { answer: AnswerTo<typeof economy> }) {
  const { minted, burned, ratio, coinsHeld, coinsSetAside, days } = answer;
  const { alarmBelow, alarmFrom, isAlarming } = answer;
  return (
    <>
      <div role="status">
        {isAlarming && (
          <p className="mb-4 font-bold text-bad">
            Alarm: too many coins come in. For every coin minted at least {alarmBelow} should be
            burned.
          </p>
        )}
      </div>
      <Tiles
        label="Coins"
        tiles={[
          { label: "Minted", value: minted },
          { label: "Burned", value: burned },
          {
            label: "Burned / Minted",
            value: ratio === null ? "–" : ratio.toFixed(2),
            hint: `alarm below ${alarmBelow}, from ${alarmFrom}`,
          },
          { label: "Held by players", value: coinsHeld },
          { label: "Set aside", value: coinsSetAside, hint: "for buy orders" },
        ]}
      />
      <CoinDays days={days} />
      <TopHolders holders={answer.topHolders} />
    </>
  );
}

const TopHolders = ({ holders }: { holders: AnswerTo<typeof economy>["topHolders"] }) => (
  <Panel title="Top Holders" className="mt-4 mb-4">
    {holders.length === 0 && <p className="text-muted">Nobody holds a coin yet.</p>}
    {holders.length > 0 && (
      <ScrolledTable caption="Who holds most coins">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col">Player</th>
            <th scope="col" className="text-right">
              Coins
            </th>
            <th scope="col" className="text-right">
              Cards
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {holders.map(({ id, name, coins, cards }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-2">
                <UserLink id={id} name={name} />
              </th>
              <td className="text-right">{coins.toLocaleString("en")}</td>
              <td className="text-right">{cards.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    )}
  </Panel>
);
