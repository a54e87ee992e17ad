/** The teams that players keep, and the places for further ones, which cost coins. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/teams.ts";
import { refuseTeam } from "#game/battle/team.ts";
import { nextSlotPrice, refuseToBuySlot, teamSlots } from "#game/teams/teams.ts";
import { listByIds } from "#server/collection/service.ts";
import { allowedDescription } from "#server/creation/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockPurse, takeCoins } from "#server/purse/service.ts";
import { teamRefusals } from "#texts/en/battle.ts";
import { keptTeamRefusals, teamAnswers, teamSlotRefusals } from "#texts/en/teams.ts";
import * as queries from "./queries.ts";

const countSlots = async (tx: Tx, playerId: string): Promise<number> =>
  teamSlots(await queries.countBought(tx, playerId));

export async function listTeams({ db, settings }: Deps, playerId: string) {
  const slots = await countSlots(db, playerId);
  return {
    teams: await queries.listTeams(db, playerId),
    slots,
    nextSlotPrice: nextSlotPrice(slots, settings),
  };
}

/** The name is read as the name of a card is. */
async function reviewName(deps: Deps, playerId: string, name: string): Promise<void> {
  await deps.limits.count("creation of one player", playerId);
  await allowedDescription(deps, playerId, name);
}

/** The caller has locked the purse, so none of these cards leaves in between. */
async function ownTeam(tx: Tx, playerId: string, ids: readonly string[]): Promise<string[]> {
  const owned = (await listByIds(tx, playerId, ids)).map(({ id }) => id);
  if (owned.length < ids.length) throw refusedError(keptTeamRefusals, "team_not_owned");
  const refusal = refuseTeam(owned);
  if (refusal) throw refusedError(teamRefusals, refusal);
  return owned;
}

export async function keepTeam(
  deps: Deps,
  playerId: string,
  { name, userCardIds }: InputOf<typeof contract.keepTeam>,
) {
  await reviewName(deps, playerId, name);
  return deps.db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const ownedCardIds = await ownTeam(tx, playerId, userCardIds);
    const slots = await countSlots(tx, playerId);
    if ((await queries.countTeams(tx, playerId)) >= slots) {
      throw refusedError(keptTeamRefusals, "teams_full");
    }
    const keptAt = new Date(deps.now());
    await queries.insertTeam(tx, { id: newId(), playerId, name, ownedCardIds, keptAt });
    return { ...succeeded, message: teamAnswers.kept({ name }) };
  });
}

export async function changeTeam(
  deps: Deps,
  playerId: string,
  { id, name, userCardIds }: InputOf<typeof contract.changeTeam>,
) {
  if (name !== undefined) await reviewName(deps, playerId, name);
  return deps.db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const ownedCardIds = userCardIds ? await ownTeam(tx, playerId, userCardIds) : null;
    const change = { id, playerId, name: name ?? null, ownedCardIds };
    const changed = await queries.changeTeam(tx, change);
    if (!changed) throw refusedError(keptTeamRefusals, "no_team");
    return { ...succeeded, message: teamAnswers.changed(changed) };
  });
}

export function removeTeam(
  { db }: Deps,
  playerId: string,
  { id }: InputOf<typeof contract.removeTeam>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    if (!(await queries.deleteTeam(tx, playerId, id))) {
      throw refusedError(keptTeamRefusals, "no_team");
    }
    return { ...succeeded, message: teamAnswers.removed };
  });
}

export function buyTeamSlot(
  { db, now, settings }: Deps,
  playerId: string,
  { slots: had, price: agreed }: InputOf<typeof contract.buyTeamSlot>,
) {
  return db.transaction(async (tx) => {
    const { coins } = await lockPurse(tx, playerId);
    const slots = await countSlots(tx, playerId);
    const price = nextSlotPrice(slots, settings);
    const refusal = refuseToBuySlot({ price, slots, coins, agreed, had });
    if (refusal) throw refusedError(teamSlotRefusals, refusal, { price: price ?? 0, coins });

    const taken = { playerId, coins: agreed };
    const number = slots + 1;
    await queries.recordSlot(tx, { ...taken, number, boughtAt: new Date(now()) });
    await takeCoins(tx, { ...taken, reason: "team_slot", cause: `team_slot:${number}` });
    return { ...succeeded, message: teamAnswers.slotBought };
  });
}
