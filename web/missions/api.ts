import { useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import { listMissions, type MissionOnWire } from "#contract/missions.ts";
import { call } from "#web/lib/call.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";

/** Looking at the missions is the day's visit, which may pay coins: so the user is asked again. */
export function useMissions() {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(listMissions),
    queryFn: async (): Promise<MissionOnWire[]> => {
      const missions = await call(listMissions, {});
      void invalidate(client, currentUser);
      return missions;
    },
  });
}
