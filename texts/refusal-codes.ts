/** All codes with which the game refuses something, from the groups that are named after refusals. */
import type * as account from "./en/account.ts";
import type * as battle from "./en/battle.ts";
import type * as collection from "./en/collection.ts";
import type * as creation from "./en/creation.ts";
import type * as duel from "./en/duel.ts";
import type * as invites from "./en/invites.ts";
import type * as market from "./en/market.ts";
import type * as notifications from "./en/notifications.ts";
import type * as packs from "./en/packs.ts";
import type * as replays from "./en/replays.ts";
import type * as requests from "./en/requests.ts";
import type * as rooms from "./en/rooms.ts";
import type * as sharing from "./en/sharing.ts";
import type * as trades from "./en/trades.ts";
import type * as transfers from "./en/transfers.ts";

type CodesOf<Noun> = Noun extends unknown
  ? {
      [Name in keyof Noun]: Name extends `${string}Refusals` ? keyof Noun[Name] : never;
    }[keyof Noun]
  : never;

export type RefusalCode = CodesOf<
  | typeof account
  | typeof battle
  | typeof collection
  | typeof creation
  | typeof duel
  | typeof invites
  | typeof market
  | typeof notifications
  | typeof packs
  | typeof replays
  | typeof requests
  | typeof rooms
  | typeof sharing
  | typeof trades
  | typeof transfers
>;
