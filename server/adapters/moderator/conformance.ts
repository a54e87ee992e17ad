import { expect, test } from "vitest";
import type { TextRefusal } from "#game/creation/allowed.ts";
import type { Moderator } from "#server/ports/moderator.ts";

const refused: readonly (readonly [TextRefusal, string])[] = [
  ["rude", "fuck dragon"],
  ["sexual", "a topless mermaid"],
  ["hate", "a nazi eagle"],
  ["violence", "a demon that beheads its prey"],
  ["drugs", "a cocaine owl"],
  ["self_harm", "I want to die"],
  ["brand", "a pokemon with wings"],
  ["contact", "write to dragon@example.com"],
];

const harmless = ["a glass fox", "a murder of crows in one cloak", "un lobo de hielo", "雪の狐"];

/** What every moderator does, wherever its judgement comes from; corpus.test.ts says how well. */
export function moderatorConformance(openModerator: () => Moderator | Promise<Moderator>): void {
  test.for(refused)("refuses what is %s, says why, and suggests better", async ([code, text]) => {
    const moderator = await openModerator();

    const verdict = await moderator.review(text);

    expect(verdict).toMatchObject({ allowed: false, code, suggestions: { length: 3 } });
    const suggestions = verdict.allowed ? [] : verdict.suggestions;
    for (const suggestion of suggestions) {
      expect(await moderator.review(suggestion)).toEqual({ allowed: true });
    }
  });

  test.for(harmless)("lets %s pass", async (text) => {
    const moderator = await openModerator();

    expect(await moderator.review(text)).toEqual({ allowed: true });
  });
}
