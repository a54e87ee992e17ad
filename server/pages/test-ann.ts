/** For tests: a player whose name would end a script. */
import type { UserOnWire } from "#contract/account.ts";

export const ann: UserOnWire = {
  id: "p1",
  username: "</script>ann",
  firstName: null,
  lastName: null,
  email: "ann@example.org",
  emailVerified: true,
  coins: 200,
  cardCredits: 0,
  invitesUsed: 0,
  role: "user",
  cardsCreated: 0,
  coinsEarned: 200,
  unreadNotifications: 0,
  signedUpAtMs: 0,
  hasWelcomePack: false,
  visitDay: null,
  streak: 1,
  ageBand: "adult",
  playLeft: null,
  coinsOnly: false,
  suspension: null,
  isGuardian: false,
  usesWallet: false,
  closed: {},
};
