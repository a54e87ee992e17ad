/** How many friends and requests a player has at most. */
import { setting } from "./kinds.ts";

export const friendSettings = {
  friendsAtMost: setting.whole(200, [1, 1000], {
    label: "Friends at most",
    help: "So many friends a player can have.",
  }),
  friendRequestsAtMost: setting.whole(20, [1, 200], {
    label: "Open friend requests",
    help: "So many friend requests without an answer a player can have sent, and can have received.",
  }),
  friendAskAgainDays: setting.whole(30, [0, 365], {
    label: "Days after a no to a friend request",
    help: "So long a player who said no is not reached by another friend request of the same player.",
  }),
} as const;
