import type { DuelOnWire } from "#contract/duel.ts";
import type { Choice } from "#game/duel/duel.ts";

/** What the player should do now. `blocked` says why nothing can be chosen; null when it can. */
export type Prompt = { text: string; blocked: string | null };

type Now = {
  chosen: Choice | null;
  isPlaying: boolean;
  /** The other player cannot be reached. */
  otherIsAway: boolean;
  /** What a guide says instead of asking. */
  advice?: { why: string } | null | undefined;
};

export function promptOf(duel: DuelOnWire, now: Now): Prompt {
  const { chosen, isPlaying, otherIsAway, advice } = now;
  const { view } = duel;
  if (isPlaying) return blocked("The turn is played …");
  if (view.phase === "over") return blocked("The duel is over.");
  const other = aboutOther(duel, otherIsAway);
  if (!view.ownMustChoose) return blocked(other.waiting);
  if (chosen !== null) {
    const text = other.isAwaited ? `You have chosen. ${other.waiting}` : "Here it comes …";
    return { text, blocked: null };
  }
  if (advice) return { text: advice.why, blocked: null };
  const what = view.phase === "replace" ? "Who comes in next?" : "What do you do?";
  return { text: `${what} ${other.remark}`.trim(), blocked: null };
}

/** What the other one is doing. */
function aboutOther({ view, otherName, otherHasChosen }: DuelOnWire, isAway: boolean) {
  const isAwaited = view.otherMustChoose && !otherHasChosen;
  const away = `${otherName} has lost the connection, and their clock is running.`;
  if (isAwaited && isAway) return { isAwaited, waiting: away, remark: away };
  const forWhat = view.ownMustChoose ? "" : " to bring in a creature";
  return {
    isAwaited,
    waiting: `Waiting for ${otherName}${forWhat} …`,
    remark: otherHasChosen ? `${otherName} is ready.` : "",
  };
}

const blocked = (text: string): Prompt => ({ text, blocked: text });
