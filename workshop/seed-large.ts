/**
 * Makes a game as large as one that has run for a year, to see how the back office feels in it:
 *   npm run seed:large
 *   npm run seed:large -- PLAYERS OWNED_CARDS BATTLES
 * Works while the server runs, or not. DATA_DIR and DATABASE_URL say which game is meant; it cannot be
 * made small again, so take one of its own. `npm run audit` holds afterwards.
 */
import { makeLarge } from "#bench/admin/large-game.ts";
import { withDatabase } from "#server/running-database.ts";

const [players = 100_000, ownedCards = 1_000_000, battles = 200_000] = process.argv
  .slice(2)
  .map(Number);
if (![players, ownedCards, battles].every((size) => Number.isInteger(size) && size > 0)) {
  console.error("Say how many: npm run seed:large -- PLAYERS OWNED_CARDS BATTLES");
  process.exit(2);
}

const isStarted = await withDatabase(async (db) => {
  const table = await db.value<string | null>(`select to_regclass('players')::text as players`);
  return table !== null;
});
if (!isStarted) {
  console.error("There is no game yet: start it once with npm start, then run this again.");
  process.exit(1);
}

const began = performance.now();
const isMade = await withDatabase((db) => makeLarge(db, { players, ownedCards, battles }));
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  isMade
    ? `${players} players, ${ownedCards} owned cards and ${battles} battles in ${seconds} s.`
    : "This game was made large before.",
);
process.exit(isMade ? 0 : 1);
