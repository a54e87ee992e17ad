import { clsx } from "clsx";
import type { BattleOnWire } from "#contract/battle.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { headlines } from "#web/words/battle.ts";
import styles from "./battle.module.css";

type BattleOutcomeProps = {
  battle: BattleOnWire;
  /** For watchers, who have neither won nor lost. */
  headline?: string;
};

/** Who won, at the end of a replay. */
export function BattleOutcome({ battle, headline }: BattleOutcomeProps) {
  return (
    <section aria-labelledby="outcome" className="panel space-y-6">
      <div className="text-center">
        <h2
          id="outcome"
          className={clsx(styles.headline, "font-display text-5xl", battle.won && "text-gold")}
        >
          {headline ?? headlines[battle.won ? "won" : "lost"]}
        </h2>
        <p className="mx-auto mt-2 max-w-prose text-lg">{battle.narration}</p>
      </div>
      <BattleReasons battle={battle} />
    </section>
  );
}

/** By which numbers it was won, folded away. */
export const BattleReasons = ({ battle }: { battle: BattleOnWire }) => (
  <details className="w-full rounded-button border border-line bg-raised">
    <summary className="min-h-11 cursor-pointer rounded-button px-4 py-3 text-center font-bold">
      Why?
    </summary>
    <Reasons battle={battle} />
  </details>
);

/** All numbers, to the tenth, so that everybody can add them up. */
function Reasons({ battle }: { battle: BattleOnWire }) {
  return (
    <div className="space-y-6 p-4 pt-2">
      <PowerTable battle={battle} />
      <dl className="flex flex-wrap justify-center gap-x-10 gap-y-3 text-center">
        <Number name="Power difference" value={battle.powerDifference} />
        <Number name="Elemental advantage" value={battle.elementalAdvantage} unit=" %" />
        <Number name="Rounds won" value={battle.roundsWon} isPlain />
      </dl>
      {battle.reasons.length > 0 && (
        <div>
          <h3 className="font-display text-xl">Why it went this way</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {battle.reasons.map((reason, index) => (
              <li key={`${index} ${reason}`}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type NumberProps = { name: string; value: number; unit?: string; isPlain?: boolean };

function Number({ name, value, unit = "", isPlain = false }: NumberProps) {
  const sign = !isPlain && value > 0 ? "+" : "";
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-2xl">
        {sign}
        {value}
        {unit}
      </dd>
    </div>
  );
}

type Side = BattleOnWire["player"];

/** Where both powers come from, line by line. */
function PowerTable({ battle }: { battle: BattleOnWire }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <SideTable side={battle.player} />
      <SideTable side={battle.opponent} />
    </div>
  );
}

const Percent = ({ value }: { value: number }) => (
  <td className={value > 0 ? "font-bold text-good" : "text-muted"}>+{value} %</td>
);

function SideTable({ side }: { side: Side }) {
  const hasTactics = side.fighters.some(({ outwitPercent }) => outwitPercent > 0);
  return (
    <table className="w-full text-right tabular-nums [&_td]:py-1.5 [&_td]:pl-2 [&_th]:py-1.5 [&_th:not(:first-child)]:pl-2">
      <caption className="mb-1 text-left font-display text-xl wrap-anywhere">{side.name}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="text-left">
            Card
          </th>
          <th scope="col">Power</th>
          <th scope="col">Element</th>
          {hasTactics && <th scope="col">Tactic</th>}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {side.fighters.map((fighter, index) => (
          <tr key={`${index} ${fighter.cardId}`} className="border-t border-line">
            <th scope="row" className="text-left font-bold">
              <span className="flex items-center gap-2">
                <ElementIcon element={fighter.element} />
                <span className="wrap-anywhere">{fighter.name}</span>
              </span>
            </th>
            <td>{fighter.basePower}</td>
            <Percent value={fighter.bonusPercent} />
            {hasTactics && <Percent value={fighter.outwitPercent} />}
            <td className="font-bold">{fighter.power}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-line-strong font-display text-lg">
          <th scope="row" colSpan={hasTactics ? 4 : 3} className="text-left font-normal">
            Team power
          </th>
          <td>{side.power}</td>
        </tr>
      </tfoot>
    </table>
  );
}
