/** Quick battles: three deck cards against the computer, or against a team that a player left. */
import type * as contract from "#contract/battle.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { basePowerOf, type Fighter } from "#game/battle/power.ts";
import { resolvePowerBattle } from "#game/battle/resolve.ts";
import type { Opposition } from "#game/battle/rewards.ts";
import { suggestedLevel } from "#game/battle/rival.ts";
import { powerWin } from "#game/battle/win.ts";
import type { BattlePlan, Tactics } from "#game/battle/tactics.ts";
import { withBond } from "#game/cards/bond.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { mayDo, requireOpen, type GateDeps } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { lockPurse } from "#server/purse/service.ts";
import { quickRefusals } from "#texts/en/battle.ts";
import { facesOf } from "./power-battle.ts";
import * as queries from "./queries.ts";
import { savePowerBattle } from "./save-battle.ts";
import { rewardBattle } from "./rewards.ts";
import { takeRival } from "./rivals.ts";
import { fieldTeam, fighterOf } from "./team.ts";
import { battleOnWire } from "./wire.ts";

type QuickBattleInput = InputOf<typeof contract.quickBattle>;

/** How far the power of a met team may lie from one's own. */
const ONLINE_WINDOW = 0.1;

type Opponent = {
  id: string | null;
  kind: "computer" | "online";
  name: string;
  team: Fighter[];
  against: Opposition;
  /** A computer's, chosen before the player's. */
  tactics?: Tactics;
};

type Meeting = {
  asking: GateDeps;
  playerId: string;
  own: Fighter[];
  input: QuickBattleInput;
  fought: number;
  /** 0 among players, who all bring their cards as they are printed. */
  bondPercent: number;
};

/** A player without an opponent online fights a computer rival whom they could not see before. */
async function findOpponent(tx: Tx, meeting: Meeting): Promise<Opponent> {
  const { playerId, input, fought, bondPercent } = meeting;
  const isOnline = input.battleType === "online";
  const met = isOnline ? await meetOnline(tx, meeting) : null;
  if (met) return met;
  const level = (isOnline ? undefined : input.difficulty) ?? suggestedLevel(fought);
  const rival = await takeRival(tx, playerId, {
    level,
    isSeen: !isOnline,
    bondPercent,
  });
  return { ...rival, id: null, kind: "computer", against: { mode: "computer", level } };
}

/** Undefined unless both sides have chosen. */
function planOf(
  { settings: { outwitPercent, outwitPercentOnWeak } }: Deps,
  own: Tactics = [],
  other: Tactics = [],
): BattlePlan | undefined {
  if (other.length === 0 || own.every((each) => each === null)) return undefined;
  return { tactics: [own, other], numbers: { outwitPercent, outwitPercentOnWeak } };
}

async function meetOnline(tx: Tx, { asking, playerId, own }: Meeting): Promise<Opponent | null> {
  const power = basePowerOf(own);
  const met = await queries.findOnlineTeam(tx, playerId, {
    from: power * (1 - ONLINE_WINDOW),
    to: power * (1 + ONLINE_WINDOW),
    luck: diceFrom(newSeed()).between(0, 1),
  });
  if (!met || !(await mayDo(asking, "strangers", met.playerId))) return null;
  const { playerId: id, name, fighters } = met;
  const faceOf = await facesOf(
    tx,
    fighters.map(({ cardId }) => cardId),
  );
  const team = fighters.map((fighter) => ({ ...fighter, ...faceOf(fighter.cardId) }));
  return { id, kind: "online", name, team, against: { mode: "online" } };
}

export function quickBattle(
  deps: Deps,
  playerId: string,
  input: QuickBattleInput,
): Promise<contract.QuickBattleResult> {
  const isOnline = input.battleType === "online";
  if (isOnline && input.tactics) throw refusedError(quickRefusals, "tactics_online");
  return deps.db.transaction(async (tx) => {
    const asking = { ...deps, db: tx };
    if (isOnline) await requireOpen(asking, "strangers", playerId);
    const [, cards, { fought, name }] = await Promise.all([
      lockPurse(tx, playerId),
      fieldTeam(tx, playerId, input.playerCards),
      queries.countFought(tx, playerId),
    ]);
    const bondPercent = isOnline ? 0 : deps.settings.bondPercent;
    const own = cards.map((card) => fighterOf(withBond(card, bondPercent)));
    const meeting = { asking, playerId, own, input, fought, bondPercent };
    const opponent = await findOpponent(tx, meeting);

    const teams = [own, opponent.team] as const;
    const plan = planOf(deps, input.tactics, opponent.tactics);
    const log = resolvePowerBattle({ seed: newSeed(), teams, plan });

    const id = newId();
    const [row, rewards] = await Promise.all([
      savePowerBattle(tx, {
        id,
        mode: "quick",
        challenger: { id: playerId, name },
        opponent,
        teams,
        plan,
        log,
      }),
      rewardBattle(tx, {
        playerId,
        battleId: id,
        against: opponent.against,
        outcome: log.winner === 0 ? "won" : "lost",
        win: powerWin({ teams, log }, 0, opponent.kind === "computer" ? opponent.name : null),
        opponentId: null,
        cards,
        nowMs: deps.now(),
        settings: deps.settings,
      }),
      isOnline && queries.saveOnlineTeam(tx, playerId, basePowerOf(own), own),
    ]);
    return { ...battleOnWire(row, { teams, log }, 0), ...rewards, opponentType: opponent.kind };
  });
}
