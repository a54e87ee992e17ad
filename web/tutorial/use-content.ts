import { listContent } from "#contract/content.ts";
import { missionsInForce } from "#contract/missions.ts";
import { publicSettings } from "#contract/settings.ts";
import { useAnswer } from "#web/lib/query.ts";
import type { Content } from "./items.tsx";

/** For players: all that is published, asked for once for both pages, and the numbers and missions of today. */
export function useContent(): Content {
  const items = useAnswer(listContent);
  const settings = useAnswer(publicSettings);
  const missions = useAnswer(missionsInForce);
  const failed = [items, settings, missions].filter(({ isError }) => isError);
  return {
    items: items.data ?? [],
    settings: settings.data ?? null,
    missions: missions.data ?? null,
    isLoading: items.isLoading,
    onRetry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
