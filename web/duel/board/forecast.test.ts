import { expect, test } from "vitest";
import type { DuelView, Step } from "#game/duel/duel.ts";
import { activeOf, otherOf, type Who } from "#web/duel/stage/explain.ts";
import { beginning } from "#web/duel/stage/test-duel.ts";
import { next } from "#game/duel/play.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { forecast } from "./forecast.ts";

const steps: Step[] = [
  ["strike", "strike"],
  ["strike", "strike"],
  ["special", "special"],
];

type Hit = { damage: number; from: number; to: number };

/** What was foretold of every attack of a duel that was not cut short by a faint, and what came. */
function hitsOf(seed: number): Hit[] {
  const hits: Hit[] = [];
  let state = { ...beginning(), secret: `${seed}` };
  for (const step of steps) {
    const before = viewOf(state, 0);
    const played = next(state, step);
    state = played.state;
    for (const event of eventsFor(played.events, 0)) {
      const isWhole = event.kind === "attack" && event.healthLeft > 0;
      if (isWhole) hits.push({ damage: event.damage, ...foretold(before, event) });
    }
    if (state.phase !== "choose") break;
  }
  return hits;
}

const foretold = (before: DuelView, { side, move }: { side: Who; move: "strike" | "special" }) =>
  forecast(move, {
    attacker: activeOf(before[side])!,
    target: activeOf(before[otherOf(side)])!,
    fainted: 3 - before[side].standing,
  });

test("what an attack is foretold to do is what the rules let it do, with any luck", () => {
  const hits = Array.from({ length: 40 }, (_, seed) => hitsOf(seed + 1)).flat();

  expect(hits.length).toBeGreaterThan(100);
  expect(hits.filter(({ damage, from, to }) => damage < from || damage > to)).toEqual([]);
});

test("an element that beats the other is told", () => {
  const view = viewOf(beginning(), 0);
  const [own, other] = [activeOf(view.own)!, activeOf(view.other)!];
  expect(forecast("strike", { attacker: own, target: other, fainted: 0 }).isStrong).toBe(true);
  expect(forecast("strike", { attacker: other, target: own, fainted: 0 }).isStrong).toBe(false);
});
