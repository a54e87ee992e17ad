import { listContent } from "#contract/content.ts";
import { useAnswer } from "#web/lib/query.ts";
import type { Content } from "./items.tsx";

/** For players: all that is published, asked for once for both pages. */
export function useContent(): Content {
  const { data, isLoading, isError, refetch } = useAnswer(listContent);
  return { items: data ?? [], isLoading, onRetry: isError ? () => void refetch() : undefined };
}
