/** All codes with which the game refuses something, from the groups that are named after refusals. */
type CodesOf<Noun> = Noun extends unknown
  ? {
      [Name in keyof Noun]: Name extends `${string}Refusals` ? keyof Noun[Name] : never;
    }[keyof Noun]
  : never;

export type RefusalCode = CodesOf<
  | typeof import("./en/account.ts")
  | typeof import("./en/admin.ts")
  | typeof import("./en/album.ts")
  | typeof import("./en/approval.ts")
  | typeof import("./en/battle.ts")
  | typeof import("./en/collection.ts")
  | typeof import("./en/creation.ts")
  | typeof import("./en/cup.ts")
  | typeof import("./en/duel.ts")
  | typeof import("./en/economy.ts")
  | typeof import("./en/family.ts")
  | typeof import("./en/friends.ts")
  | typeof import("./en/grants.ts")
  | typeof import("./en/invites.ts")
  | typeof import("./en/looks.ts")
  | typeof import("./en/market.ts")
  | typeof import("./en/missions.ts")
  | typeof import("./en/nfts.ts")
  | typeof import("./en/notifications.ts")
  | typeof import("./en/own-data.ts")
  | typeof import("./en/packs.ts")
  | typeof import("./en/purchases.ts")
  | typeof import("./en/rematches.ts")
  | typeof import("./en/remakes.ts")
  | typeof import("./en/replays.ts")
  | typeof import("./en/requests.ts")
  | typeof import("./en/road.ts")
  | typeof import("./en/rooms.ts")
  | typeof import("./en/settings.ts")
  | typeof import("./en/setup.ts")
  | typeof import("./en/security.ts")
  | typeof import("./en/sharing.ts")
  | typeof import("./en/showcase.ts")
  | typeof import("./en/suspensions.ts")
  | typeof import("./en/teams.ts")
  | typeof import("./en/titles.ts")
  | typeof import("./en/trades.ts")
  | typeof import("./en/transfers.ts")
  | typeof import("./en/wallet.ts")
>;
