import { listContent, type ContentItemOnWire } from "#contract/content.ts";
import { useAnswer } from "#web/lib/query.ts";
import type { Content } from "./items.tsx";

type Type = ContentItemOnWire["type"];

/** For players: asks the server for the items of these two types. */
export function useContent(first: Type, second: Type): Content {
  const answers = [
    useAnswer(listContent, { type: first }),
    useAnswer(listContent, { type: second }),
  ];
  const failed = answers.filter(({ isError }) => isError);
  return {
    items: answers.flatMap(({ data }) => data ?? []),
    isLoading: answers.some(({ isLoading }) => isLoading),
    onRetry:
      failed.length === 0 ? undefined : () => failed.forEach(({ refetch }) => void refetch()),
  };
}
