import { otherSide } from "#game/lib/sides.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { choices, type DuelState, type DuelTeam, type Side } from "./duel.ts";
import { fullHealth } from "./numbers.ts";
import { beginDuel, legalChoices, mustChoose, next, refuseChoice } from "./play.ts";
import { decodeSteps, digestOf, replay, teamFromStored, teamToStored } from "./duel-record.ts";
import { playAtRandom, someCard, someStart } from "./test-duels.ts";
import { eventsFor, viewOf } from "./view.ts";

const anyDuel = fc.nat().map((seed) => {
  const dice = diceFrom(seed);
  const start = someStart(dice);
  return { start, dice, ...playAtRandom(start, dice) };
});

/** Any moment of any duel. */
const anyMoment = fc.tuple(fc.nat(), fc.nat({ max: 60 })).map(([seed, steps]) => {
  const dice = diceFrom(seed);
  const start = someStart(dice);
  const taken = decodeSteps(playAtRandom(start, dice).choices).slice(0, steps);
  return taken.reduce((state, step) => next(state, step).state, beginDuel(start));
});

test("the same start and choices give the same duel, also after a trip through JSON", () => {
  fc.assert(
    fc.property(anyDuel, ({ start, choices: text, state }) => {
      const stored = JSON.parse(JSON.stringify({ start, text })) as {
        start: typeof start;
        text: string;
      };

      const again = replay(stored.start, stored.text);

      expect(again.state).toEqual(state);
      expect(digestOf(again.state)).toBe(digestOf(state));
      expect(digestOf(state)).toMatch(/^[0-9a-f]{16}$/);
      expect(again.frames).toHaveLength(text.length / 2 + 1);
    }),
  );
});

test("a duel can be put aside as JSON at any moment and goes on as if nothing had been", () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(), (state, seed) => {
      const woken = JSON.parse(JSON.stringify(state)) as DuelState;
      fc.pre(state.phase !== "over");
      const dice = diceFrom(seed);
      const choose = (side: Side) => {
        const legal = legalChoices(state, side);
        return legal.length === 0 ? null : dice.pick(legal);
      };
      const step = [choose(0), choose(1)] as const;

      expect(next(woken, step)).toEqual(next(state, step));
    }),
  );
});

test("teams come back from what is stored of them, and make the same duel", () => {
  fc.assert(
    fc.property(anyDuel, ({ start, choices: text, state }) => {
      const stored = JSON.parse(JSON.stringify(start.teams.map(teamToStored))) as [
        ReturnType<typeof teamToStored>,
        ReturnType<typeof teamToStored>,
      ];
      const faces = new Map(start.teams.flat().map((card) => [card.cardId, card]));
      const teams = [teamFromStored(stored[0]), teamFromStored(stored[1])] as const;

      expect(digestOf(replay({ ...start, teams }, text).state)).toBe(digestOf(state));
      expect(teamFromStored(stored[0], faces)[0].strikeName).not.toBe("Strike");
      expect(JSON.stringify({ seed: start.seed, stored, text }).length).toBeLessThan(1024);
    }),
  );
});

/** Other cards in place of those that the second side has not shown, and another luck. */
function withOtherSecrets(state: DuelState, seed: number): DuelState {
  const dice = diceFrom(seed);
  const { seen } = state.sides[1];
  const team = state.teams[1].map((card, i) => (seen[i] ? card : someCard(dice)));
  const fighters = state.sides[1].fighters.map((fighter, i) =>
    seen[i] ? fighter : { ...fighter, health: fullHealth(team[i]!) },
  ) as unknown as DuelState["sides"][1]["fighters"];
  return {
    ...state,
    secret: `${dice.int(0, 2 ** 32 - 1)}`,
    teams: [state.teams[0], team as unknown as DuelTeam],
    sides: [state.sides[0], { ...state.sides[1], fighters }],
  };
}

test("what a player or a spectator sees does not depend on a hidden bench or on the luck", () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(), (state, seed) => {
      const other = withOtherSecrets(state, seed);

      expect(viewOf(other, 0)).toEqual(viewOf(state, 0));
      expect(viewOf(other, "spectator")).toEqual(viewOf(state, "spectator"));
    }),
  );
});

test("what happens is told without a word about who was never in the arena", () => {
  fc.assert(
    fc.property(anyDuel, ({ start, choices: text }) => {
      for (const { state, events } of replay(start, text).frames) {
        const told = eventsFor(events, 0);
        const places = told.flatMap((event) =>
          "place" in event && event.side === "other" ? [event.place] : [],
        );
        expect(places.every((place) => state.sides[1].seen[place])).toBe(true);
      }
    }),
  );
});

test("both sides see the same, each from its own end", () => {
  fc.assert(
    fc.property(anyMoment, (state) => {
      const [first, second] = [viewOf(state, 0), viewOf(state, 1)];

      expect(first.own.active).toBe(second.other.active);
      expect(first.ownMustChoose).toBe(second.otherMustChoose);
      expect(first.own.fighters.every(({ hidden }) => !hidden)).toBe(true);
      expect(second.other.fighters.filter(({ hidden }) => hidden)).toHaveLength(
        state.sides[0].seen.filter((seen) => !seen).length,
      );
    }),
  );
});

test("exactly the legal choices are not refused, and a refused one cannot be played", () => {
  fc.assert(
    fc.property(anyMoment, (state) => {
      for (const side of [0, 1] as const) {
        const allowed = choices.filter((choice) => !refuseChoice(state, side, choice));
        const surrender = state.phase === "over" ? [] : ["surrender"];
        expect(allowed).toEqual([...legalChoices(state, side), ...surrender]);
        expect(legalChoices(state, side).length > 0).toBe(mustChoose(state, side));

        const other = legalChoices(state, otherSide(side))[0] ?? null;
        for (const choice of choices.filter((one) => !allowed.includes(one))) {
          const step = side === 0 ? ([choice, other] as const) : ([other, choice] as const);
          expect(() => next(state, step)).toThrow(/may not choose|is over/);
        }
      }
    }),
  );
});

test("a text that is no record of choices is not played", () => {
  expect(() => decodeSteps("s")).toThrow("no choice");
  expect(() => decodeSteps("sz")).toThrow('"z"');
});
