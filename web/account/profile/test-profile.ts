/** For tests: a player's own profile. */
import type { ProfileOnWire } from "#contract/account.ts";

export const profile: ProfileOnWire = {
  id: "1",
  username: "sam",
  firstName: "Sam",
  lastName: null,
  email: "sam@example.com",
  emailVerified: false,
  coins: 200,
  streak: 3,
  invitesUsed: 0,
  role: "user",
  hasReceivedWelcomePack: true,
  shownName: "sam",
  isDemo: false,
  walletPublicKey: null,
  badges: [],
};
