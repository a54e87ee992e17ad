/** What active players ask of the game, in the shares in which they ask it. */
import { currentUser, login } from "#contract/account.ts";
import { getAlbum } from "#contract/album.ts";
import { quickBattle } from "#contract/battle.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { createCard } from "#contract/creation.ts";
import { getFriends } from "#contract/friends.ts";
import { listMarketplace, purchase } from "#contract/market.ts";
import { listMissions } from "#contract/missions.ts";
import { listNotifications } from "#contract/notifications.ts";
import { listMovements } from "#contract/purse.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Deal } from "#bench/requests/straight-sql.ts";
import { PASSWORD, type BenchPlayer } from "#bench/requests/players.ts";
import type { WireCall } from "#bench/requests/wire.ts";

export type Callers = {
  players: readonly BenchPlayer[];
  /** Who sign in, which ends the sessions that they had. */
  visitors: readonly BenchPlayer[];
  deals: readonly Deal[];
};

type MixedCall = {
  /** How often an active player makes it within two hours. */
  times: number;
  /** As it is made for the nth time. */
  call: (n: number) => WireCall;
};

const sentences = [
  "A small red fox with two tails that guards a lighthouse",
  "A blue whale with wings of glass",
  "A grumpy bear made of crystal who eats thunder",
  "An owl with a lantern that reads in the dark",
  "A green dragon with a crown of flowers",
  "A turtle that carries a snowy mountain",
];

const inTurn = <T>(all: readonly T[], n: number): T => {
  const one = all[n % all.length];
  if (one === undefined) throw new Error("there is none to take a turn");
  return one;
};

/** By each of these callers in turn. */
const by = (
  callers: readonly BenchPlayer[],
  { method, path }: Pick<Endpoint, "method" | "path">,
  times: number,
  body: (player: BenchPlayer, n: number) => object | null = () => null,
): MixedCall => ({
  times,
  call(n) {
    const player = inTurn(callers, n);
    return { method, path, token: player.token, body: body(player, n) };
  },
});

/**
 * In every five minutes the home screen twice, the collection and the market looked through, two battles,
 * a look at everything else; in two hours one sign-in, two cards made and four bought. An assumption: no
 * player has been watched for it.
 */
function mixedCallsOf({ players, visitors, deals }: Callers): MixedCall[] {
  const tokens = new Map(players.map(({ id, token }) => [id, token]));
  return [
    by(players, currentUser, 96),
    by(players, listMissions, 96),
    by(players, listNotifications, 48),
    by(players, listOwnedCards, 72),
    by(players, listMarketplace, 72),
    by(players, getFriends, 24),
    by(players, getAlbum, 24),
    by(players, listMovements, 24),
    by(players, quickBattle, 48, ({ team }) => ({ playerCards: team, battleType: "computer" })),
    by(visitors, login, 1, ({ email }) => ({ email, password: PASSWORD })),
    by(players, createCard, 2, (_, n) => ({ description: inTurn(sentences, n), watch: true })),
    {
      times: 4,
      call(n) {
        const { listingId, buyerId } = inTurn(deals, n);
        return {
          method: purchase.method,
          path: purchase.path.replace("{id}", listingId),
          token: tokens.get(buyerId) ?? "",
          body: {},
        };
      },
    },
  ];
}

/** Of these calls, and of duels besides. */
export const CALLS_IN_TWO_HOURS = 511;

/** Of ten who are active, one is in a duel. */
const IN_A_DUEL = 0.1;

export const mixedNote =
  `What active players ask (${CALLS_IN_TWO_HOURS} calls in two hours, ` +
  "`bench/growth/mixed-load.ts`), while a tenth of these players are in duels";

/** How many players are active where so many calls come in a second. */
export const activeAt = (perSecond: number): number =>
  Math.round((perSecond * 7200) / CALLS_IN_TWO_HOURS);

export const duelsAt = (perSecond: number): number =>
  Math.ceil((activeAt(perSecond) * IN_A_DUEL) / 2);

/** Without end, in every second mixed as in two hours, and each kind by all players in turn. */
export function* mixedCalls(callers: Callers): Generator<WireCall, never> {
  const round = mixedCallsOf(callers)
    .flatMap((kind) =>
      Array.from({ length: kind.times }, (_, i) => ({ kind, at: (i + 0.5) / kind.times })),
    )
    .toSorted((a, b) => a.at - b.at);
  if (round.length !== CALLS_IN_TWO_HOURS) throw new Error(`${round.length} calls in two hours`);
  const made = new Map<MixedCall, number>();
  for (;;) {
    for (const { kind } of round) {
      const n = made.get(kind) ?? 0;
      made.set(kind, n + 1);
      yield kind.call(n);
    }
  }
}
