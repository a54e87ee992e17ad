import { listMissions } from "#contract/missions.ts";
import { useAnswer } from "#web/lib/query.ts";

export const useMissions = () => useAnswer(listMissions);
