/** Everything that `npm run bench` measures, in this order. */
import { admin } from "./admin/admin.ts";
import { chain } from "./chain/chain.ts";
import { duelEngine } from "./duel-engine.ts";
import { duels } from "./duels/duels.ts";
import { forge } from "./forge.ts";
import { forgeScenes } from "./forge-scenes/forge-scenes.ts";
import { forgeShown } from "./forge-shown/forge-shown.ts";
import { growth } from "./growth/growth.ts";
import { interaction } from "./interaction.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { marketPage } from "./market/market-page.ts";
import { purchases } from "./market/purchases.ts";
import { memory } from "./memory.ts";
import { moderator } from "./moderator.ts";
import { pageWeight } from "./page-weight.ts";
import { payments } from "./payments/payments.ts";
import { largePlayer } from "./requests/large-player.ts";
import { requests } from "./requests/requests.ts";
import { start } from "./start.ts";
import type { Section } from "./table.ts";

export const sections: readonly Section[] = [
  requests,
  largePlayer,
  growth,
  duelEngine,
  duels,
  purchases,
  payments,
  chain,
  marketPage,
  admin,
  forge,
  forgeShown,
  forgeScenes,
  moderator,
  start,
  memory,
  pageWeight,
  lighthouseScores,
  interaction,
];
