import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import { listMissions, recordVisit, streakStatus } from "#contract/missions.ts";
import { dayOf } from "#game/lib/day.ts";
import { call } from "#web/lib/call.ts";
import { invalidate } from "#web/lib/query.ts";
import { useNow } from "#web/shared/times.ts";

/**
 * Tells the server of the day's visit, which grows the streak and may pay. At once, because a short
 * look counts as well.
 */
export function useDailyVisit(user: UserOnWire): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => call(recordVisit, {}),
    retry: 2,
    async onSuccess() {
      await invalidate(client, listMissions, streakStatus);
      // Last, because it says that the visit is over, and the toasts of missions begin only then.
      await invalidate(client, currentUser);
    },
  });
  // A tab may stay open for days.
  const hasVisited = user.visitDay === dayOf(useNow());

  useEffect(() => {
    if (!hasVisited) mutate();
  }, [hasVisited, mutate]);
}
