/** `npm run audit` asks the database whether every rule of the economy holds, while the game runs. */
import { audit } from "./economy/audit.ts";
import { withDatabase } from "./running-database.ts";

const rows = await withDatabase(audit);
for (const { rule, violations, example } of rows) {
  console.log(
    violations === 0 ? `  holds   ${rule}` : `  BROKEN  ${rule}: ${violations}, such as ${example}`,
  );
}
const broken = rows.filter(({ violations }) => violations > 0).length;
console.log(`${rows.length - broken} of ${rows.length} rules hold.`);
process.exit(broken === 0 ? 0 : 1);
