/**
 * `npm run audit` asks the database whether every rule of the economy holds, and compares it with the
 * chain, while the game runs.
 */
import { openReads } from "./adapters/chain/open-reads.ts";
import { config } from "./config.ts";
import { audit } from "./economy/audit.ts";
import { auditChain } from "./nfts/service.ts";
import { withDatabase } from "./running-database.ts";

const rows = await withDatabase(async (db) => [
  ...(await audit(db)),
  ...(await auditChain({ db, chain: await openReads(config.solana.rpcUrl, db) })),
]);
for (const { rule, violations, example } of rows) {
  console.log(
    violations === 0 ? `  holds   ${rule}` : `  BROKEN  ${rule}: ${violations}, such as ${example}`,
  );
}
const broken = rows.filter(({ violations }) => violations > 0).length;
console.log(`${rows.length - broken} of ${rows.length} rules hold.`);
process.exit(broken === 0 ? 0 : 1);
