import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered, outcome, said } from "./said.ts";

type AskedFriend = { state: "asked" | "friends"; name: string };

/** What has come of a request. */
export const askedWords = ({ state, name }: AskedFriend): string =>
  state === "friends" ? `You and ${name} are friends now.` : `${name} can say yes now.`;

const askedToast = (asked: AskedFriend): Toast =>
  said(asked.state === "friends" ? "New Friend!" : "Request Sent", askedWords(asked));
export const askedFriend = outcome(askedToast, failed("Not Sent"));
export const friendAccepted = outcome(askedToast, failed("No New Friend"));
export const requestDeclined = outcome({ title: "You Said No" }, failed("Not Answered"));
export const requestTakenBack = outcome({ title: "Request Taken Back" }, failed("Not Taken Back"));

export const friendChallenged = outcome(
  ({ name, hasBoth }: { name: string; hasBoth: boolean }) =>
    hasBoth
      ? said("You Are Both Here", `Pick your team against ${name}.`)
      : said("Challenge Sent", `${name} can join you now.`),
  failed("No Challenge"),
);

export const giftSent = outcome(answered("Gift Sent"), failed("No Gift Sent"));

export const friendRemoved = outcome(answered("Friend Removed"), failed("Not Removed"));

export const friendCodeMade = outcome({ title: "Your Code Is Ready" }, failed("No New Code"));

export const heartNotGiven = failed("No Heart Given");
export const heartNotTakenBack = failed("Heart Not Taken Back");

export const heartsWords = (hearts: number): string =>
  hearts === 1 ? "1 heart" : `${hearts.toLocaleString("en")} hearts`;
