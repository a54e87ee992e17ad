import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { understandDescription } from "#contract/creation.ts";
import { call } from "#web/lib/call.ts";
import { useSettledText } from "./custom/use-settled-text.ts";

const WRITING_MS = 350;

/** A player waits no longer than this for the check whether the description says enough. */
const PATIENCE_MS = 2_000;

const readOf = (description: string) => ({
  queryKey: [understandDescription.path, description],
  queryFn: () => call(understandDescription, { description }),
});

/** What is understood of a description while it is being written. */
export function useUnderstood(description: string) {
  const client = useQueryClient();
  const settled = useSettledText(description.trim(), WRITING_MS);
  const { data } = useQuery({
    ...readOf(settled),
    enabled: settled !== "",
    placeholderData: keepPreviousData,
  });
  return {
    words: description.trim() === "" || !data ? null : data,
    /** What the server understood, when it is little; null when it is enough or no answer came. */
    async littleOf(text: string): Promise<readonly string[] | null> {
      if (text === "") return null;
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
      const answer = await Promise.race([client.fetchQuery(readOf(text)).catch(() => null), late]);
      return answer && !answer.isEnough ? answer.understood : null;
    },
  };
}
