import { Skeleton } from "#web/ui/skeleton.tsx";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { useSpending } from "./api.ts";

const inPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** The chances of a premium card, from the very table that draws it; shown before anybody pays. */
export function PremiumOdds() {
  const { data, isError, refetch } = useSpending();
  if (!data && isError) return <FailedState onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48" />;
  return (
    <table className="w-full self-start">
      <caption className="mb-2 text-left font-display text-xl">
        The chances of a premium card
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Rarity</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {data.premiumChances.map(({ rarity, percent }) => (
          <tr key={rarity}>
            <th scope="row" className="py-2 text-left">
              <RarityBadge rarity={rarity} />
            </th>
            <td className="py-2 text-right font-display text-xl">{inPercent(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
