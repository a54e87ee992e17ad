import { expect, test, vi } from "vitest";
import * as battle from "#contract/battle.ts";
import * as contract from "#contract/duel.ts";
import { anyChoice, fightOut, meet, meetComputer } from "./test-duelists.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

const look = async (player: Caller, id: string) =>
  (await player.call(contract.getDuel, { id })).body;

const choose = (player: Caller, input: { id: string; step: number; choice: "strike" | "guard" }) =>
  player.call(contract.chooseInDuel, input);

test("two friends duel to the end, and both are told the same", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);

  const [ofA, ofB] = await fightOut(id, [a, b]);

  expect([ofA?.view.result, ofB?.view.result].toSorted()).toEqual(
    ofA?.view.result === "drawn" ? ["drawn", "drawn"] : ["lost", "won"],
  );
  expect(ofA?.earned?.experienceWon).toBeGreaterThan(0);
  expect(ofA?.secret).toBe(ofB?.secret);
  const history = await a.call(battle.listBattles, {});
  expect(history.body.map((each) => each.id)).toEqual([id]);
});

test("the secret that is shown afterwards is the one that was promised before", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const { commitment, secret } = await look(a, id);
  const [over] = await fightOut(id, [a, b]);

  const bytes = new TextEncoder().encode(over?.secret ?? "");
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");

  expect([secret, digest]).toEqual([null, commitment]);
});

test("of fifty choices for the same step one counts", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      choose(a, { id, step: 0, choice: i % 2 === 0 ? "strike" : "guard" }),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.chosen)).size).toBe(1);
  const after = await look(a, id);
  expect([after.version, after.step, after.otherHasChosen]).toEqual([1, 0, false]);
});

test("a choice for a step that is over changes nothing; one for a later step is refused", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  await choose(a, { id, step: 0, choice: "strike" });
  await choose(b, { id, step: 0, choice: "strike" });

  const late = await choose(a, { id, step: 0, choice: "guard" });
  const early = await choose(a, { id, step: 7, choice: "guard" });

  expect([late.status, late.body.step, late.body.chosen]).toEqual([200, 1, null]);
  expect([early.status, early.refusal.code]).toEqual([409, "wrong_step"]);
});

test("choices by call and by socket count against the same limit", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const tab = await openTab(await game.url(), a);
  for (let i = 0; i < 300; i++) await choose(a, { id, step: 0, choice: "guard" });

  tab.said({ kind: "choose", duelId: id, step: 0, choice: "guard" });

  expect((await tab.hears("refused")).message).toContain("Too many tries");
});

test("what the rules do not allow is refused in words, and the step still waits", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);

  const same = await a.call(contract.chooseInDuel, { id, step: 0, choice: "bring-0" });

  expect([same.status, same.refusal.code]).toEqual([409, "already_in_arena"]);
  expect((await look(a, id)).chosen).toBeNull();
});

test("a duel is nobody else's: strangers find none, and cannot choose in it", async () => {
  const [a, b] = await two();
  const stranger = await game.player();
  const id = await meet(a, b);

  const looked = await stranger.call(contract.getDuel, { id });
  const chose = await stranger.call(contract.chooseInDuel, { id, step: 0, choice: "surrender" });
  const nonsense = await stranger.call(contract.getDuel, { id: "7" });

  expect([looked.status, chose.status, nonsense.status]).toEqual([404, 404, 404]);
  expect((await look(a, id)).version).toBe(0);
});

test("a player who gives up has lost, even while the other one still thinks", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const tab = await openTab(await game.url(), b);
  tab.said({ kind: "follow", duelId: id });
  await choose(a, { id, step: 0, choice: "strike" });

  await a.call(contract.chooseInDuel, { id, step: 0, choice: "surrender" });

  const told = await tab.hears("duel", ({ duel }) => duel.view.result !== null);
  expect([told.duel.view.result, told.duel.view.endedBy]).toEqual(["won", "surrender"]);
  expect((await look(a, id)).view.result).toBe("lost");
  tab.socket.close();
});

test("the last choices arrive at once, several times: everything is earned once", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  for (let isOver = false; !isOver;) {
    const [ofA, ofB] = await Promise.all([look(a, id), look(b, id)]);
    const inputs = [
      [a, anyChoice(ofA)],
      [b, anyChoice(ofB)],
      [a, anyChoice(ofA)],
      [b, anyChoice(ofB)],
    ] as const;
    await Promise.all(
      inputs.map(
        ([player, choice]) =>
          choice && player.call(contract.chooseInDuel, { id, step: ofA.step, choice }),
      ),
    );
    isOver = (await look(a, id)).view.result !== null;
  }

  const [fought] = await game.db.rows(
    `select (select count(*) from battles where id = $1) as battles,
            (select count(*) from duel_seats where duel_id = $1) as seats,
            (select sum(battles_fought) from players where id = any($2)) as fought,
            (select count(*) from ledger where cause = 'battle:' || $3) as payments`,
    [id, [a.id, b.id], id],
  );
  expect(fought).toMatchObject({ battles: 1, seats: 0, fought: 2, payments: 2 });
});

test("time runs out: the computer chooses, and after three times the absent one has lost", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const comesBack = async (step: number) => {
    await expect.poll(() => look(a, id).then((duel) => duel.step)).toBeGreaterThan(step);
    return look(a, id);
  };

  await choose(a, { id, step: 0, choice: "strike" });
  game.wait(91_000);
  const first = await comesBack(0);
  expect([first.clock.otherReserveMs, first.clock.ownReserveMs]).toEqual([0, 60_000]);

  for (let { step, view } = first; view.result === null;) {
    const duel = await look(a, id);
    const choice = anyChoice(duel);
    if (choice) await a.call(contract.chooseInDuel, { id, step, choice });
    game.wait(31_000);
    ({ step, view } = await comesBack(step));
  }

  const over = await look(a, id);
  expect([over.view.result, over.view.endedBy]).toEqual(["won", "surrender"]);
  expect(over.step).toBeLessThan(8);
});

test("an emote reaches the other player, and not more often than every two seconds", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const tab = await openTab(await game.url(), b);
  tab.said({ kind: "follow", duelId: id });
  await tab.hears("duel");

  const answers = await Promise.all([
    a.call(contract.sendEmote, { id, emote: "hello" }),
    a.call(contract.sendEmote, { id, emote: "wow" }),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  await tab.hears("emote", ({ duelId }) => duelId === id);
  tab.socket.close();
});

test("a spectator is told of a turn when it is over, and nothing of the players", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const friend = await game.player();
  await befriend(friend, b);
  const watcher = await openTab(await game.url(), friend);
  watcher.said({ kind: "watch", duelId: id });
  watcher.said({ kind: "follow", duelId: id });
  expect(await watcher.hears("watched")).toMatchObject({ frames: 1 });

  await fightOut(id, [a, b]);

  await watcher.hears("watched", ({ frames }) => frames > 5);
  expect(watcher.heard.join("")).not.toContain('"duel"');
  watcher.socket.close();
});

test("a socket takes choices, and says what cannot be chosen", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const tab = await openTab(await game.url(), a);
  tab.said({ kind: "follow", duelId: id });
  await tab.hears("duel");

  tab.said({ kind: "choose", duelId: id, step: 0, choice: "bring-0" });
  tab.said({ kind: "choose", duelId: id, step: 0, choice: "guard" });

  expect(await tab.hears("refused")).toMatchObject({ duelId: id });
  await tab.hears("chosen", ({ chosen }) => chosen === "guard");
  tab.socket.close();
});

test("a player on either of two servers hears of every step at once", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const other = await game.another();
  const elsewhere = other.as(b);
  const [tabA, tabB] = [
    await openTab(await game.url(), a),
    await openTab(await other.url(), elsewhere),
  ];
  for (const tab of [tabA, tabB]) tab.said({ kind: "follow", duelId: id });
  await Promise.all([tabA.hears("duel"), tabB.hears("duel")]);

  const [ofA, ofB] = await fightOut(id, [a, elsewhere]);

  const last = [tabA, tabB].map((tab) =>
    tab.hears("duel", ({ duel }) => duel.view.result !== null),
  );
  const [toldA, toldB] = await Promise.all(last);
  expect(toldA?.duel.view.result).toBe(ofA?.view.result);
  expect(toldB?.duel.view.result).toBe(ofB?.view.result);
  const steps = tabA.heard.flatMap((text) => /"step":(\d+)/.exec(text)?.[1] ?? []);
  expect(new Set(steps).size).toBe((ofA?.step ?? 0) + 1);
  for (const tab of [tabA, tabB]) tab.socket.close();
  // Its clock stays behind when the other one's jumps ahead.
  await other.stop();
});

test("both servers at once: a choice made at one of them counts at both", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);
  const other = await game.another();
  const elsewhere = { a: other.as(a), b: other.as(b) };

  for (let step = 0; step < 3; step++) {
    await Promise.all(
      [a, b, elsewhere.a, elsewhere.b].map((player) =>
        choose(player, { id, step, choice: "guard" }),
      ),
    );
  }

  const [here, there] = await Promise.all([look(a, id), look(elsewhere.a, id)]);
  expect(here.step).toBe(3);
  expect([there.step, there.version]).toEqual([here.step, here.version]);
  await other.stop();
});

test("a server that starts again goes on with the duel, and gives time to come back", async () => {
  const before = await testGame();
  const [a, b] = [await before.player(), await before.player()];
  const id = await meet(a, b);
  await choose(a, { id, step: 0, choice: "strike" });
  await before.stop();
  const after = await before.another();
  await after.db.rows(
    `update duels set step_began_at = step_began_at - interval '1 hour',
            deadline_at = deadline_at - interval '1 hour'`,
  );
  await after.stop();

  const again = await before.another({ stoppedAtMs: Date.now() });
  const players = [again.as(a), again.as(b)] as const;
  const { chosen, step, clock } = await look(players[0], id);
  const leftMs = clock.stepBeganMs + 30_000 + clock.otherReserveMs - clock.nowMs;

  expect([chosen, step]).toEqual(["strike", 0]);
  expect(leftMs).toBe(15_000);
  const [over] = await fightOut(id, players);
  expect(over?.earned).not.toBeNull();
});

test("against the computer nobody waits: it has chosen by the time the player has", async () => {
  const player = await game.player();
  const id = await meetComputer(game, player);

  let duel = await look(player, id);
  while (duel.view.result === null) {
    expect([duel.otherKind, duel.view.ownMustChoose, duel.chosen]).toEqual([
      "computer",
      true,
      null,
    ]);
    const choice = anyChoice(duel) ?? "guard";
    const answer = await player.call(contract.chooseInDuel, { id, step: duel.step, choice });
    expect(answer.body.step).toBeGreaterThan(duel.step);
    duel = answer.body;
  }

  expect(duel.earned?.rating).toBeNull();
  expect(duel.earned?.experienceWon).toBeGreaterThan(0);
});

test("a duel that nobody touches is forgotten by nobody: both have lost in the end", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);

  let duel = await look(a, id);
  let { view: before } = duel;
  while (duel.view.result === null) {
    const { version } = duel;
    before = duel.view;
    game.wait(95_000);
    duel = await vi.waitFor(
      async () => {
        const now = await look(a, id);
        expect(now.version).toBeGreaterThan(version);
        return now;
      },
      { timeout: 300_000, interval: 100 },
    );
  }

  // Once in some hundred duels a creature has fainted by then, and one side alone lets its time run out.
  const alone = before.ownMustChoose ? "lost" : "won";
  const result = before.ownMustChoose === before.otherMustChoose ? "drawn" : alone;
  expect(duel.view).toMatchObject({ result, endedBy: "surrender" });
});
