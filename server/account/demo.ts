/** An account without a sign-up: it has cards and coins to try everything with. */
import { diceFrom } from "#game/lib/dice.ts";
import { giveCards, listCatalogue } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, newSeed, newToken } from "#server/lib/ids.ts";
import { giveCoins, openPurse } from "#server/purse/service.ts";
import { addWallet, newWallet } from "#server/wallet/service.ts";
import { ageFrom, keepAge } from "./age.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { nameSkeleton } from "./names.ts";
import { hashPassword } from "./passwords.ts";
import * as queries from "./queries.ts";

/** What it begins with, and for how long it is there. */
const DEMO = { cards: 20, coins: 1_000, hours: 24 };
const HOUR_MS = 3_600_000;
/** Old enough for all that is shown. */
const BIRTH_MONTH = "1990-01";

/** Its password is random and not kept: only the session that opens with it reaches the account. */
export async function openDemoAccount(
  deps: Deps,
  playerId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const passwordHash = await hashPassword(newToken());
  const wallet = await newWallet(deps, playerId);
  const nowMs = deps.now();
  const username = `demo-${newId().slice(-8)}`;
  const email = `${username}@demo.invalid`;
  const cause = `gift:demo:${playerId}`;
  return async (tx) => {
    await queries.insertPlayer(tx, {
      id: playerId,
      email,
      emailKey: keyOf(email),
      username,
      usernameKey: keyOf(username),
      usernameSkeleton: nameSkeleton(username),
      firstName: null,
      lastName: null,
      passwordHash,
    });
    await queries.makeDemo(tx, playerId, new Date(nowMs + DEMO.hours * HOUR_MS));
    await keepAge(tx, playerId, ageFrom(deps, BIRTH_MONTH));
    await openPurse(tx, playerId);
    await addWallet(tx, wallet, new Date(nowMs));
    await giveCoins(tx, { playerId, coins: DEMO.coins, reason: "gift", cause });
    const catalogue = diceFrom(newSeed()).shuffle(await listCatalogue(tx));
    const cardIds = catalogue.slice(0, DEMO.cards).map(({ cardId }) => cardId);
    await giveCards(tx, { ownerId: playerId, cardIds, reason: "gift", cause });
  };
}
