import { expect, test } from "vitest";
import { toTenth } from "#game/lib/tenths.ts";
import { sceneAt } from "./scene.ts";
import { wonBattle } from "./test-battle.ts";

test("before the first round both teams have all their health", () => {
  const { round, player, opponent } = sceneAt(wonBattle, 0);
  expect(round).toBeNull();
  expect([player.health, player.lost, opponent.health]).toEqual([225, 0, 210]);
  expect(player.active?.name).toBe("Cindlepup");
});

test("each round takes what the numbers say, and the cards take turns", () => {
  const { player, opponent } = sceneAt(wonBattle, 2);
  expect([player.health, player.lost]).toEqual([75, 75]);
  expect([opponent.health, opponent.lost]).toEqual([35, 75]);
  expect(player.active?.name).toBe("Brinkoil");
  expect(player.hasFought).toEqual([0]);
});

test("losses add up to the health at the start", () => {
  const lost = [1, 2, 3].map((step) => sceneAt(wonBattle, step).opponent.lost);
  expect(toTenth(lost.reduce((sum, one) => sum + one))).toBe(210);
  expect(sceneAt(wonBattle, 3).opponent.health).toBe(0);
});

test("after the end the last round stays on show", () => {
  expect(sceneAt(wonBattle, 9)).toEqual(sceneAt(wonBattle, 3));
});

test("what is won by tactics is not seen before its round", () => {
  const [first, second, third] = wonBattle.rounds;
  const battle = {
    ...wonBattle,
    rounds: [
      first!,
      {
        ...second!,
        playerTactic: "guard",
        opponentTactic: "press",
        outwittedBy: "player",
        playerGain: 7.5,
      } as const,
      third!,
    ],
  };
  const seen = [0, 1, 2, 3].map((step) => sceneAt(battle, step).player);

  expect(seen.map(({ fullHealth }) => fullHealth)).toEqual([217.5, 217.5, 225, 225]);
  expect(seen.map(({ health }) => health)).toEqual([217.5, 142.5, 75, 15]);
  expect(seen.map(({ tactic, outwits }) => [tactic, outwits])).toEqual([
    [null, false],
    [null, false],
    ["guard", true],
    [null, false],
  ]);
});
