/** Accounts: who a player is, and where they are signed in. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { creatures } from "#game/cards/creatures.ts";
import { START_COINS } from "#game/account/sign-up.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { welcomeCards } from "#game/packs/welcome.ts";
import { creatureId, giveCards } from "#server/collection/service.ts";
import { listBadges, redeemAtSignUp } from "#server/invites/service.ts";
import { isDuplicate, type Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { giveCoins, lockPurse, openPurse } from "#server/purse/service.ts";
import { signUpRefusals } from "#texts/en/account.ts";
import { keyOf } from "./keys.ts";
import { hashPassword } from "./passwords.ts";
import * as queries from "./queries.ts";
import { openSession, provePassword } from "./sign-in.ts";

type SignUp = InputOf<typeof contract.signUp>;

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

const takenBy = {
  players_email_key_key: "email_taken",
  players_username_key_key: "username_taken",
} as const;

/** Turns the violated unique constraint of two sign-ups at once into a refusal. */
function refuseTaken(error: unknown): never {
  for (const [constraint, code] of Object.entries(takenBy)) {
    if (isDuplicate(error, constraint)) throw refusedError(signUpRefusals, code);
  }
  throw error;
}

/** What may not stand on a card, but may be somebody's name: a famous one, or a long number. */
const harmlessInNames: ReadonlySet<string> = new Set(["brand", "contact"]);

/** Account, purse, start coins and twelve starter cards: all of it in one transaction, or nothing. */
export async function signUp(deps: Deps, input: SignUp, visit: Visit) {
  await deps.limits.count("sign-up from one address", visit.address);
  const verdict = await deps.moderator.review(input.username);
  if (!verdict.allowed && !harmlessInNames.has(verdict.code)) {
    throw refusedError(signUpRefusals, "unfriendly_username").with({ field: "username" });
  }
  const passwordHash = await hashPassword(input.password);
  const opened: string[] = [];
  const { playerId, invite } = await deps.db
    .transaction(async (tx) => {
      const account = await openAccount(tx, deps.jobs, { input, passwordHash, nowMs: deps.now() });
      opened.push(account.playerId);
      return account;
    })
    .catch(refuseTaken);
  // A repeated request finds its first answer, which says whose account it was, not whose it is.
  if (!opened.includes(playerId) && (await provePassword(deps, input, visit)) !== playerId) {
    throw refusedError(signUpRefusals, "email_taken");
  }
  await openSession(deps, playerId, visit);
  return { ...(await queries.findPlayer(deps.db, playerId)), invite };
}

type NewAccount = { input: SignUp; passwordHash: string; nowMs: number };

async function openAccount(tx: Tx, jobs: Jobs, { input, passwordHash, nowMs }: NewAccount) {
  const playerId = newId();
  await queries.insertPlayer(tx, {
    id: playerId,
    email: input.email,
    emailKey: keyOf(input.email),
    username: input.username,
    usernameKey: keyOf(input.username),
    firstName: orNull(input.firstName),
    lastName: orNull(input.lastName),
    passwordHash,
  });
  await openPurse(tx, playerId);
  const cause = `player:${playerId}`;
  await giveCoins(tx, { playerId, coins: START_COINS, reason: "start", cause });
  const cards = welcomeCards(diceFrom(newSeed()), creatures);
  const cardIds = cards.map(({ slug }) => creatureId(slug));
  await giveCards(tx, { ownerId: playerId, cardIds, reason: "welcome", cause });
  const text = orNull(input.inviteCode);
  const guest = { playerId, name: input.username, nowMs };
  const invite = text === null ? null : await redeemAtSignUp(tx, jobs, { ...guest, text });
  await jobs.add(tx, "send-letter", { playerId, letter: "verify" });
  return { playerId, invite };
}

/** The player with this name, in upper or lower case; null when there is none. */
export const findByUsername = (tx: Tx, username: string) =>
  queries.findByUsername(tx, keyOf(username));

export const currentUser = ({ db }: Deps, playerId: string) => queries.findPlayer(db, playerId);

export async function profile(deps: Deps, playerId: string) {
  const player = await queries.findPlayer(deps.db, playerId);
  const badges = await listBadges(deps, playerId);
  return { ...player, isDemo: player.role === "demo", walletPublicKey: null, badges };
}

export async function updateProfile(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.updateProfile>,
) {
  await deps.db
    .transaction(async (tx) => {
      await lockPurse(tx, playerId);
      const emailChanged = await queries.updateNames(tx, playerId, {
        firstName: orNull(input.firstName),
        lastName: orNull(input.lastName),
        email: input.email,
        emailKey: keyOf(input.email),
      });
      if (emailChanged) await deps.jobs.add(tx, "send-letter", { playerId, letter: "verify" });
    })
    .catch(refuseTaken);
  return profile(deps, playerId);
}
