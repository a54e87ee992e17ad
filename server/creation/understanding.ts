/** What is understood of a description while it is being written. */
import type * as contract from "#contract/creation.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { hasEnoughIdeas } from "#game/creation/describe.ts";
import type { Deps } from "#server/lib/deps.ts";

export async function understandDescription(
  deps: Deps,
  playerId: string,
  { description }: InputOf<typeof contract.understandDescription>,
) {
  await deps.limits.count("description read for one player", playerId);
  const { allowed } = await deps.localModerator.review(description);
  // A refusal comes when the description is sent, with words of its own; until then it says enough.
  if (!allowed) return { understood: [], inStory: [], notUnderstood: [], isEnough: true };
  const words = await deps.descriptionReader.read(description);
  return { ...words, isEnough: hasEnoughIdeas(words.understood) };
}
