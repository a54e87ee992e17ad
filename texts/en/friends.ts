import type { AcceptFriendRefusal, AskFriendRefusal } from "#game/friends/friend.ts";
import type { ChallengeRefusal } from "#game/rooms/challenge.ts";
import type { Group } from "#texts/catalogue.ts";

export const friendCodeRefusals = {
  unknown_code:
    "No player can be found with this code. Check it, or let your friend send you a new one.",
} satisfies Group;

export const askFriendRefusals = {
  own_code: "This is your own code. Give it to a friend.",
  already_friends: "You are friends already.",
  friends_full: "You have as many friends as fit into your list.",
  requests_full: "Many of your requests have no answer yet. Wait, or take one back.",
  not_reachable: "This player cannot be asked now.",
} satisfies Record<AskFriendRefusal, string>;

export const acceptFriendRefusals = {
  friends_full: askFriendRefusals.friends_full,
  other_is_full: "This player's list of friends is full.",
} satisfies Record<AcceptFriendRefusal, string>;

export const challengeRefusals = {
  in_a_room: "You are in a battle room already. Leave it first, then challenge your friend.",
  friend_is_busy: ({ name }: { name: string }) =>
    `${name} is in another battle or cannot play now. Try again later.`,
} satisfies Record<ChallengeRefusal, Group[string]>;

export const friendRefusals = {
  no_friend: "This player is not among your friends.",
  no_friend_request: "This request is not there any more.",
  no_fought_battle: "There is no such battle that you have fought with another player.",
  no_friends_creature: "This creature is not of a friend of yours.",
  no_heart: "Your heart of today is not with this creature.",
} satisfies Group;

export const friendAnswers = {
  declined: "You have said no.",
  taken_back: "Your request is taken back.",
  removed: ({ name }: { name: string }) => `${name} is not in your list any more.`,
  heart_given: "Your heart of today is given.",
  heart_taken_back: "Your heart is back.",
} satisfies Group;

export const friendNotifications = {
  friend_asked: ({ friend }: { friend: string }) => ({
    title: `${friend} wants to be your friend`,
    text: "You can say yes or no on the page of your friends.",
  }),
  friend_accepted: ({ friend }: { friend: string }) => ({
    title: `${friend} is your friend now`,
    text: "Look at the creatures that your friend makes, and give one your heart of the day.",
  }),
  friend_challenged: ({ friend }: { friend: string }) => ({
    title: `${friend} challenges you to a duel`,
    text: "Your friend waits in a battle room for some minutes. Join in, and pick your team.",
  }),
};
