/** What active players ask of the game, in the shares in which they ask it. */
import { currentUser } from "#contract/account.ts";
import { getAlbum } from "#contract/album.ts";
import { quickBattle } from "#contract/battle.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { getFriends } from "#contract/friends.ts";
import { listMarketplace } from "#contract/market.ts";
import { listMissions } from "#contract/missions.ts";
import { listNotifications } from "#contract/notifications.ts";
import { listMovements } from "#contract/purse.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import type { WireCall } from "#bench/requests/wire.ts";

type MixedCall = {
  name: string;
  path: string;
  method: "GET" | "POST";
  body?: (player: BenchPlayer) => object;
  /** How often an active player asks it within five minutes. */
  times: number;
};

const get = (name: string, { path }: { path: string }, times: number): MixedCall => ({
  name,
  path,
  method: "GET",
  times,
});

/**
 * Five minutes: the home screen twice, the collection and the market looked through, two battles, a
 * look at everything else. An assumption: no player has been watched for it.
 */
export const asked: readonly MixedCall[] = [
  get("sign-in check", currentUser, 4),
  get("missions", listMissions, 4),
  get("notifications", listNotifications, 2),
  get("collection, 60 cards", listOwnedCards, 3),
  get("market, first page", listMarketplace, 3),
  get("friends", getFriends, 1),
  get("album", getAlbum, 1),
  get("coins and cards that moved", listMovements, 1),
  {
    name: "quick battle",
    path: quickBattle.path,
    method: "POST",
    body: ({ team }) => ({ playerCards: team, battleType: "computer" }),
    times: 2,
  },
];

export const CALLS_IN_FIVE_MINUTES = asked.reduce((sum, { times }) => sum + times, 0);

export const callOf = ({ method, path, body }: MixedCall, player: BenchPlayer): WireCall => ({
  method,
  path,
  token: player.token,
  body: body?.(player) ?? null,
});

/** One after the other, all players in turn, so that no limit of a player is met. */
export function mixedCalls(players: readonly BenchPlayer[]): WireCall[] {
  const turns = asked.flatMap((each) => Array.from({ length: each.times }, () => each));
  // A prime apart, so that equal calls do not come in a row.
  const mixed = turns.map((_, i) => turns[(i * 11) % turns.length] ?? turns[0]!);
  return mixed.flatMap((each) => players.map((player) => callOf(each, player)));
}
