/** Friends: by a code or after a battle, and hearts for what they make. */
import * as z from "zod/mini";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { typedCode } from "./fields.ts";
import { id, upTo } from "./ids.ts";
import { look } from "./looks.ts";
import { title } from "./titles.ts";

const creature = z.object({
  card,
  /** From all players, on all days. */
  hearts: z.int(),
});

export type CreatureOnWire = z.output<typeof creature>;

const friend = z.object({
  id: z.string(),
  name: z.string(),
  /** The one that the friend has chosen. */
  title: z.nullable(title),
  /** What the friend wears beside the name. */
  emblem: z.nullable(look),
  since: z.string(),
  /** What they have made, the newest first. */
  creatures: z.array(creature),
});

export type FriendOnWire = z.output<typeof friend>;

const request = z.object({ id: z.string(), name: z.string(), askedAt: z.string() });

export type FriendRequestOnWire = z.output<typeof request>;

/** How many friends are shown until a player wants more. */
export const FRIENDS_SHOWN = 20;

export const getFriends = endpoint("GET /api/friends", "friends", {
  summary: "The player's friends with their newest creatures, requests, and the own friend code",
  input: z.object({ limit: upTo(1000) }),
  output: z.object({
    /** Null until the player wants one. */
    code: z.nullable(z.string()),
    /** Whose creatures are the newest come first. */
    friends: z.array(friend),
    friendCount: z.int(),
    friendsAtMost: z.int(),
    /** Those who want to be the player's friends; `id` is the player's. */
    received: z.array(request),
    sent: z.array(request),
    /** The creature that has the player's heart today. */
    heartCardId: z.nullable(z.string()),
    /** Own creatures with hearts, the latest heart first. */
    hearted: z.array(creature),
  }),
});

export type FriendsOnWire = z.output<typeof getFriends.output>;

export const getDuelsOfFriends = endpoint("GET /api/friends/duels", "friends", {
  summary: "Friends who are in a duel now that the player may watch",
  output: z.array(z.object({ friendId: z.string(), duelId: z.string() })),
});

export const newFriendCode = endpoint("POST /api/friends/code", "friends", {
  summary: "Make a friend code; the one before finds the player no longer",
  output: z.object({ code: z.string() }),
});

/** `friends`: the other had asked, too. */
const asked = z.object({ state: z.enum(["asked", "friends"]), name: z.string() });

export const askFriend = endpoint("POST /api/friends/requests", "friends", {
  summary: "Ask the player with this code to be friends",
  input: z.object({ code: typedCode }),
  output: asked,
});

const byBattle = z.object({ battleId: id<"battle">() });

export const getRival = endpoint("GET /api/friends/requests/after-battle", "friends", {
  summary: "The other player of a battle that is over, and whether they are friends",
  input: byBattle,
  output: z.object({ state: z.enum(["none", "asked", "wanted", "friends"]), name: z.string() }),
});

export const askRival = endpoint("POST /api/friends/requests/after-battle", "friends", {
  summary: "Ask the other player of a live duel or a battle face to face that is over",
  input: byBattle,
  output: asked,
});

const byPlayer = z.object({ id: id<"player">() });

export const acceptFriend = endpoint("POST /api/friends/{id}/accept", "friends", {
  summary: "Say yes to the request of this player",
  input: byPlayer,
  output: asked,
});

export const declineFriend = endpoint("POST /api/friends/{id}/decline", "player", {
  duringMaintenance: true,
  summary: "Say no to the request of this player, who then cannot ask for some weeks",
  input: byPlayer,
});

export const takeBackRequest = endpoint("DELETE /api/friends/{id}/request", "player", {
  duringMaintenance: true,
  summary: "Take back the own request to this player",
  input: byPlayer,
});

export const removeFriend = endpoint("DELETE /api/friends/{id}", "player", {
  duringMaintenance: true,
  summary: "End the friendship with this player",
  input: byPlayer,
});

const challenge = z.object({
  roomId: z.string(),
  /** The friend's. */
  name: z.string(),
  /** The friend is in the room, too. */
  hasBoth: z.boolean(),
});

export type ChallengeOnWire = z.output<typeof challenge>;

export const challengeFriend = endpoint("POST /api/friends/{id}/challenge", "friends", {
  summary: "Open a room for a duel and call this friend into it, or join the one of the friend",
  input: byPlayer,
  output: challenge,
});

export const giveHeart = endpoint("POST /api/friends/hearts/{id}", "friends", {
  summary: "Give the heart of today to this creature of a friend; it leaves the one that had it",
  input: z.object({ id: id<"card">() }),
});

export const takeBackHeart = endpoint("DELETE /api/friends/hearts/{id}", "player", {
  summary: "Take the heart of today back from this creature",
  input: z.object({ id: id<"card">() }),
});
