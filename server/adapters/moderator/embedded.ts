import { refuseText, suggestInstead } from "#game/creation/allowed.ts";
import { inLatinLetters } from "#server/lib/names/look-alikes.ts";
import type { LocalModerator } from "#server/ports/moderator.ts";
import { doubtfulWords } from "./doubtful-words.ts";
import { hasRudeWord } from "./rude-words.ts";

/** The game's own rules and lists of rude words; needs no other service and takes a millisecond. */
export function localModerator(): LocalModerator {
  return {
    async review(text) {
      const refusal = refuseText(text, { inLatinLetters, hasRudeWord });
      if (refusal === null) return { allowed: true };
      return { allowed: false, code: refusal, suggestions: suggestInstead(refusal, text) };
    },
    hasDoubts: (text) =>
      inLatinLetters(text)
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => doubtfulWords.has(word)) ||
      refuseText(text, { inLatinLetters, hasRudeWord }) !== null,
  };
}
