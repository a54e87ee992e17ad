/** The paths of the specification, by what a visitor who is not signed in gets there. */

export const openPaths = ["/", "/auth", "/login", "/signup", "/tutorial", "/rules"];

export const recoveryPaths = ["/forgot-password", "/reset-password", "/verify-email"];

/** Visitors are sent to /login. */
export const protectedPaths = [
  "/invite",
  "/battle",
  "/battle/qr",
  "/battles",
  "/cards",
  "/create",
  "/create-dynamic",
  "/vault",
  "/wallet",
  "/profile",
  "/marketplace",
  "/store",
  "/checkout",
  "/premium-checkout",
  "/local-battle",
  "/card/1",
];

/** For visitors these do not exist. */
export const hiddenPaths = [
  "/cards-direct",
  "/battle-qr",
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

export const nobodysPaths = ["/nope", "/cards/nope"];
