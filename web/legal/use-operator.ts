import { listContent } from "#contract/content.ts";
import { useAnswer } from "#web/lib/query.ts";
import type { LegalProps } from "./operator.tsx";

/** For players: on a prerendered page, which makes no request, the items are there at once. */
export const useOperator = (): LegalProps["content"] => ({
  items: useAnswer(listContent, { type: "page" }).data ?? [],
});
