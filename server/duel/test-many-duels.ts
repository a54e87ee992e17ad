/** Duels by the hundred: players without passwords, already in their duels. */
import { insertPlayer } from "#server/account/queries.ts";
import { creatures } from "#game/cards/creatures.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { casualCard } from "#game/duel/enter.ts";
import { creatureId } from "#server/collection/service.ts";
import { startDuel } from "#server/duel/start.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, newToken, sha256 } from "#server/lib/ids.ts";
import { openPurse } from "#server/purse/queries.ts";

export type SeatedDuel = {
  duelId: string;
  /** The session of each of its players. */
  tokens: readonly [string, string];
};

const AT_ONCE = 8;

async function signIn(tx: Tx, username: string): Promise<{ id: string; token: string }> {
  const player = { id: newId(), token: newToken() };
  const email = `${username}@game.test`;
  await insertPlayer(tx, {
    id: player.id,
    email,
    emailKey: email,
    username,
    usernameKey: username,
    usernameSkeleton: username,
    firstName: null,
    lastName: null,
    passwordHash: "no password fits",
  });
  await openPurse(tx, player.id);
  await tx.rows(
    `insert into sessions (id, token_hash, player_id, device, expires_at)
     values ($1, $2, $3, 'A test', now() + interval '1 day')`,
    [newId(), sha256(player.token), player.id],
  );
  return player;
}

const teamOf = (nth: number): DuelTeam =>
  [0, 5, 11].map((more) => {
    const creature = creatures[(nth + more) % creatures.length]!;
    return casualCard({ ...creature, cardId: creatureId(creature.slug), imageUrl: null });
  }) as unknown as DuelTeam;

const seatOne = ({ db }: Deps, nth: number): Promise<SeatedDuel> =>
  db.transaction(async (tx) => {
    const [own, other] = [await signIn(tx, `own${nth}`), await signIn(tx, `other${nth}`)];
    const side = ({ id }: typeof own, name: string, team: DuelTeam) =>
      ({ playerId: id, name, team, brought: [] }) as const;
    const sides = [
      side(own, `own${nth}`, teamOf(nth)),
      side(other, `other${nth}`, teamOf(nth + 2)),
    ] as const;
    const started = { kind: "room", rated: false, sides, nowMs: Date.now() } as const;
    const { duelId } = await startDuel(tx, started);
    return { duelId, tokens: [own.token, other.token] };
  });

export async function seatDuels(deps: Deps, howMany: number): Promise<SeatedDuel[]> {
  const numbers = Array.from({ length: howMany }, (_, nth) => nth).values();
  const seated: SeatedDuel[] = [];
  const seatInTurn = async () => {
    for (const nth of numbers) seated.push(await seatOne(deps, nth));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, seatInTurn));
  return seated;
}
