import { expect, test } from "vitest";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import type { Choice, DuelView, Step } from "#game/duel/duel.ts";
import { beginDuel, legalChoices, mustChoose, next } from "#game/duel/play.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { activeOf, type Who } from "./explain.ts";
import { narrate, yourVoice } from "./story.ts";
import { framesOf, teams } from "./test-duel.ts";
import { timelineOf } from "./timeline.ts";

const voice = yourVoice("Ann");

const beatsOf = (...steps: Step[]) => {
  const frames = framesOf(steps);
  const [before, after] = [frames.at(-2)!, frames.at(-1)!];
  return timelineOf(before.view, after.events, after.view);
};

const healthOf = (view: DuelView, who: Who) => activeOf(view[who])?.health;

test("health falls with the blow, and not before it", () => {
  const beats = beatsOf(["strike", "guard"]);

  expect(beats.map(({ event }) => event.kind)).toEqual(["turn", "guard", "attack"]);
  const [turn, guard, attack] = beats;
  const full = healthOf(turn!.view, "other")!;
  expect(healthOf(guard!.view, "other")).toBe(full);
  const damage = attack!.event.kind === "attack" ? attack!.event.damage : 0;
  expect(damage).toBeGreaterThan(0);
  expect(healthOf(attack!.view, "other")).toBe(full - damage);
  expect(attack!.floats.other?.amount).toBe(damage);
  expect(attack!.floats.own).toBeNull();
});

test("a damage number says where it comes from, and the product is right", () => {
  const attack = beatsOf(["strike", "guard"]).at(-1)!;
  const why = attack.floats.other!.why;

  expect(why).toMatch(
    /^40 × [\d.]+ strength × 1\.5 fire beats nature × 0\.4 guard × [\d.]+ luck = \d+$/,
  );
  const [left = "", right] = why.split(" = ");
  const factors = left.split(" × ").map((factor) => Number.parseFloat(factor));
  const product = factors.reduce((all, one) => all * one, 1);
  expect(Math.abs(product - Number(right))).toBeLessThan(1);
});

test("the creature that comes in is known from its arrival on, and unhurt", () => {
  const beats = beatsOf(["strike", "bring-1"]);
  const [turn, change] = beats;

  expect(turn!.view.other.fighters[1]).toEqual({ hidden: true });
  expect(activeOf(change!.view.other)?.name).toBe("Prismarmot");
  const comes = activeOf(change!.view.other)!;
  expect(comes.health).toBe(comes.maxHealth);
  expect(beats.at(-1)!.view.other.fighters[1]).toMatchObject({ name: "Prismarmot" });
});

const line = (...steps: Step[]) =>
  beatsOf(...steps).map((beat) => narrate(beat.event, beat.view, voice).text);

test("every event has a short sentence that names who it happens to", () => {
  expect(line(["strike", "guard"])).toEqual([
    "Turn 1.",
    "Ann's Brackenip is on guard.",
    expect.stringMatching(
      /^Your Cindlepup uses Cindlepup Strike: \d+ damage to Brackenip\. Fire beats nature! The guard blocks most of it\.$/,
    ),
  ]);
  expect(line(["bring-2", "bring-1"])).toEqual([
    "Turn 1.",
    "Your Lumoplume comes in.",
    "Ann's Prismarmot comes in.",
  ]);
  expect(line(["surrender", null])).toEqual(["Ann wins!"]);
});

/** Plays with any legal choices until the duel is over. */
function randomDuel(seed: number): Step[] {
  const dice = diceFrom(seed);
  let state = beginDuel({ version: RULES_VERSION, seed: 7, teams });
  const steps: Step[] = [];
  const pick = (side: 0 | 1): Choice | null =>
    mustChoose(state, side) ? dice.pick(legalChoices(state, side)) : null;
  while (state.phase !== "over") {
    const step: Step = [pick(0), pick(1)];
    steps.push(step);
    state = next(state, step).state;
  }
  return steps;
}

test("the last beat of any step is the view that the server sends", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const frames = framesOf(randomDuel(seed), seed % 2 === 0 ? 0 : 1);
    for (const [index, frame] of frames.entries()) {
      const before = frames[index - 1];
      if (!before) continue;
      const beats = timelineOf(before.view, frame.events, frame.view);
      expect(beats.at(-1)?.view).toEqual(frame.view);
      for (const beat of beats) expect(narrate(beat.event, beat.view, voice).text).not.toBe("");
    }
  }
});

test("on the way there every health is what it will be at the end, step by step", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const frames = framesOf(randomDuel(seed));
    for (const [index, frame] of frames.entries()) {
      const before = frames[index - 1];
      if (!before) continue;
      const almost = timelineOf(
        before.view,
        [...frame.events, { kind: "turn", turn: 0 }],
        frame.view,
      );
      const told = almost.at(-2)!.view;
      for (const who of ["own", "other"] as const) {
        const healths = (view: DuelView) =>
          view[who].fighters.map((one) => (one.hidden ? null : one.health));
        expect(healths(told)).toEqual(healths(frame.view));
      }
    }
  }
});

test("a spectator's view hides fighters that have not been in play", () => {
  const frames = framesOf([["bring-1", "strike"]], "spectator");
  const [first, second] = frames;
  expect(first!.view.own.fighters[1]).toEqual({ hidden: true });
  const beats = timelineOf(first!.view, second!.events, second!.view);
  expect(activeOf(beats[1]!.view.own)?.name).toBe("Puddlefinch");
  expect(
    viewOf(beginDuel({ version: RULES_VERSION, seed: 7, teams }), 0).own.fighters[1]!.hidden,
  ).toBe(false);
  expect(eventsFor([], 0)).toEqual([]);
});
