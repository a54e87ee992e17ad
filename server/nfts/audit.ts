/** What the database says of NFTs, compared with what the chain says, while the game goes on. */
import type { Db, Tx } from "#server/lib/db.ts";
import type { AuditRow } from "#server/economy/service.ts";
import type { Chain, MintOnChain } from "#server/ports/chain.ts";

/** As many as one question to the chain can be about. */
const BATCH = 100;

type AuditSources = { db: Db | Tx; chain: Pick<Chain, "readMint" | "holdersOf"> };

type NftRow = {
  id: string;
  mint: string;
  /** The owner's wallet; null while the owner has none. */
  wallet: string | null;
  /** In a wallet outside, whose holder may even destroy it. */
  isOutside: boolean;
  /** Its way to another wallet has not ended. */
  isOnItsWay: boolean;
};

const rules = [
  "every NFT is on the chain, one of each, and nobody can mint more",
  "every NFT is in one wallet, and that is its owner's",
  "a conversion that failed has left nothing on the chain",
] as const;

type Rule = (typeof rules)[number];

export async function auditChain(asking: AuditSources): Promise<AuditRow[]> {
  const broken = new Map<Rule, string[]>(rules.map((rule) => [rule, []]));
  for await (const nfts of inBatches(asking.db, listNfts)) {
    for (const [rule, id] of await brokenBy(asking, nfts)) broken.get(rule)?.push(id);
  }
  for await (const failed of inBatches(asking.db, listFailed)) {
    for (const { id, mint } of failed) {
      if ((await asking.chain.readMint(mint)) === null) continue;
      broken.get("a conversion that failed has left nothing on the chain")?.push(id);
    }
  }
  return [...broken].map(([rule, ids]) => ({
    rule,
    violations: ids.length,
    example: ids[0] ?? null,
  }));
}

/** Looks again at what seems wrong: a job may have ended between the two questions. */
async function brokenBy(asking: AuditSources, nfts: readonly NftRow[]): Promise<[Rule, string][]> {
  const first = await look(asking, nfts);
  if (first.length === 0) return [];
  const suspects = new Set(first.map(([, id]) => id));
  return look(asking, await nftsById(asking.db, [...suspects]));
}

async function look({ chain }: AuditSources, nfts: readonly NftRow[]): Promise<[Rule, string][]> {
  const holders = await chain.holdersOf(nfts.map(({ mint }) => mint));
  const found = await Promise.all(
    nfts.map(async ({ id, mint, wallet, isOutside, isOnItsWay }) => {
      const onChain = await chain.readMint(mint);
      const isTheirs = isOutside || isOnItsWay || (wallet !== null && holders.get(mint) === wallet);
      const broken: [Rule, string][] = [];
      if (!isOne(onChain, isOutside)) broken.push([rules[0], id]);
      if (!isTheirs) broken.push([rules[1], id]);
      return broken;
    }),
  );
  return found.flat();
}

function isOne(onChain: MintOnChain | null, isOutside: boolean): boolean {
  if (!onChain || onChain.canMintMore) return false;
  return onChain.supply === 1n || (isOutside && onChain.supply === 0n);
}

async function* inBatches<Row extends { id: string }>(
  db: Tx,
  list: (tx: Tx, after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await list(db, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

const nftColumns = `o.id, o.nft_address as mint, p.wallet_key as wallet,
  exists (select from holds h
           where h.owned_card_id = o.id and h.holder = 'external') as "isOutside",
  exists (select from nft_jobs j
           where j.owned_card_id = o.id and j.state in ('queued', 'submitted')) as "isOnItsWay"`;

const listNfts = (tx: Tx, after: string) =>
  tx.rows<NftRow>(
    `select ${nftColumns} from owned_cards o join players p on p.id = o.owner_id
      where o.nft_address is not null and o.id > $1 order by o.id limit ${BATCH}`,
    [after],
  );

const nftsById = (tx: Tx, ids: readonly string[]) =>
  tx.rows<NftRow>(
    `select ${nftColumns} from owned_cards o join players p on p.id = o.owner_id
      where o.id = any($1) and o.nft_address is not null`,
    [ids],
  );

/** An attempt at the same address may have succeeded since, or may be under way. */
const listFailed = (tx: Tx, after: string) =>
  tx.rows<{ id: string; mint: string }>(
    `select id, mint from nft_jobs j
      where kind = 'mint' and state = 'failed' and id > $1
        and not exists (select from nft_jobs later where later.mint = j.mint
                          and later.kind = 'mint' and later.state <> 'failed')
      order by id limit ${BATCH}`,
    [after],
  );
