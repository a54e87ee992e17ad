/** Quick battles: three deck cards against the computer, or against a team that a player left. */
import type { QuickBattleResult } from "#contract/battle.ts";
import { basePowerOf, type Fighter } from "#game/battle/power.ts";
import { resolvePowerBattle } from "#game/battle/resolve.ts";
import { makeRival, type Difficulty } from "#game/battle/rival.ts";
import { refuseTeam, type TeamRefusal } from "#game/battle/team.ts";
import { creatures } from "#game/cards/creatures.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { creatureId, findTeam, type OwnedRow } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as queries from "./queries.ts";
import { rewardBattle } from "./rewards.ts";
import { battleOnWire } from "./wire.ts";

export type QuickWish = {
  playerCards: readonly string[];
  battleType: "computer" | "online";
  difficulty?: number | undefined;
};

const teamWords: Record<TeamRefusal, string> = {
  wrong_size: "Pick exactly 3 cards",
  same_card_twice: "Pick three different cards.",
  not_in_deck: "Only cards in your battle deck can fight.",
};

/** How far the power of a met team may lie from one's own. */
const ONLINE_WINDOW = 0.1;

export const fighterOf = (card: OwnedRow): Fighter => ({
  cardId: card.id,
  name: card.name,
  element: card.element,
  rarity: card.rarity,
  attack: card.attack,
  defense: card.defense,
  imageUrl: card.thumbUrl,
});

const creatureFighters: readonly Fighter[] = creatures.map((creature) => ({
  cardId: creatureId(creature.slug),
  name: creature.name,
  element: creature.element,
  rarity: creature.rarity,
  attack: creature.attack,
  defense: creature.defense,
  imageUrl: `/creatures/${creature.slug}-s.webp`,
}));

async function fieldTeam(tx: Tx, playerId: string, ids: readonly string[]): Promise<Fighter[]> {
  const cards = await findTeam(tx, playerId, ids);
  const deck = new Set(cards.filter(({ place }) => place === "deck").map(({ id }) => id));
  const refusal = refuseTeam(
    cards.map(({ id }) => id),
    deck,
  );
  if (refusal) throw new RefusedError(refusal, teamWords[refusal], 400);
  return cards.map(fighterOf);
}

type Opponent = {
  id: string | null;
  kind: "computer" | "online";
  name: string;
  team: Fighter[];
};

type Meeting = { playerId: string; own: Fighter[]; wish: QuickWish; fought: number; seed: number };

async function findOpponent(tx: Tx, meeting: Meeting): Promise<Opponent> {
  const dice = diceFrom(meeting.seed).fork("opponent");
  if (meeting.wish.battleType === "online") {
    const power = basePowerOf(meeting.own);
    const met = await queries.findOnlineTeam(tx, meeting.playerId, {
      from: power * (1 - ONLINE_WINDOW),
      to: power * (1 + ONLINE_WINDOW),
      luck: dice.between(0, 1),
    });
    if (met) return { id: met.playerId, kind: "online", name: met.username, team: met.fighters };
  }
  const difficulty = meeting.wish.difficulty as Difficulty | undefined;
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
  wish: QuickWish,
): Promise<QuickBattleResult> {
  return deps.db.transaction(async (tx) => {
    const [, own, { fought, username }] = await Promise.all([
      lockPurse(tx, playerId),
      fieldTeam(tx, playerId, wish.playerCards),
      queries.countFought(tx, playerId),
    ]);
    const seed = newSeed();
    const opponent = await findOpponent(tx, { playerId, own, wish, fought, seed });

    const log = resolvePowerBattle({ seed, teams: [own, opponent.team] });
    const won = log.winner === 0;

    const id = newId();
    const stored: queries.StoredBattle = { teams: [own, opponent.team], log };
    const [{ createdAt }, rewards] = await Promise.all([
      queries.insertBattle(tx, {
        id,
        battleType: opponent.kind === "computer" ? "pve" : "pvp",
        mode: "quick",
        challengerId: playerId,
        opponentId: opponent.id,
        opponentKind: opponent.kind,
        opponentName: opponent.name,
        stored,
      }),
      rewardBattle(tx, {
        playerId,
        battleId: id,
        mode: opponent.kind,
        won,
        fighters: own,
        nowMs: deps.now(),
      }),
      wish.battleType === "online" &&
        queries.saveOnlineTeam(tx, playerId, { power: basePowerOf(own), fighters: own }),
    ]);
    const row = {
      id,
      challengerId: playerId,
      challengerName: username,
      opponentKind: opponent.kind,
      opponentName: opponent.name,
      won,
      playerPower: log.powers[0],
      opponentPower: log.powers[1],
      createdAt,
    };
    return { ...battleOnWire(row, stored), ...rewards, opponentType: opponent.kind };
  });
}
