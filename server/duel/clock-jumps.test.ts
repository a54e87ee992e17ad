import { expect, test } from "vitest";
import * as contract from "#contract/duel.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { meet } from "./test-duelists.ts";

const look = async (player: Caller, id: string) =>
  (await player.call(contract.getDuel, { id })).body;

const strike = (player: Caller, id: string) =>
  player.call(contract.chooseInDuel, { id, step: 0, choice: "strike" });

test.for([-1, 1])(
  "a clock that jumps by %i h changes no duel, and none waits for it",
  async (hours) => {
    const jumping = await testGame();
    const [a, b] = [await jumping.player(), await jumping.player()];
    const id = await meet(a, b);
    await strike(a, id);
    const before = await look(a, id);

    jumping.wait(hours * 3_600_000);

    await expect
      .poll(() => look(a, id).then(({ version }) => version))
      .toBeGreaterThan(before.version);
    const { clock, chosen, step } = await look(a, id);
    expect([chosen, step]).toEqual(["strike", 0]);
    expect([clock.ownReserveMs, clock.otherReserveMs]).toEqual([60_000, 60_000]);
    expect(Math.abs(clock.nowMs - clock.stepBeganMs)).toBeLessThan(30_000);
    jumping.wait(91_000);
    await expect.poll(() => look(a, id).then((duel) => duel.step)).toBe(1);
  },
);

test.for([-1, 1])(
  "who chooses just after a clock jumped by %i h keeps the reserve",
  async (hours) => {
    const jumping = await testGame();
    const [a, b] = [await jumping.player(), await jumping.player()];
    const id = await meet(a, b);

    jumping.wait(hours * 3_600_000);
    await strike(a, id);
    await strike(b, id);

    const { clock, step } = await look(a, id);
    expect([step, clock.ownReserveMs, clock.otherReserveMs]).toEqual([1, 60_000, 60_000]);
  },
);

test("two servers whose clocks differ by minutes begin a step anew once each, and then it ends", async () => {
  const behind = await testGame();
  const [a, b] = [await behind.player(), await behind.player()];
  const id = await meet(a, b);
  await strike(a, id);
  const before = await look(a, id);

  const ahead = await behind.another();
  ahead.wait(600_000);
  await expect
    .poll(() => look(a, id).then(({ version }) => version), { timeout: 10_000 })
    .toBe(before.version + 2);
  expect(await look(a, id)).toMatchObject({ step: 0, chosen: "strike" });

  for (const server of [behind, ahead]) server.wait(91_000);
  await expect.poll(() => look(a, id).then((duel) => duel.step), { timeout: 10_000 }).toBe(1);
});
