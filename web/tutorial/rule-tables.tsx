import { powerOf, speedOf } from "#game/cards/card.ts";
import { beatenBy, elements } from "#game/cards/elements.ts";
import { chancePercent, rarities } from "#game/cards/rarities.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { Table } from "./table.tsx";

export function RarityChances() {
  return (
    <Table
      caption="How often each rarity appears"
      head={["Rarity", "Chance"]}
      rows={rarities.map((rarity) => [
        rarity,
        <RarityBadge key="badge" rarity={rarity} />,
        <span key="chance" className="flex items-center gap-3">
          <span className="w-[3rem] font-bold tabular-nums">{chancePercent[rarity]}%</span>
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
