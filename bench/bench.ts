/**
 * `npm run bench`: how fast the game is, how much it weighs and what it needs.
 * `npm run bench -- forge start` measures some sections only; `-- page` writes docs/measurements.md.
 */
import { admin } from "./admin/admin.ts";
import { chain } from "./chain/chain.ts";
import { duelEngine } from "./duel-engine.ts";
import { duels } from "./duels/duels.ts";
import { forge } from "./forge.ts";
import { marketPage } from "./market/market-page.ts";
import { purchases } from "./market/purchases.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { memory } from "./memory.ts";
import { payments } from "./payments/payments.ts";
import { pageWeight } from "./page-weight.ts";
import { keep, writeDocument } from "./report.ts";
import { moderator } from "./moderator.ts";
import { requests } from "./requests/requests.ts";
import { start } from "./start.ts";
import { interaction } from "./interaction.ts";
import { inText } from "./table.ts";

const sections = [
  requests,
  duelEngine,
  duels,
  purchases,
  payments,
  chain,
  marketPage,
  admin,
  forge,
  moderator,
  start,
  memory,
  pageWeight,
  lighthouseScores,
  interaction,
];
const names = sections.map(({ name }) => name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name) && name !== "page");
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Choose from ${names.join(", ")}, page.`);
  process.exit(1);
}

for (const { name, measure } of sections) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const tables = await measure();
  keep(name, tables);
  for (const table of tables) console.log(`\n${inText(table)}`);
}
if (asked.includes("page")) writeDocument(names);
