/** All codes with which the game refuses something, from the groups that are named after refusals. */
import type * as account from "./en/account.ts";
import type * as collection from "./en/collection.ts";
import type * as market from "./en/market.ts";
import type * as requests from "./en/requests.ts";
import type * as rooms from "./en/rooms.ts";

type CodesOf<Noun> = Noun extends unknown
  ? {
      [Name in keyof Noun]: Name extends `${string}Refusals` ? keyof Noun[Name] : never;
    }[keyof Noun]
  : never;

export type RefusalCode = CodesOf<
  typeof account | typeof collection | typeof market | typeof requests | typeof rooms
>;
