/** Runs in a worker thread: the words that it knows take memory, which is given back afterwards. */
import { understand } from "#forge/understanding/understand.ts";
import type { UnderstoodWords } from "#server/ports/description-reader.ts";

export const read = (description: string): UnderstoodWords => understand(description).inOwnWords;
