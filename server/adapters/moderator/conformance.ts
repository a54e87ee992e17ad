import { expect, test } from "vitest";
import type { Moderator } from "#server/ports/moderator.ts";
import { refusedPhrases } from "./test-refused-phrases.ts";
import { welcomePhrases } from "./test-welcome-phrases.ts";

/** What every moderator does, wherever its judgement comes from. */
export function moderatorConformance(openModerator: () => Moderator | Promise<Moderator>): void {
  test.for(Object.keys(refusedPhrases) as (keyof typeof refusedPhrases)[])(
    "refuses what is %s, and says why",
    async (code) => {
      const moderator = await openModerator();
      const verdicts = await Promise.all(
        refusedPhrases[code].map((phrase) => moderator.review(phrase)),
      );

      const passed = refusedPhrases[code].filter((_, i) => verdicts[i]!.allowed);
      expect(passed).toEqual([]);
      for (const verdict of verdicts) {
        expect(verdict).toMatchObject({ code });
        expect(verdict).toHaveProperty("suggestions.length", 3);
      }
    },
  );

  test("lets harmless words pass, however they sound", async () => {
    const moderator = await openModerator();
    const verdicts = await Promise.all(welcomePhrases.map((phrase) => moderator.review(phrase)));

    expect(welcomePhrases.filter((_, i) => !verdicts[i]!.allowed)).toEqual([]);
  });

  test("what it suggests passes", async () => {
    const moderator = await openModerator();

    const verdict = await moderator.review("a cocaine owl");
    const suggestions = verdict.allowed ? [] : verdict.suggestions;

    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) {
      expect(await moderator.review(suggestion)).toEqual({ allowed: true });
    }
  });
}
