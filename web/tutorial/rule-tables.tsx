import type { ReactNode } from "react";
import { powerOf, speedOf } from "#game/cards/card.ts";
import { beatenBy, elements } from "#game/cards/elements.ts";
import { chancePercent, rarities } from "#game/cards/rarities.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";

export function RarityChances() {
  return (
    <Table
      caption="How often each rarity appears"
      head={["Rarity", "Chance"]}
      rows={rarities.map((rarity) => [
        rarity,
        <RarityBadge key="badge" rarity={rarity} />,
        <span key="chance" className="flex items-center gap-3">
          <span className="w-12 font-bold tabular-nums">{chancePercent[rarity]}%</span>
          <span aria-hidden className="h-2.5 grow overflow-hidden rounded-chip bg-raised">
            <span
              className="block h-full rounded-chip bg-accent"
              style={{ width: `${chancePercent[rarity]}%` }}
            />
          </span>
        </span>,
      ])}
    />
  );
}

const example = { attack: 40, defense: 30 };

export function BattlePower() {
  const speed = speedOf(example);
  return (
    <div className="grid gap-3">
      <p className="rounded-field border border-line bg-sunken px-4 py-3 text-center text-lg font-bold">
        Battle power = attack + defense + speed × 0.5
      </p>
      <p className="text-muted">
        Speed is the average of attack and defense, rounded down. So a card with {example.attack}{" "}
        attack and {example.defense} defense has {speed} speed and {powerOf(example)} power.
      </p>
      <p className="text-muted">
        Each card gets +10% power for every opposing card that its element beats, up to 30%. The
        team with more power wins. With equal power the faster team wins.
      </p>
    </div>
  );
}

export function ElementAdvantages() {
  const winning = elements.filter((element) => beatenBy(element).length > 0);
  return (
    <Table
      caption="Which element beats which"
      head={["Element", "Is strong against"]}
      rows={winning.map((element) => [
        element,
        <ElementWord key="element" element={element} />,
        <span key="beats" className="flex flex-wrap gap-x-4 gap-y-1">
          {beatenBy(element).map((beaten) => (
            <ElementWord key={beaten} element={beaten} />
          ))}
        </span>,
      ])}
    />
  );
}

function ElementWord({ element }: { element: string }) {
  return (
    <span className="inline-flex items-center gap-2 capitalize">
      <span className="text-violet">
        <ElementIcon element={element} size={18} />
      </span>
      {element}
    </span>
  );
}

type TableProps = {
  caption: string;
  head: readonly [string, string];
  /** A key, and the two cells. */
  rows: readonly (readonly [string, ReactNode, ReactNode])[];
};

function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-sm text-muted">
          {head.map((title) => (
            <th key={title} scope="col" className="border-b border-line py-2 pr-4 font-bold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, first, second]) => (
          <tr key={key}>
            <th scope="row" className="border-b border-line py-3 pr-4 font-bold">
              {first}
            </th>
            <td className="w-2/3 border-b border-line py-3">{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
