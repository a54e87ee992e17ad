/** `npm run admin -- EMAIL` makes an account an admin, while the server runs or not. */
import { setRole } from "./account/queries.ts";
import { keyOf } from "./account/keys.ts";
import { sendNudge } from "./lib/nudges.ts";
import { withDatabase } from "./running-database.ts";

const [email] = process.argv.slice(2);
if (email === undefined) {
  console.error("Say whom: npm run admin -- EMAIL");
  process.exit(2);
}

const player = await withDatabase((db) =>
  db.transaction(async (tx) => {
    const changed = await setRole(tx, keyOf(email), "admin");
    if (changed) await sendNudge(tx, { about: "sessions", playerId: changed.id });
    return changed;
  }),
);
console.log(player ? `${player.username} is an admin now.` : `Nobody has the address ${email}.`);
process.exit(player ? 0 : 1);
