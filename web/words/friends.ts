import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered } from "./said.ts";

type AskedFriend = { state: "asked" | "friends"; name: string };

/** What has come of a request. */
export const askedWords = ({ state, name }: AskedFriend): string =>
  state === "friends" ? `You and ${name} are friends now.` : `${name} can say yes now.`;

export const askedFriend = (asked: AskedFriend): Toast => ({
  title: asked.state === "friends" ? "New Friend!" : "Request Sent",
  description: askedWords(asked),
});
export const friendNotAsked = failed("Not Sent");

export const friendNotAccepted = failed("No New Friend");
export const requestDeclined: Toast = { title: "You Said No" };
export const requestNotDeclined = failed("Not Answered");
export const requestTakenBack: Toast = { title: "Request Taken Back" };
export const requestNotTakenBack = failed("Not Taken Back");

export const friendChallenged = ({ name, hasBoth }: { name: string; hasBoth: boolean }): Toast => ({
  title: hasBoth ? "You Are Both Here" : "Challenge Sent",
  description: hasBoth ? `Pick your team against ${name}.` : `${name} can join you now.`,
});
export const friendNotChallenged = failed("No Challenge");

export const giftSent = answered("Gift Sent");
export const giftNotSent = failed("No Gift Sent");

export const friendRemoved = answered("Friend Removed");
export const friendNotRemoved = failed("Not Removed");

export const friendCodeMade: Toast = { title: "Your Code Is Ready" };
export const friendCodeNotMade = failed("No New Code");

export const heartNotGiven = failed("No Heart Given");
export const heartNotTakenBack = failed("Heart Not Taken Back");

export const heartsWords = (hearts: number): string =>
  hearts === 1 ? "1 heart" : `${hearts.toLocaleString("en")} hearts`;
