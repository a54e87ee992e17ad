import { refuseText, suggestInstead } from "#game/creation/allowed.ts";
import { inLatinLetters } from "#server/lib/look-alikes.ts";
import type { Moderator } from "#server/ports/moderator.ts";
import { hasRudeWord } from "./rude-words.ts";

/** The game's own rules and lists of rude words; needs nobody outside and takes a millisecond. */
export function localModerator(): Moderator {
  return {
    async review(text) {
      const refusal = refuseText(text, { inLatinLetters, hasRudeWord });
      if (refusal === null) return { allowed: true };
      return { allowed: false, code: refusal, suggestions: suggestInstead(refusal, text) };
    },
  };
}
