/** Quick battles: three deck cards against the computer, or against a team that a player left. */
import type * as contract from "#contract/battle.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { basePowerOf, type Fighter } from "#game/battle/power.ts";
import { resolvePowerBattle } from "#game/battle/resolve.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { makeRival } from "#game/battle/rival.ts";
import { creatures } from "#game/cards/creatures.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { creatureId } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as queries from "./queries.ts";
import { savePowerBattle } from "./save-battle.ts";
import { rewardBattle } from "./rewards.ts";
import { fieldTeam, fighterOf } from "./team.ts";
import { battleOnWire } from "./wire.ts";

type QuickBattleInput = InputOf<typeof contract.quickBattle>;

/** How far the power of a met team may lie from one's own. */
const ONLINE_WINDOW = 0.1;

const creatureFighters: readonly Fighter[] = creatures.map((creature) => ({
  cardId: creatureId(creature.slug),
  name: creature.name,
  element: creature.element,
  rarity: creature.rarity,
  attack: creature.attack,
  defense: creature.defense,
  imageUrl: `/creatures/${creature.slug}-s.webp`,
}));

type Opponent = {
  id: string | null;
  kind: "computer" | "online";
  name: string;
  team: Fighter[];
};

type Meeting = {
  playerId: string;
  own: Fighter[];
  input: QuickBattleInput;
  fought: number;
  seed: number;
};

async function findOpponent(tx: Tx, meeting: Meeting): Promise<Opponent> {
  const dice = diceFrom(meeting.seed).fork("opponent");
  if (meeting.input.battleType === "online") {
    const power = basePowerOf(meeting.own);
    const met = await queries.findOnlineTeam(tx, meeting.playerId, {
      from: power * (1 - ONLINE_WINDOW),
      to: power * (1 + ONLINE_WINDOW),
      luck: dice.between(0, 1),
    });
    if (met) return { id: met.playerId, kind: "online", name: met.username, team: met.fighters };
  }
  const difficulty = meeting.input.difficulty as ComputerLevel | undefined;
  const { name, team } = makeRival(dice, {
    own: meeting.own,
    creatures: creatureFighters,
    battlesFought: meeting.fought,
    ...(difficulty !== undefined && { difficulty }),
  });
  return { id: null, kind: "computer", name, team };
}

export function quickBattle(
  deps: Deps,
  playerId: string,
  input: QuickBattleInput,
): Promise<contract.QuickBattleResult> {
  return deps.db.transaction(async (tx) => {
    const [, cards, { fought, username }] = await Promise.all([
      lockPurse(tx, playerId),
      fieldTeam(tx, playerId, input.playerCards),
      queries.countFought(tx, playerId),
    ]);
    const own = cards.map(fighterOf);
    const seed = newSeed();
    const opponent = await findOpponent(tx, { playerId, own, input, fought, seed });

    const teams = [own, opponent.team] as const;
    const log = resolvePowerBattle({ seed, teams });

    const id = newId();
    const [row, rewards] = await Promise.all([
      savePowerBattle(tx, {
        id,
        mode: "quick",
        challenger: { id: playerId, name: username },
        opponent,
        teams,
        log,
      }),
      rewardBattle(tx, {
        playerId,
        battleId: id,
        mode: opponent.kind,
        outcome: log.winner === 0 ? "won" : "lost",
        opponentId: null,
        cards,
        nowMs: deps.now(),
      }),
      input.battleType === "online" && queries.saveOnlineTeam(tx, playerId, basePowerOf(own), own),
    ]);
    return { ...battleOnWire(row, { teams, log }, 0), ...rewards, opponentType: opponent.kind };
  });
}
