import { expect, test } from "vitest";
import * as arena from "#contract/arena.ts";
import * as duel from "#contract/duel.ts";
import { COMPUTER_AFTER_MS } from "#game/arena/matching.ts";
import { fightOut, meet } from "#server/duel/test-duelists.ts";
import { matchPlayers } from "./match.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

const game = await testGame();

const team = async (player: ActingPlayer) => (await player.deck()).slice(0, 3).map(({ id }) => id);

const enters = async (player: ActingPlayer) =>
  player.call(arena.enterQueue, { playerCards: await team(player) });

const asks = async (player: Caller) => (await player.call(arena.getArena, {})).body;

const foundBy = async (player: Caller): Promise<string> => {
  await expect.poll(async () => (await asks(player)).duelId).not.toBeNull();
  return (await asks(player)).duelId ?? "";
};

const looks = async (player: Caller, id: string) => (await player.call(duel.getDuel, { id })).body;

/** Removes the players who wait from an earlier story. */
const emptyQueue = () => game.db.rows(`delete from arena_queue`);

const ratingOf = async (player: Caller) => (await asks(player)).standing.rating;

/** Two players who were matched, and their duel. */
async function matched(a?: ActingPlayer, b?: ActingPlayer) {
  await emptyQueue();
  const players = [a ?? (await game.player()), b ?? (await game.player())] as const;
  await Promise.all(players.map(enters));
  const ids = await Promise.all(players.map(foundBy));
  expect(ids[0]).toBe(ids[1]);
  return { players, id: ids[0] ?? "" };
}

test("a player waits with a sealed team, and the search widens", async () => {
  await emptyQueue();
  const player = await game.player();
  expect((await asks(player)).standing).toEqual({
    rating: 1500,
    deviation: 350,
    league: "river",
    provisional: true,
    won: 0,
    lost: 0,
    drawn: 0,
    rank: null,
  });

  const { body } = await enters(player);
  expect(body.queue).toMatchObject({ window: 100, playersWaiting: 1 });
  game.wait(6_000);

  const later = await asks(player);
  expect(later.queue).toMatchObject({ window: 150, waitingSinceMs: body.queue?.waitingSinceMs });
  expect((await player.call(arena.leaveQueue, {})).body.queue).toBeNull();
});

test("two players meet: same strength for all, and cards count as they were sealed", async () => {
  await emptyQueue();
  const [ada, bo] = [await game.player(), await game.player()];
  const cards = (await ada.deck()).slice(0, 3);
  await game.db.rows(
    `update owned_cards set card_id = (select id from cards where name = 'Monolithyr')
      where id = $1`,
    [cards[0]?.id],
  );
  await enters(ada);
  await ada.movesToVault(cards[0]?.id ?? "");
  await enters(bo);

  const id = await foundBy(ada);
  const { view, rated, kind, otherKind, otherName } = await looks(ada, id);

  expect([rated, kind, otherKind, otherName]).toEqual([true, "arena", "player", bo.username]);
  const own = view.own.fighters.map((fighter) => (fighter.hidden ? null : fighter));
  expect(own[0]?.name).toBe("Monolithyr");
  const points = own.map((fighter) => (fighter ? fighter.attack + fighter.defense : 0));
  expect(Math.max(...points)).toBeLessThan(90);
  expect((await asks(ada)).queue).toBeNull();
});

const countedAs = {
  won: { won: 1, lost: 0, drawn: 0 },
  lost: { won: 0, lost: 1, drawn: 0 },
  drawn: { won: 0, lost: 0, drawn: 1 },
};

test("a rated duel moves both ratings apart, once, and says so", async () => {
  const { players, id } = await matched();

  const ends = await fightOut(id, players);

  for (const [i, player] of players.entries()) {
    const { earned, view } = ends[i] ?? {};
    const { standing } = await asks(player);
    expect(earned?.rating).toEqual({ before: 1500, after: standing.rating });
    const counted = countedAs[view?.result ?? "drawn"];
    expect(standing).toMatchObject(counted);
    expect(Math.sign(standing.rating - 1500)).toBe(counted.won - counted.lost);
    expect(standing.deviation).toBeLessThan(350);
  }
  expect(await game.db.rows(`select 1 from rated_duels where duel_id = $1`, [id])).toHaveLength(1);
});

test("a duel in a room leaves the ratings alone", async () => {
  const [ada, bo] = [await game.player(), await game.player()];

  await fightOut(await meet(ada, bo), [ada, bo]);

  expect([await ratingOf(ada), await ratingOf(bo)]).toEqual([1500, 1500]);
});

test("with nobody else there the computer comes, says that it is one, and does not count", async () => {
  await emptyQueue();
  const player = await game.player();
  await enters(player);
  expect((await asks(player)).duelId).toBeNull();

  game.wait(15_000);
  const id = await foundBy(player);
  const view = await looks(player, id);
  await player.call(duel.chooseInDuel, { id, step: view.step, choice: "surrender" });

  expect([view.otherKind, view.rated, view.otherName]).toEqual([
    "computer",
    false,
    "Fair computer",
  ]);
  expect(await looks(player, id)).toMatchObject({
    view: { result: "lost" },
    earned: { coinsWon: 2, rating: null },
  });
  expect((await asks(player)).standing).toMatchObject({ rating: 1500, lost: 0 });
});

const asksForComputer = async (player: Caller) => (await player.call(arena.playComputer, {})).body;

test("who would rather not wait plays the computer at once, and waits no more", async () => {
  await emptyQueue();
  const player = await game.player();
  expect(await asksForComputer(player)).toMatchObject({ queue: null, duelId: null });
  await enters(player);

  const { queue, duelId } = await asksForComputer(player);

  expect(queue).toBeNull();
  expect(await looks(player, duelId ?? "")).toMatchObject({ otherKind: "computer", rated: false });
  expect(await game.db.rows(`select 1 from arena_queue`)).toEqual([]);
  expect((await asksForComputer(player)).duelId).toBe(duelId);
});

test("who was found before the computer was asked for plays a person", async () => {
  const { players, id } = await matched();

  expect((await asksForComputer(players[0])).duelId).toBe(id);
  expect(await looks(players[0], id)).toMatchObject({ otherKind: "player", rated: true });
});

test("asked for while others are matched, the computer comes to nobody who is in a duel", async () => {
  const here = await testGame();
  const there = await here.another();
  const players = await Promise.all(Array.from({ length: 12 }, () => here.player()));
  await Promise.all(players.map(enters));

  const answers = await Promise.all([
    matchPlayers(here.deps),
    ...players.slice(0, 6).map((player) => asksForComputer(there.as(player))),
    matchPlayers(there.deps),
  ]);

  expect(answers.slice(1, 7).every((answer) => answer?.duelId)).toBe(true);
  // Of an odd number one is left, to whom the computer comes after a while.
  for (const server of [here, there]) server.wait(COMPUTER_AFTER_MS);
  const found = await Promise.all(players.map(foundBy));
  const taken = await seats(here);
  expect(taken.map(({ player }) => player).toSorted()).toEqual(
    players.map(({ id }) => id).toSorted(),
  );
  expect(new Set(found)).toEqual(new Set(taken.map(({ duel: id }) => id)));
  expect(await here.db.rows(`select 1 from arena_queue`)).toEqual([]);
});

test("a demo player plays, but nobody's rating follows from it", async () => {
  const [ada, demo] = [await game.player(), await game.player()];
  await game.db.rows(`update players set role = 'demo' where id = $1`, [demo.id]);

  const { players, id } = await matched(ada, demo);
  const [end] = await fightOut(id, players);

  expect([end?.rated, end?.earned?.rating]).toEqual([false, null]);
  expect(await ratingOf(ada)).toBe(1500);
});

test("who is in a duel cannot look for another one", async () => {
  const { players, id } = await matched();

  const { status, refusal } = await enters(players[0]);

  expect([status, refusal.code, refusal["duelId"]]).toEqual([409, "in_a_duel", id]);
});

test.for([
  ["two cards", (ids: string[]) => ids.slice(0, 2), 400],
  ["one card three times", (ids: string[]) => [ids[0], ids[0], ids[0]], 400],
  ["cards of nobody", () => ["1", "2", "3"], 404],
] as const)("%s are refused, and nobody waits", async ([, choose, status]) => {
  const player = await game.player();
  const playerCards = choose(await team(player)) as string[];

  expect((await player.call(arena.enterQueue, { playerCards })).status).toBe(status);
  expect((await asks(player)).queue).toBeNull();
});

test("who has not asked for a minute is gone; who asks stays", async () => {
  await emptyQueue();
  // Far apart, so that they do not meet.
  const [here, gone] = [await game.player(), await game.player()];
  await game.db.rows(
    `insert into ratings (player_id, rating) values ($1, 3000) on conflict do nothing`,
    [gone.id],
  );
  await Promise.all([enters(here), enters(gone)]);
  await game.db.rows(
    `update arena_queue set seen_at = seen_at - interval '61 seconds' where player_id = $1`,
    [gone.id],
  );

  await expect
    .poll(() => game.db.rows(`select player_id from arena_queue`))
    .toEqual([{ player_id: here.id }]);
  expect((await asks(gone)).queue).toBeNull();
});

test("after three duels in a day the same two play somebody else", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  for (let i = 0; i < 3; i++) {
    const { id } = await matched(ada, bo);
    await ada.call(duel.chooseInDuel, { id, step: 0, choice: "surrender" });
    // The ratings have moved apart; this story is about something else.
    await game.db.rows(`update ratings set rating = 1500 where player_id = any($1)`, [
      [ada.id, bo.id],
    ]);
  }
  await Promise.all([enters(ada), enters(bo)]);
  game.wait(15_000);

  const views = await Promise.all(
    [ada, bo].map(async (player) => looks(player, await foundBy(player))),
  );

  expect(views.map(({ otherKind }) => otherKind)).toEqual(["computer", "computer"]);
});

const seats = (of: Game) =>
  of.db.rows<{ duel: string; player: string }>(
    `select d.id as duel, p.player from duels d,
       lateral (values (d.player_a), (d.player_b)) as p (player)
      where d.kind = 'arena' and p.player is not null`,
  );

test("twenty players look at once at two servers: everybody is in exactly one duel", async () => {
  const here = await testGame();
  const there = await here.another();
  const players = await Promise.all(Array.from({ length: 20 }, () => here.player()));
  const teams = await Promise.all(players.map(team));

  // Everybody asks at both servers at the same moment.
  const answers = await Promise.all(
    players.flatMap((player, i) =>
      [player, there.as(player)].map((each) =>
        each.call(arena.enterQueue, { playerCards: teams[i] ?? [] }),
      ),
    ),
  );

  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
  const found = await Promise.all(players.map(foundBy));
  expect(new Set(found).size).toBe(10);
  const taken = await seats(here);
  expect(taken.map(({ player }) => player).toSorted()).toEqual(
    players.map(({ id }) => id).toSorted(),
  );
  expect(await here.db.rows(`select 1 from arena_queue`)).toEqual([]);
  const views = await Promise.all(players.map((player, i) => looks(player, found[i] ?? "")));
  expect(new Set(views.map(({ otherKind, rated }) => `${otherKind} ${rated}`))).toEqual(
    new Set(["player true"]),
  );
});

test("players who come and go while others are matched are never in a duel and in the queue", async () => {
  const here = await testGame();
  const there = await here.another();
  const players = await Promise.all(Array.from({ length: 9 }, () => here.player()));
  const teams = await Promise.all(players.map(team));
  const comeAndGo = async (player: ActingPlayer, i: number) => {
    const elsewhere = there.as(player);
    for (let round = 0; round < 60; round++) {
      await player.call(arena.enterQueue, { playerCards: teams[i] ?? [] });
      await (round % 3 === i % 3 ? elsewhere.call(arena.leaveQueue, {}) : asks(elsewhere));
    }
  };

  await Promise.all(players.map(comeAndGo));

  const taken = (await seats(here)).map(({ player }) => player);
  expect(new Set(taken).size).toBe(taken.length);
  const waiting = await here.db.rows<{ id: string }>(`select player_id as id from arena_queue`);
  await expect
    .poll(async () => {
      const still = await here.db.rows<{ id: string }>(`select player_id as id from arena_queue`);
      return still.filter(({ id }) => taken.includes(id));
    })
    .toEqual([]);
  expect(taken.length + waiting.length).toBeGreaterThan(0);
});

test("a server that stops keeps the queue; another one goes on with it", async () => {
  const before = await testGame();
  const [ada, bo] = [await before.player(), await before.player()];
  await enters(ada);
  await before.stop();

  const after = await before.another();
  const [adaThere, boThere] = [after.as(ada), after.as(bo)];
  expect((await asks(adaThere)).queue?.playersWaiting).toBe(1);
  const cards = await boThere.call(arena.enterQueue, {
    playerCards: (
      await after.db.rows<{ id: string }>(
        `select id from owned_cards where owner_id = $1 and place = 'deck' limit 3`,
        [bo.id],
      )
    ).map(({ id }) => id),
  });

  expect(cards.status).toBe(200);
  expect(await foundBy(boThere)).toBe(await foundBy(adaThere));
});
