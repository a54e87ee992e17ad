/** The paths of the specification, by what a visitor who is not signed in gets there. */

const openPaths = ["/", "/auth", "/login", "/signup", "/tutorial", "/rules"];

/** Visitors are sent to /login. */
export const protectedPaths = [
  "/invite",
  "/battle",
  "/duel/1",
  "/practice",
  "/battle/qr",
  "/battles",
  "/cards",
  "/create",
  "/create-dynamic",
  "/vault",
  "/wallet",
  "/profile",
  "/marketplace",
  "/trade",
  "/store",
  "/checkout",
  "/premium-checkout",
  "/local-battle",
  "/packs",
  "/card/1",
];

const adminPaths = [
  "/admin",
  "/admin/users",
  "/admin/cards",
  "/admin/battles",
  "/admin/trades",
  "/admin/analytics",
  "/admin/settings",
  "/admin/creatures",
  "/admin/store",
  "/admin/missions",
  "/admin/content",
];

/** For visitors these do not exist. */
export const hiddenPaths = ["/cards-direct", "/battle-qr", ...adminPaths];

export const nobodysPaths = ["/nope", "/cards/nope"];

/** Everything that a visitor can look at. */
export const visitorPages = [
  ...openPaths,
  "/auth?tab=sign-in",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=none",
  "/verify-email",
  "/replay/999999",
  "/packs/999999",
  "/nope",
];

/** Everything that a player can look at; `:card` and `:battle` are one of their own. */
export const playerPages = [
  "/",
  "/cards",
  "/cards?tab=vault",
  "/vault",
  "/cards-direct",
  ":card",
  "/card/999999",
  "/create",
  "/create-dynamic",
  "/battle",
  "/battle?mode=computer",
  "/battle?mode=online",
  "/battle?room=999999",
  "/duel/999999",
  "/practice",
  "/battles",
  ":battle",
  "/battles/999999",
  "/replay/999999",
  "/profile",
  "/profile?tab=account",
  "/profile?tab=wallet",
  "/profile?tab=security",
  "/tutorial",
  "/rules",
  "/packs",
  "/packs/999999",
  "/wallet",
  "/marketplace",
  "/marketplace?tab=trades",
  "/marketplace?tab=trades&view=mine",
  "/marketplace?tab=trades&view=orders",
  "/marketplace?tab=trades&view=wishes",
  "/store",
  "/checkout",
  "/premium-checkout",
  "/invite",
  "/trade",
  "/trade?mode=create",
  "/trade?code=AAAABBBB",
  "/trade?claim=ABC234",
  "/local-battle",
  "/local-battle?join=123456",
  "/battle/qr",
  "/battle/qr?tab=join",
  "/battle-qr",
  "/arena",
  "/arena?tab=best",
  "/arena?tab=rules",
  ...adminPaths,
  "/reset-password",
  "/nope",
];
