import { expect, test } from "vitest";
import { computerLevels } from "#game/battle/computer-levels.ts";
import { isComputersTurn } from "#game/duel/computer/answering.ts";
import { mustChoose } from "#game/duel/play.ts";
import { teams } from "#web/duel/stage/test-duel.ts";
import { beginPractice, viewForPlayer, playPractice } from "./practice-game.ts";

const setup = { team: teams[0], cards: [...teams[0], ...teams[1]] };

test("a practice duel against every level comes to its end, whatever the seed", () => {
  for (const level of computerLevels) {
    let practice = beginPractice({ ...setup, level, seed: level * 17 });
    while (practice.state.phase !== "over") {
      const isMine = mustChoose(practice.state, 0);
      expect(isMine || isComputersTurn(practice)).toBe(true);
      const place = practice.state.sides[0].fighters.findIndex(({ health }) => health > 0);
      const choice =
        practice.state.phase === "replace" ? (`bring-${place}` as "bring-0") : "strike";
      practice = playPractice(practice, isMine ? choice : null);
    }
    expect(viewForPlayer(practice, "Sam").view.result).not.toBeNull();
  }
});

const rival = (seed: number) => beginPractice({ ...setup, level: 1, seed }).rivalName;

test("the same seed brings the same rival, another seed mostly another", () => {
  expect(rival(5)).toBe(rival(5));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(rival)).size).toBeGreaterThan(2);
});

test("giving up ends it at once, and the rival's bench was never shown", () => {
  const practice = beginPractice({ ...setup, level: 5, seed: 3 });
  expect(viewForPlayer(practice, "Sam").view.other.fighters.slice(1)).toEqual([
    { hidden: true },
    { hidden: true },
  ]);
  const over = playPractice(practice, "surrender");
  expect(viewForPlayer(over, "Sam").view).toMatchObject({ result: "lost", endedBy: "surrender" });
});

test("with only three copies of one card there is a rival, too", () => {
  const [card] = teams[0];
  const practice = beginPractice({
    team: [card, card, card],
    cards: [card, card, card],
    level: 1,
    seed: 4,
  });
  expect(practice.state.teams[1].map(({ name }) => name)).toEqual(Array(3).fill(card.name));
});
