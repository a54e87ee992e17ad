import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { suggestInstead, refuseText } from "#game/creation/allowed.ts";
import type { Moderator } from "#server/ports/moderator.ts";

/** The game's own rules and a list of rude words; needs nobody outside and takes a millisecond. */
export function localModerator(): Moderator {
  const rudeWords = new RegExpMatcher({
    ...englishDataset.build(),
    ...englishRecommendedTransformers,
  });
  return {
    async review(text) {
      const refusal = refuseText(text, (reading) => rudeWords.hasMatch(reading));
      if (refusal === null) return { allowed: true };
      return { allowed: false, code: refusal, suggestions: suggestInstead(refusal, text) };
    },
  };
}
