/** Accounts: who a player is, and where they are signed in. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { looksMadeUp } from "#game/account/made-up-name.ts";
import { withSingleSpaces } from "#game/lib/plain-name.ts";
import type { Age } from "#game/account/age.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { welcomeCards } from "#game/packs/welcome.ts";
import { giveCards, listCatalogue, monthlySetOf } from "#server/collection/service.ts";
import { welcome, type Circumstances } from "#server/economy/service.ts";
import { redeemAtSignUp } from "#server/invites/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { openPurse } from "#server/purse/service.ts";
import { addWallet, newWallet, type WalletRow } from "#server/wallet/service.ts";
import { signUpRefusals } from "#texts/en/account.ts";
import { ageFrom, keepAge } from "./age.ts";
import { refuseHeldAddress, refuseTaken } from "./addresses.ts";
import { keyOf, orNull } from "#server/lib/names/keys.ts";
import { countLetter } from "./letter-limits.ts";
import { ownAccount } from "./own-account.ts";
import { isReservedName, nameSkeleton } from "./names.ts";
import { hashPassword } from "./passwords.ts";
import { helpRefusals } from "#texts/en/creation.ts";
import { inviteAnswers } from "#texts/en/invites.ts";
import * as queries from "./queries.ts";
import { requireStrongPassword } from "./weak-passwords.ts";
import { enterByPassword, openFirstSession, provePassword } from "./sign-in.ts";

export { provePassword } from "./sign-in.ts";
export { hideName, requireAdultAdmin } from "./age.ts";
export { nameNow, ownNamesOf, restoreName, withholdName } from "./withheld-names.ts";
export { isKnownDevice } from "./known-devices.ts";
export { countLetter, countQuestionLetter } from "./letter-limits.ts";
export { forgetLater, isTimeZone } from "./limit-queries.ts";
export { confirmAddress } from "./recovery.ts";

type SignUp = InputOf<typeof contract.signUp>;

/** What a player's name may have in it and a card may not: a famous name, or a long number. */
const harmlessInNames: ReadonlySet<string> = new Set(["brand", "contact"]);

/** The game may not know the player's age yet, so no outside service reads the name. */
async function refuseUnfriendlyName({ localModerator }: Deps, username: string): Promise<void> {
  const verdict = await localModerator.review(username);
  if (verdict.allowed || harmlessInNames.has(verdict.code)) return;
  const refusal =
    verdict.code === "self_harm"
      ? refusedError(helpRefusals, "needs_help")
      : refusedError(signUpRefusals, "unfriendly_username");
  throw refusal.with({ field: "username" });
}

/** Account, purse, wallet, start coins and twelve starter cards: all of it in one transaction, or nothing. */
export async function signUp(deps: Deps, input: SignUp, visit: Visit) {
  await deps.limits.count("sign-up from one address", visit.address);
  if (isReservedName(input.username) || looksMadeUp(input.username))
    throw refusedError(signUpRefusals, "username_taken");
  await refuseUnfriendlyName(deps, input.username);
  requireStrongPassword(input.password, { ...input, isAdmin: false }, "password");
  const age = input.birthMonth ? ageFrom(deps, input.birthMonth) : null;
  const passwordHash = await hashPassword(input.password);
  const ownId = newId();
  const { giveBack, isDue } = await mayWriteTo(deps, ownId, { email: input.email, visit });
  const account = {
    id: ownId,
    input,
    passwordHash,
    isLetterDue: isDue,
    age,
    address: visit.address,
    wallet: await newWallet(deps, ownId),
    farms: deps.farms,
    nowMs: deps.now(),
  };
  const { playerId, invite } = await deps.db
    .transaction((tx) => openAccount(tx, deps, account))
    .catch(async (error: unknown) => {
      await giveBack();
      return refuseTaken(error);
    });
  // A repeated request finds its first answer, which says whose account it was, not whose it is.
  if (playerId !== ownId) {
    await giveBack();
    const proved = await provePassword(deps, input, visit);
    if (proved?.id !== playerId) throw refusedError(signUpRefusals, "email_taken");
    await enterByPassword(deps, proved, visit);
  } else {
    await openFirstSession(deps, playerId, visit);
  }
  return { ...(await ownAccount(deps, playerId)), invite };
}

/** The limit of letters refuses no sign-up: a player without a letter can request it afterwards. */
async function mayWriteTo(
  { limits }: Deps,
  account: string,
  { email, visit }: { email: string; visit: Visit },
) {
  try {
    const count = { account, from: visit.address, unconfirmed: [email] };
    return { giveBack: await countLetter(limits, count), isDue: true };
  } catch (error) {
    if (error instanceof RefusedError) return { giveBack: () => Promise.resolve(), isDue: false };
    throw error;
  }
}

type NewAccount = {
  id: string;
  input: SignUp;
  passwordHash: string;
  isLetterDue: boolean;
  age: Age | null;
  /** Where the request comes from. */
  address: string;
  wallet: WalletRow;
} & Circumstances;

async function openAccount(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "now" | "family">,
  account: NewAccount,
) {
  const { jobs } = deps;
  const { id: playerId, input, passwordHash, isLetterDue, nowMs } = account;
  await queries.insertPlayer(tx, {
    id: playerId,
    email: input.email,
    emailKey: keyOf(input.email),
    username: input.username,
    usernameKey: keyOf(input.username),
    usernameSkeleton: nameSkeleton(input.username),
    firstName: orNull(input.firstName),
    lastName: orNull(input.lastName),
    passwordHash,
  });
  if (account.age) await keepAge(tx, playerId, account.age);
  await refuseHeldAddress(tx, { playerId, emailKey: keyOf(input.email) });
  await openPurse(tx, playerId);
  await addWallet(tx, account.wallet, new Date(nowMs));
  const cause = `player:${playerId}`;
  await welcome(tx, jobs, { playerId, address: account.address, email: input.email }, account);
  // The first cards fill pages of the album that are there in every month.
  const catalogue = (await listCatalogue(tx)).filter(({ cardId }) => monthlySetOf(cardId) === null);
  const cards = welcomeCards(diceFrom(newSeed()), catalogue);
  const cardIds = cards.map(({ cardId }) => cardId);
  await giveCards(tx, { ownerId: playerId, cardIds, reason: "welcome", cause });
  const guest = { playerId, name: input.username, farms: account.farms, nowMs };
  const invite = await redeemInvite(tx, deps, account, guest);
  if (isLetterDue) await jobs.add(tx, "send-letter", { playerId, letter: "verify" });
  return { playerId, invite };
}

/** A child's invites wait for a parent. */
async function redeemInvite(
  tx: Tx,
  deps: Pick<Deps, "jobs" | "now" | "family">,
  { input, age }: NewAccount,
  guest: { playerId: string; name: string } & Circumstances,
) {
  const text = orNull(input.inviteCode);
  if (text === null) return null;
  if (age?.band === "child") return { success: false, message: inviteAnswers.parent_first };
  return redeemAtSignUp(tx, deps, { ...guest, text });
}

export { proveOwnPassword, wrongPassword } from "./own-password.ts";
export { openDemoAccount } from "./demo.ts";
export { openFirstSession } from "./sign-in.ts";
export {
  findByEmail,
  findLetterAddress,
  findPlayer,
  findReader,
  findReturn,
  holdPassword,
  isOpenAccount,
  setRoleOf,
  type PlayerRow,
} from "./queries.ts";
export { renameEverywhere, renameInBattles, renameInReports } from "./renaming.ts";

/** The player whom others know by this name, in upper or lower case; null when there is none. */
export const findByUsername = (tx: Tx, username: string) =>
  queries.findByUsername(tx, keyOf(withSingleSpaces(username)));

export const currentUser = ownAccount;
