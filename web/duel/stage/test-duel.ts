/** For tests: a real duel, played by the real engine. */
import type { DuelCard, DuelState, Step } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { beginDuel, next } from "#game/duel/play.ts";
import { eventsFor, viewOf, type Viewer } from "#game/duel/view.ts";
import type { ShownFrame } from "./use-timeline.ts";

const card = (name: string, element: DuelCard["element"], attack = 40): DuelCard => ({
  cardId: `card-${name.toLowerCase()}`,
  name,
  element,
  rarity: "common",
  attack,
  defense: 30,
  talent: null,
  strikeName: `${name} Strike`,
  specialName: `${name} Special`,
  imageUrl: "/creatures/cindlepup.webp",
});

export const teams = [
  [card("Cindlepup", "fire", 44), card("Puddlefinch", "water"), card("Lumoplume", "light")],
  [card("Brackenip", "nature"), card("Prismarmot", "crystal"), card("Murkitten", "dark")],
] as const;

export const beginning = (): DuelState => beginDuel({ version: RULES_VERSION, seed: 7, teams });

/** The duel as a player sees it after every one of these steps; the first is the beginning. */
export function framesOf(steps: readonly Step[], viewer: Viewer = 0): ShownFrame[] {
  let state = beginning();
  const frames: ShownFrame[] = [{ step: 0, view: viewOf(state, viewer), events: [] }];
  for (const step of steps) {
    const played = next(state, step);
    state = played.state;
    frames.push({
      step: frames.length,
      view: viewOf(state, viewer),
      events: eventsFor(played.events, viewer),
    });
  }
  return frames;
}
