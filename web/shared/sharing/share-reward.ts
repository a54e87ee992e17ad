import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { share, shareCards, shareStatus, type Platform } from "#contract/sharing.ts";
import { call } from "#web/lib/call.ts";
import { invalidate, useAnswer } from "#web/lib/query.ts";
import { toast } from "#web/ui/toast.tsx";
import { homeRewardFailed, rewardClaimed, rewardFailed } from "#web/words/sharing.ts";

/** Which screen opened the dialog: home tells the server nothing, the others what was shared. */
export type ShareFrom = "home" | "collection" | "card";

export type Shared = {
  platform: Platform;
  cardIds: string[];
  /** True: the banner alone tells of the reward. */
  isQuiet: boolean;
};

export type RewardState = ReturnType<typeof useShareReward>;

/** One reward for each time that the dialog is opened. */
export function useShareReward(from: ShareFrom) {
  const client = useQueryClient();
  const status = useAnswer(shareStatus).data;
  const [isClaimed, setClaimed] = useState(false);
  // Two presses may come before the next picture of the page.
  const isAsked = useRef(false);
  const claim = async ({ isQuiet, ...shared }: Shared) => {
    if (isAsked.current || status?.canEarnRewards === false) return;
    isAsked.current = true;
    try {
      const { coins } = await (from === "home" ? call(share, {}) : call(shareCards, shared));
      setClaimed(true);
      if (!isQuiet) toast(rewardClaimed(coins));
    } catch (error) {
      isAsked.current = false;
      toast(from === "home" ? homeRewardFailed(error) : rewardFailed(error));
    }
    await invalidate(client, shareStatus, currentUser, listMissions);
  };
  return { claim, isClaimed, status };
}
