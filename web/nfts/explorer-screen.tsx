import { SearchX } from "lucide-react";
import { useParams } from "wouter";
import { explore, type ExploredOnWire } from "#contract/nfts.ts";
import { inSol } from "#web/cards/in-sol.tsx";
import { CallError } from "#web/lib/call.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Address, shortAddress } from "#web/shared/wallet/address.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { momentOf } from "./certificate/day-of.ts";

const LAMPORTS_IN_SOL = 1_000_000_000;

/** For the network inside this game: what it knows of one address or one transaction. */
export function ExplorerScreen() {
  const { id: what = "" } = useParams<{ id: string }>();
  const { data, error, refetch } = useAnswer(explore, { what }, { isAskedAnew: true });
  if (error && !isNoAddress(error))
    return <FailedState title="The chain did not answer" onRetry={refetch} />;
  return (
    <Page width="narrow" intro="The network that runs inside this game, as it is at this moment.">
      <div className="space-y-6">
        <Address>{what}</Address>
        {error || data?.kind === "nothing" ? (
          <Nothing />
        ) : data ? (
          <Explored what={what} explored={data} />
        ) : (
          <Skeletons label="Loading" sizes={["h-72"]} />
        )}
      </div>
    </Page>
  );
}

const isNoAddress = (error: unknown): boolean => error instanceof CallError && error.status < 500;

const Nothing = () => (
  <EmptyState Icon={SearchX} title="Nothing Is There">
    The network knows of no such address and of no such transaction. A wallet shows up here when the
    first thing has happened in it.
  </EmptyState>
);

const kinds: Record<ExploredOnWire["kind"], string> = {
  wallet: "A wallet",
  mint: "An NFT",
  transaction: "A transaction",
  nothing: "",
};

function Explored({ what, explored }: { what: string; explored: ExploredOnWire }) {
  const { kind, lamports, tokens, transactions } = explored;
  return (
    <>
      <Panel title={kinds[kind]}>
        {lamports !== null && (
          <p>
            <span className="font-display text-3xl text-gold">
              {inSol(lamports / LAMPORTS_IN_SOL)}
            </span>{" "}
            <span className="text-muted">lies here</span>
          </p>
        )}
        {kind === "mint" && (
          <ButtonLink look="ghost" size="small" href={`/nft/${what}`} className="mt-3">
            See the Certificate
          </ButtonLink>
        )}
      </Panel>
      {kind === "wallet" && <Tokens tokens={tokens} />}
      <Transactions
        title={kind === "transaction" ? "What Happened" : "Transactions"}
        {...{ transactions }}
      />
    </>
  );
}

function Tokens({ tokens }: Pick<ExploredOnWire, "tokens">) {
  return (
    <Panel title="NFTs">
      {tokens.length === 0 && <p className="text-muted">None yet.</p>}
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {tokens.map(({ mint, name }) => (
          <li key={mint}>
            <TextLink href={`/nft/${mint}`} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type TransactionsProps = Pick<ExploredOnWire, "transactions"> & { title: string };

function Transactions({ title, transactions }: TransactionsProps) {
  return (
    <Panel title={title}>
      {transactions.length === 0 && <p className="text-muted">None yet.</p>}
      <ul className="space-y-4">
        {transactions.map((transaction) => (
          <li key={transaction.signature} className="border-l-4 border-line pl-4">
            <Transaction {...transaction} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Transaction(transaction: ExploredOnWire["transactions"][number]) {
  const { signature, at, slot, failed, fee, logs } = transaction;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={`/explorer/${signature}`} className="inline-flex min-h-6 items-center">
          {shortAddress(signature)}
        </TextLink>
        <Badge tone={failed ? "bad" : "good"}>{failed ? "Failed" : "Done"}</Badge>
      </p>
      <p className="text-sm text-muted">
        {at !== null && `${momentOf(at)} · `}slot {slot}
        {fee !== undefined && ` · fee ${fee.toLocaleString("en")} lamports`}
      </p>
      {logs && logs.length > 0 && (
        <pre
          tabIndex={0}
          aria-label="What the programs have said"
          role="group"
          className="mt-2 max-h-80 overflow-auto rounded-field bg-sunken p-3 text-sm whitespace-pre-wrap break-all"
        >
          {logs.join("\n")}
        </pre>
      )}
    </>
  );
}
