/** The calls whose speed is measured: what goes over the wire, and the service that answers it. */
import { currentUser as whoAmI } from "#contract/account.ts";
import { getAlbum as album } from "#contract/album.ts";
import { quickBattle as fight } from "#contract/battle.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { currentUser } from "#server/account/service.ts";
import { getAlbum } from "#server/album/service.ts";
import { quickBattle } from "#server/battle/quick.ts";
import { ownedColumns, type OwnedRow } from "#server/collection/card-rows.ts";
import type { Deps } from "#server/lib/deps.ts";
import { CARDS_EACH, type BenchPlayer } from "./players.ts";
import type { WireCall } from "./wire.ts";

export type Call = {
  title: string;
  method: "GET" | "POST";
  path: string;
  body(player: BenchPlayer): object | null;
  serve(deps: Deps, player: BenchPlayer): Promise<unknown>;
  /** How often each player calls it in one round. */
  timesEach: number;
};

const fightOf = ({ team }: BenchPlayer) => ({ playerCards: team, battleType: "computer" }) as const;

const nothing = () => null;

/**
 * All that the answer shows, as straight SQL says it. The game has less to ask: it knows what it has
 * written of cards before.
 */
const listWholeCards = ({ db }: Pick<Deps, "db">, ownerId: string) =>
  db.rows<OwnedRow>(
    `select ${ownedColumns} from owned_cards o join cards c on c.id = o.card_id
      where o.owner_id = $1 and o.place <> 'held' order by o.position desc`,
    [ownerId],
  );

export const calls = {
  signInCheck: {
    title: "sign-in check",
    method: "GET",
    path: whoAmI.path,
    body: nothing,
    serve: (deps, { id }) => currentUser(deps, id),
    timesEach: 50,
  },
  collection: {
    title: `collection, ${CARDS_EACH} cards`,
    method: "GET",
    path: listOwnedCards.path,
    body: nothing,
    serve: (deps, { id }) => listWholeCards(deps, id),
    timesEach: 10,
  },
  album: {
    title: "album",
    method: "GET",
    path: album.path,
    body: nothing,
    serve: (deps, { id }) => getAlbum(deps, id),
    timesEach: 10,
  },
  quickBattle: {
    title: "quick battle",
    method: "POST",
    path: fight.path,
    body: fightOf,
    serve: (deps, player) => quickBattle(deps, player.id, fightOf(player)),
    timesEach: 6,
  },
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

export const wireCallOf = ({ method, path, body }: Call, player: BenchPlayer): WireCall => ({
  method,
  path,
  token: player.token,
  body: body(player),
});
