import type { DuelOnWire } from "#contract/duel.ts";
import type { Choice } from "#game/duel/duel.ts";

/** What the player should do now. `blocked` says why nothing can be chosen; null when it can. */
export type Prompt = { text: string; blocked: string | null };

export function promptOf(duel: DuelOnWire, chosen: Choice | null, isPlaying: boolean): Prompt {
  const { view, otherName, otherHasChosen } = duel;
  if (isPlaying) return blocked("The turn is played …");
  if (view.phase === "over") return blocked("The duel is over.");
  if (!view.ownMustChoose) return blocked(`Waiting for ${otherName} to bring in a creature …`);
  if (chosen !== null)
    return {
      text:
        otherHasChosen || !view.otherMustChoose
          ? "Here it comes …"
          : `You have chosen. Waiting for ${otherName} …`,
      blocked: null,
    };
  const what = view.phase === "replace" ? "Who comes in next?" : "What do you do?";
  return { text: otherHasChosen ? `${what} ${otherName} is ready.` : what, blocked: null };
}

const blocked = (text: string): Prompt => ({ text, blocked: text });
