/** Runs in a worker thread: the words that it knows take memory, which is given back afterwards. */
import { toldOrDrawn } from "#forge/words/told-or-drawn.ts";
import type { UnderstoodWords } from "#server/ports/description-reader.ts";

export const read = (description: string): UnderstoodWords => toldOrDrawn(description);
