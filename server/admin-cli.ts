/**
 * What an admin does by hand, while the server runs or not. `npm run admin -- EMAIL` makes an account
 * an admin, `npm run admin -- approve-child CHILD_EMAIL GUARDIAN_EMAIL "why"` says yes for a child, and
 * `npm run admin -- age EMAIL YYYY-MM "why"` mends an age that was said wrongly.
 */
import { setRole } from "./account/queries.ts";
import { keyOf } from "./account/keys.ts";
import { config } from "./config.ts";
import { approveByHand } from "./family/by-admin.ts";
import { endAgain } from "./family/closing-queries.ts";
import { mendAge } from "./family/mend-age.ts";
import type { Db, Tx } from "./lib/db.ts";
import { sendNudge } from "./lib/nudges.ts";
import { withDatabase } from "./running-database.ts";

type Outcome = { isDone: boolean; words: string };

const usage = `Say whom: npm run admin -- EMAIL
      or: npm run admin -- approve-child CHILD_EMAIL GUARDIAN_EMAIL "why"
      or: npm run admin -- age EMAIL YYYY-MM "why"`;

type Job = (db: Db) => Promise<Outcome>;

const deps = {
  now: () => Date.now(),
  family: config.family,
  /** A server does it: the one that runs, or the next one. */
  async endWhatIsClosed(tx: Tx, playerId: string) {
    await endAgain(tx, playerId, new Date());
  },
};

const approveChild = ([childEmail, guardianEmail, why]: readonly string[]): Job | null =>
  childEmail && guardianEmail && why
    ? (db) => approveByHand({ ...deps, db }, { childEmail, guardianEmail, why })
    : null;

const mendAgeOf = ([email, birthMonth, why]: readonly string[]): Job | null =>
  email && birthMonth && why ? (db) => mendAge({ ...deps, db }, { email, birthMonth, why }) : null;

function jobOf([first, ...rest]: readonly string[]): Job | null {
  if (first === undefined) return null;
  if (first === "approve-child") return approveChild(rest);
  if (first === "age") return mendAgeOf(rest);
  return (db) => makeAdmin(db, first);
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
