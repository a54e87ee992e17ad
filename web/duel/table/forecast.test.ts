import { expect, test } from "vitest";
import type { Step } from "#game/duel/duel.ts";
import { activeOf, otherOf } from "#web/parts/duel/explain.ts";
import { beginning } from "#web/parts/duel/test-duel.ts";
import { next } from "#game/duel/play.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { forecast } from "./forecast.ts";

const steps: Step[] = [
  ["strike", "strike"],
  ["strike", "strike"],
  ["special", "special"],
];

test("what an attack is foretold to do is what the rules let it do, with any luck", () => {
  let hits = 0;
  for (let seed = 1; seed <= 40; seed++) {
    let state = { ...beginning(), random: seed };
    for (const step of steps) {
      const before = viewOf(state, 0);
      const played = next(state, step);
      state = { ...played.state };
      for (const event of eventsFor(played.events, 0)) {
        if (event.kind !== "attack" || event.healthLeft === 0) continue;
        const attacker = activeOf(before[event.side])!;
        const target = activeOf(before[otherOf(event.side)])!;
        const { from, to } = forecast(event.move, attacker, target);
        expect(event.damage).toBeGreaterThanOrEqual(from);
        expect(event.damage).toBeLessThanOrEqual(to);
        hits += 1;
      }
      if (state.phase !== "choose") break;
    }
  }
  expect(hits).toBeGreaterThan(100);
});

test("an element that beats the other is told", () => {
  const view = viewOf(beginning(), 0);
  const [own, other] = [activeOf(view.own)!, activeOf(view.other)!];
  expect(forecast("strike", own, other).isStrong).toBe(true);
  expect(forecast("strike", other, own).isStrong).toBe(false);
});
