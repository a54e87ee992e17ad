import { listContent } from "#contract/content.ts";
import { publicSettings } from "#contract/settings.ts";
import { useAnswer } from "#web/lib/query.ts";
import type { Content } from "./items.tsx";

/** For players: all that is published, asked for once for both pages, and the numbers of today. */
export function useContent(): Content {
  const items = useAnswer(listContent);
  const settings = useAnswer(publicSettings);
  const failed = [items, settings].filter(({ isError }) => isError);
  return {
    items: items.data ?? [],
    settings: settings.data ?? null,
    isLoading: items.isLoading,
    onRetry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
