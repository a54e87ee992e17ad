import { useWithdrawals } from "#web/nfts/api.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Withdrawal } from "./withdrawal.tsx";

/** What has left the game, and what is about to. */
export function Withdrawals() {
  const withdrawals = useWithdrawals();
  const { data } = withdrawals;
  return (
    <Panel title="Withdrawals" aria-label="Withdrawals">
      <Unanswered
        query={withdrawals}
        title="Your withdrawals did not load"
        label="Loading withdrawals"
        sizes={["h-20"]}
      />
      {data?.length === 0 && (
        <p className="text-muted">
          None of your cards has left the game. Whoever has a wallet of their own can send an NFT
          card there, on the card's page.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="space-y-3">
          {data.map((withdrawal) => (
            <li key={withdrawal.id}>
              <Withdrawal withdrawal={withdrawal} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
