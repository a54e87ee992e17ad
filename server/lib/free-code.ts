import { codeRefusals } from "#texts/en/requests.ts";
import { refusedError } from "./refuse.ts";

const CODES_TRIED = 20;

/**
 * What `insert` returns under the first code that is free. Codes are so many that the first one
 * nearly always is; `insert` returns null when something else has the code.
 */
export async function withFreeCode<T>(
  newCode: () => string,
  insert: (code: string) => Promise<T | null>,
  texts: { no_code_free: string } = codeRefusals,
): Promise<T> {
  for (let tried = 0; tried < CODES_TRIED; tried++) {
    const inserted = await insert(newCode());
    if (inserted !== null) return inserted;
  }
  throw refusedError(texts, "no_code_free");
}
