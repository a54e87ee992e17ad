import * as contract from "#contract/friends.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as asking from "./asking.ts";
import { challengeFriend } from "./challenging.ts";
import * as hearts from "./hearts.ts";
import * as friends from "./service.ts";

export const friendRoutes = [
  playerRoute(contract.getFriends, friends.getFriends),
  playerRoute(contract.getDuelsOfFriends, friends.getDuelsOfFriends),
  playerRoute(contract.newFriendCode, friends.newFriendCode),
  playerRoute(contract.askFriend, asking.askFriend),
  playerRoute(contract.getRival, asking.getRival),
  playerRoute(contract.askRival, asking.askRival),
  playerRoute(contract.acceptFriend, asking.acceptFriend),
  playerRoute(contract.declineFriend, friends.declineFriend),
  playerRoute(contract.takeBackRequest, friends.takeBackRequest),
  playerRoute(contract.removeFriend, friends.removeFriend),
  playerRoute(contract.challengeFriend, challengeFriend),
  playerRoute(contract.giveHeart, hearts.giveHeart),
  playerRoute(contract.takeBackHeart, hearts.takeBackHeart),
];
