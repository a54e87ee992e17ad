/** Battles between players that are over. */
import * as contract from "#contract/battle.ts";
import type { ActingPlayer, testGame } from "#server/testing/test-game.ts";

type Game = Pick<Awaited<ReturnType<typeof testGame>>, "db">;

const teamOf = async (player: ActingPlayer) =>
  (await player.deck()).slice(0, 3).map(({ id }) => id);

/** Face to face, by a code of the first player; returns the battle's id. */
export async function met(a: ActingPlayer, b: ActingPlayer): Promise<string> {
  const { body } = await a.call(contract.createQrBattle, { playerCards: await teamOf(a) });
  const { battleCode, battleId } = body;
  await b.call(contract.joinQrBattle, { battleCode, playerCards: await teamOf(b) });
  await a.call(contract.executeQrBattle, { battleId });
  return battleId;
}

/** The first player has lost a quick battle against the team that the second one has left behind. */
export async function losesToTeamOf({ db }: Game, a: ActingPlayer, b: ActingPlayer): Promise<void> {
  const { body } = await a.battles();
  await db.rows(
    `update battles set opponent_id = $2, opponent_kind = 'online', battle_type = 'pvp',
            challenger_won = false where id = $1`,
    [body.id, b.id],
  );
}
