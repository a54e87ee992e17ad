/**
 * What an admin does by hand, while the server runs or not. `npm run admin -- EMAIL` makes an account
 * an admin, `npm run admin -- approve-child CHILD_EMAIL GUARDIAN_EMAIL "why"` says yes for a child,
 * `npm run admin -- age EMAIL YYYY-MM "why"` mends an age that was said wrongly,
 * `npm run admin -- without-two-factor EMAIL "why"` lets a player in who lost app and passkeys, and
 * `npm run admin -- send-nfts-out PLAYER_ID ADDRESS "why"` sends the NFTs of a closed account to a wallet.
 */
import { findByEmail } from "./account/queries.ts";
import { makeAdminByHand } from "./admin/by-hand.ts";
import { jobsBeside } from "./lib/jobs.ts";
import { keyOf } from "./lib/names/keys.ts";
import { config } from "./config.ts";
import { approveByHand } from "./family/by-admin.ts";
import { endAgain } from "./family/closing-queries.ts";
import { mendAge } from "./family/mend-age.ts";
import type { Db, Tx } from "./lib/db.ts";
import { sendOutOfClosed } from "./nfts/service.ts";
import { withDatabase } from "./running-database.ts";
import { resetProtection } from "./security/reset-by-hand.ts";

type Outcome = { isDone: boolean; words: string };

const usage = `Say whom: npm run admin -- EMAIL
      or: npm run admin -- approve-child CHILD_EMAIL GUARDIAN_EMAIL "why"
      or: npm run admin -- age EMAIL YYYY-MM "why"
      or: npm run admin -- without-two-factor EMAIL "why"
      or: npm run admin -- send-nfts-out PLAYER_ID ADDRESS "why"`;

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

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const sendOutOf = ([playerId = "", address, why]: readonly string[]): Job | null =>
  ID.test(playerId) && address && why
    ? (db) => sendOutOfClosed({ ...deps, db }, { playerId, address, why })
    : null;

const resetOf = ([email, why]: readonly string[]): Job | null =>
  email && why ? (db) => reset(db, email, why) : null;

const reset = (db: Db, email: string, why: string): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const found = await findByEmail(tx, keyOf(email));
    if (!found) return { isDone: false, words: `Nobody has the address ${email}.` };
    const isDone = await resetProtection(deps, tx, { playerId: found.id, why });
    if (!isDone) return { isDone, words: "This account asks for nothing but its password." };
    return { isDone, words: "The password alone opens this account now." };
  });

function jobOf([first, ...rest]: readonly string[]): Job | null {
  if (first === undefined || first.startsWith("-")) return null;
  if (first === "approve-child") return approveChild(rest);
  if (first === "age") return mendAgeOf(rest);
  if (first === "without-two-factor") return resetOf(rest);
  if (first === "send-nfts-out") return sendOutOf(rest);
  return (db) => makeAdmin(db, first);
}

const makeAdmin = (db: Db, email: string): Promise<Outcome> =>
  makeAdminByHand({ ...deps, db, jobs: jobsBeside }, email);

const job = jobOf(process.argv.slice(2));
if (!job) {
  console.error(usage);
  process.exit(2);
}
const { isDone, words } = await withDatabase(job);
console.log(words);
process.exit(isDone ? 0 : 1);
