import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { useSpending } from "./api.ts";

const inPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** The chances of a premium card, from the table that draws it; shown before the player pays. */
export function PremiumOdds() {
  const spending = useSpending();
  if (!spending.data) return <Unanswered query={spending} size="h-48" />;
  return (
    <section aria-labelledby="premium-odds">
      <h3 id="premium-odds" className="mb-2 font-display text-xl">
        The chances of a premium card
      </h3>
      <dl className="divide-y divide-line">
        {spending.data.premiumChances.map(({ rarity, percent }) => (
          <div key={rarity} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <dt>
              <RarityBadge rarity={rarity} className="flex-wrap" />
            </dt>
            <dd className="font-display text-xl">{inPercent(percent)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
