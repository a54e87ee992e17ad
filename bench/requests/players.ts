import { readId, type Id } from "#contract/ids.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { dayOf } from "#game/lib/day.ts";
import { hashPassword } from "#server/account/passwords.ts";
import { insertPlayer } from "#server/account/queries.ts";
import { insertOwned, listCatalogue } from "#server/collection/queries.ts";
import type { Db } from "#server/lib/db.ts";
import { newId, newToken, sha256 } from "#server/lib/ids.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { openPurse } from "#server/purse/queries.ts";

export type BenchPlayer = {
  id: string;
  /** With `PASSWORD`. */
  email: string;
  /** For the session cookie. */
  token: string;
  /** Three cards of the deck. */
  team: Id<"ownedCard">[];
};

export const PASSWORD = "a lantern over the harbour";

export const CARDS_EACH = 60;

const LOOK_AGAIN_MS = 100;

/** Players with sixty cards who are signed in, all with one password, which is hashed once. */
export async function makePlayers(db: Db, howMany: number): Promise<BenchPlayer[]> {
  const catalogue = await listCatalogue(db);
  const passwordHash = await hashPassword(PASSWORD);
  const before = await db.value<number>(`select count(*) as before from players`);
  const players: BenchPlayer[] = [];
  for (let n = before; n < before + howMany; n++) {
    const player = { id: newId(), token: newToken() };
    const account = accountOf(player.id, n);
    const cards = Array.from({ length: CARDS_EACH }, (_, i) => ({
      id: newId(),
      cardId: catalogue[(n + i) % catalogue.length]?.cardId ?? "",
      slot: i < DECK_SIZE ? i + 1 : null,
    }));
    await db.transaction(async (tx) => {
      await insertPlayer(tx, { ...account, passwordHash });
      await openPurse(tx, player.id);
      await insertOwned(tx, cards, {
        ownerId: player.id,
        reason: "gift",
        cause: `gift:${player.id}`,
      });
      await tx.rows(
        `insert into sessions (id, token_hash, player_id, device, expires_at)
         values ($1, $2, $3, 'Another program', now() + interval '1 day')`,
        [newId(), sha256(player.token), player.id],
      );
    });
    const team = cards.slice(0, 3).map((card) => readId<"ownedCard">(card.id));
    players.push({ ...player, email: account.email, team });
  }
  await untilAllHaveWallets(db);
  return players;
}

/** The server makes them for hundreds of players at once, which collides with what these do. */
async function untilAllHaveWallets(db: Db): Promise<void> {
  const countLeft = () =>
    db.one<{ left: number }>(
      `select count(*) as left from players where wallet_key is null and deleted_at is null`,
    );
  while ((await countLeft()).left > 0) await sleep(LOOK_AGAIN_MS);
}

const accountOf = (id: string, n: number) => ({
  id,
  email: `player${n}@bench.test`,
  emailKey: `player${n}@bench.test`,
  username: `player${n}`,
  usernameKey: `player${n}`,
  usernameSkeleton: `player${n}`,
  firstName: "Ada",
  lastName: null,
  today: dayOf(Date.now()),
});

/** Every victory brings missions forward and none completes them: battle after battle is alike. */
export const lengthenMissions = (db: Db) =>
  db.rows(
    `update missions set target = 1000000 where objective in ('win_battles', 'collect_rarity')`,
  );

const brought = ["battles", "ledger", "daily_tallies", "card_moves", "notifications"];

/** Takes back what battles brought, so that all who are measured begin with the same morning. */
export async function beginDayAgain(pool: Pool): Promise<void> {
  await pool.query(`truncate ${brought.join(", ")} cascade`);
  await pool.query("delete from owned_cards where reason <> 'gift'");
  await pool.query(`vacuum analyze owned_cards, ${brought.join(", ")}`);
}
