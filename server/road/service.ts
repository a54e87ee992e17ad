/** The Tale Road: the server plays every duel again before it counts. */
import type { winOnRoad } from "#contract/road.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { judge, type Judgement } from "#game/road/attempt.ts";
import { isOpen, rivalOf } from "#game/road/road.ts";
import { isBossId, type RivalId } from "#game/road/rival-ids.ts";
import type { GameSettings } from "#game/settings/settings.ts";
import { listByIds } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { giveCoins, lockPurse } from "#server/purse/service.ts";
import { roadAnswers, roadRefusals } from "#texts/en/road.ts";
import * as queries from "./queries.ts";

type WonDuel = InputOf<typeof winOnRoad>;

export async function listRoad({ db }: Deps, playerId: string) {
  const wins = await queries.listWins(db, playerId);
  return {
    wins: wins.map(({ rival, firstGoal, secondGoal }) => ({
      rival,
      goals: [firstGoal, secondGoal] satisfies [boolean, boolean],
    })),
  };
}

export async function winRival({ db, now, settings }: Deps, playerId: string, duel: WonDuel) {
  // The purse is not locked while the duel is played again.
  const { goals } = await judged(db, playerId, duel);
  const { rival } = duel;
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    await ownTeam(tx, playerId, duel.team);
    const wins = await queries.listWins(tx, playerId);
    const won = new Set(wins.map((win) => win.rival));
    if (!isOpen(rival, won)) throw refusedError(roadRefusals, "road_not_open");
    const coins = won.has(rival) ? 0 : coinsFor(rival, settings);
    const [firstGoal, secondGoal] = goals;
    const win = { playerId, rival, coins, firstGoal, secondGoal, now: new Date(now()) };
    await queries.saveWin(tx, win);
    if (coins > 0) {
      await giveCoins(tx, { playerId, coins, reason: "road", cause: `road:${rival}` });
    }
    const message = roadAnswers.won({ name: rivalOf(rival).name, coins });
    return {
      ...succeeded,
      message,
      coins,
      goals: [firstGoal, secondGoal] satisfies [boolean, boolean],
    };
  });
}

const coinsFor = (
  rival: RivalId,
  { roadCoins, roadBossCoins }: Pick<GameSettings, "roadCoins" | "roadBossCoins">,
): number => (isBossId(rival) ? roadBossCoins : roadCoins);

async function judged(tx: Tx, playerId: string, duel: WonDuel): Promise<Judgement> {
  if (duel.rules !== RULES_VERSION) throw refusedError(roadRefusals, "road_other_rules");
  const team = await ownTeam(tx, playerId, duel.team);
  const judgement = judge(rivalOf(duel.rival), team, duel);
  if (!judgement?.isWon) throw refusedError(roadRefusals, "road_not_won");
  return judgement;
}

/** Three different cards that the player owns, wherever they are. */
async function ownTeam(tx: Tx, playerId: string, ids: readonly string[]): Promise<DuelTeam> {
  const found = await listByIds(tx, playerId, [...new Set(ids)]);
  const [first, second, third] = ids.map((id) => found.find((card) => card.id === id));
  if (!first || !second || !third || found.length < ids.length) {
    throw refusedError(roadRefusals, "road_team_gone");
  }
  return [arenaOf(first), arenaOf(second), arenaOf(third)];
}

type FoundCard = Awaited<ReturnType<typeof listByIds>>[number];

const arenaOf = (card: FoundCard) => arenaCard({ ...card, imageUrl: card.thumbUrl });
