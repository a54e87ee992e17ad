/** The two of a battle face to face once more, with the teams of before and without a new code. */
import { CODE_MS } from "#game/battle/face-to-face.ts";
import type { Tx } from "#server/lib/db.ts";
import { must } from "#game/lib/must.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { fightRefusals } from "#texts/en/battle.ts";
import { openMeeting } from "./face-to-face.ts";
import { fight, type FightMoment } from "./fight.ts";
import * as queries from "./meeting-queries.ts";

/** `cards` are the player's own copies, the first one leading. */
export type FormerRival = { playerId: string; name: string; cards: readonly string[] };

/** Two who have fought, and the teams that they fought with. */
export type FormerRivals = readonly [FormerRival, FormerRival];

/** Null when no battle face to face with this id was fought. */
export async function findPairOfMeeting(tx: Tx, id: string): Promise<FormerRivals | null> {
  const row = await queries.findMeeting(tx, id);
  if (row?.state !== "completed") return null;
  const { joinerId, joinerName, joinerCards } = row;
  return [
    { playerId: row.creatorId, name: row.creatorName, cards: row.creatorCards },
    {
      playerId: must(joinerId, "player 2"),
      name: must(joinerName, "name of player 2"),
      cards: must(joinerCards, "team of player 2"),
    },
  ];
}

/** Both are there, so it is fought at once; returns its code, by which both find the result. */
export async function meetAgain(
  tx: Tx,
  [own, other]: FormerRivals,
  moment: FightMoment,
): Promise<string> {
  const { nowMs } = moment;
  const { id, code } = await openMeeting(tx, {
    creatorId: own.playerId,
    creatorCards: [...own.cards],
    expiresAt: new Date(nowMs + CODE_MS),
    state: "ready",
    joinerId: other.playerId,
    joinerCards: [...other.cards],
    joinedAt: new Date(nowMs),
  });
  const meeting = must(await queries.lockMeeting(tx, id), `battle ${id}`);
  if (!(await fight(tx, meeting, moment))) throw refusedError(fightRefusals, "cards_gone");
  return code;
}
