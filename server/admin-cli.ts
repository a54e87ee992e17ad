/**
 * `npm run admin -- EMAIL` makes an account an admin, and `npm run admin -- approve-child CHILD_EMAIL
 * GUARDIAN_EMAIL "why"` says yes for a child; while the server runs or not.
 */
import { setRole } from "./account/queries.ts";
import { keyOf } from "./account/keys.ts";
import { config } from "./config.ts";
import { approveByHand } from "./family/by-admin.ts";
import type { Db } from "./lib/db.ts";
import { sendNudge } from "./lib/nudges.ts";
import { withDatabase } from "./running-database.ts";

type Outcome = { isDone: boolean; words: string };

const usage = `Say whom: npm run admin -- EMAIL
      or: npm run admin -- approve-child CHILD_EMAIL GUARDIAN_EMAIL "why"`;

function jobOf([first, ...rest]: readonly string[]): ((db: Db) => Promise<Outcome>) | null {
  if (first !== "approve-child") return first === undefined ? null : (db) => makeAdmin(db, first);
  const [childEmail, guardianEmail, why] = rest;
  if (!childEmail || !guardianEmail || !why) return null;
  const deps = { now: () => Date.now(), family: config.family };
  return (db) => approveByHand({ ...deps, db }, { childEmail, guardianEmail, why });
}

const makeAdmin = (db: Db, email: string): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const changed = await setRole(tx, keyOf(email), "admin");
    if (!changed) return { isDone: false, words: `Nobody has the address ${email}.` };
    await sendNudge(tx, { about: "sessions", playerId: changed.id });
    return { isDone: true, words: `${changed.username} is an admin now.` };
  });

const job = jobOf(process.argv.slice(2));
if (!job) {
  console.error(usage);
  process.exit(2);
}
const { isDone, words } = await withDatabase(job);
console.log(words);
process.exit(isDone ? 0 : 1);
