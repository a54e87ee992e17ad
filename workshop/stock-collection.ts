/**
 * Gives a player many cards, to see how a big collection feels, coins for packs, experience to each of
 * the cards, and so much attack and defense to those that the player made:
 *   node tools/pinned.mjs node workshop/stock-collection.ts EMAIL CARDS [COINS] [EXPERIENCE] [STRENGTH]
 * Works while the server runs, or not. DATA_DIR and DATABASE_URL say which game is meant.
 */
import { randomUUID } from "node:crypto";
import { findByEmail } from "#server/account/queries.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { creatureId, giveCards } from "#server/collection/service.ts";
import { giveCoins, lockPurse } from "#server/purse/service.ts";
import { withDatabase } from "#server/running-database.ts";
import { creatures } from "#game/cards/creatures.ts";

const [email, ...amounts] = process.argv.slice(2);
const [howMany = -1, coins = 0, experience = 0, strength = 0] = amounts.map(Number);
if (
  email === undefined ||
  ![howMany, coins, experience, strength].every((each) => Number.isInteger(each) && each >= 0)
) {
  console.error("Say whom, and how many: workshop/stock-collection.ts EMAIL CARDS [COINS]");
  process.exit(2);
}

/** One creature after the other, as often as it takes. */
const cardIds = Array.from({ length: howMany }, (_, index) =>
  creatureId(creatures[index % creatures.length]?.slug ?? ""),
);
const found = await withDatabase((db) =>
  db.transaction(async (tx) => {
    const player = await findByEmail(tx, keyOf(email));
    if (!player) return false;
    await lockPurse(tx, player.id);
    const gift = { reason: "gift", cause: `gift:${randomUUID()}` } as const;
    await giveCards(tx, { ownerId: player.id, cardIds, ...gift });
    await giveCoins(tx, { playerId: player.id, coins, ...gift });
    await tx.rows(`update owned_cards set experience = experience + $2 where owner_id = $1`, [
      player.id,
      experience,
    ]);
    await tx.rows(
      `update cards set attack = greatest(attack, $2), defense = greatest(defense, $2)
        where creator_id = $1`,
      [player.id, strength],
    );
    return true;
  }),
);
console.log(
  found
    ? `${email} has ${howMany} cards and ${coins} coins more.`
    : `Nobody has the address ${email}.`,
);
process.exit(found ? 0 : 1);
