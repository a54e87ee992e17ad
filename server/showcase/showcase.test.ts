import { expect, test } from "vitest";
import { deleteOwnAccount } from "#contract/own-data.ts";
import { closePage, getPlayerPage, openPage, setShowcase } from "#contract/showcase.ts";
import { buyLook, wearLook } from "#contract/looks.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { switches } from "#game/account/capabilities.ts";
import { childWith, opens } from "#server/family/test-children.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { giveCoins } from "#server/market/test-sellers.ts";
import { generates } from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

const game = await testGame();

const pageOf = ({ id }: ActingPlayer, viewer: Caller = game.visitor()) =>
  viewer.call(getPlayerPage, { id });
const shows = (player: ActingPlayer, ...userCardIds: string[]) =>
  player.call(setShowcase, { userCardIds });
const idsOf = async (player: ActingPlayer) => (await player.deck()).map(({ id }) => id);

test("a page shows the chosen cards in their order, and what the player wears and has done", async () => {
  const player = await game.player();
  const [first, second, third] = await idsOf(player);
  await giveCoins(game, player, 1000);
  await player.call(buyLook, { look: "star", price: game.deps.settings.emblemCoins });
  await player.call(wearLook, { kind: "emblem", look: "star" });

  expect((await shows(player, third!, first!, second!)).body).toEqual({
    success: true,
    message: "Your page shows these cards now.",
  });

  const { body } = await pageOf(player, player);
  expect(body.cards.map(({ id }) => id)).toEqual([third, first, second]);
  expect(body).toMatchObject({
    name: player.username,
    title: null,
    worn: { backdrop: null, emblem: "star", frame: null },
    made: 0,
    league: null,
    isPublic: false,
  });
  expect(body.found).toBeGreaterThan(0);
});

test("friends see it, other players and visitors only while it is open", async () => {
  const [player, friend, other] = [await game.player(), await game.player(), await game.player()];
  await befriend(player, friend);

  expect((await pageOf(player, friend)).body).toMatchObject({ isPublic: null });
  expect((await pageOf(player, other)).refusal.code).toBe("no_player_page");
  expect((await pageOf(player)).status).toBe(404);

  expect((await player.call(openPage, {})).status).toBe(200);
  expect((await pageOf(player, player)).body.isPublic).toBe(true);
  expect((await pageOf(player, other)).body.isPublic).toBeNull();
  expect((await pageOf(player)).body.name).toBe(player.username);

  await player.call(closePage, {});
  expect((await pageOf(player)).status).toBe(404);
  expect((await pageOf(player, friend)).status).toBe(200);
});

test("a guardian's switch closes a child's page to visitors, at once", async () => {
  const child = await childWith(game, switches);
  await child.call(openPage, {});
  expect((await pageOf(child)).status).toBe(200);

  await opens(game, child, []);

  expect((await pageOf(child)).status).toBe(404);
  expect((await child.call(openPage, {})).refusal.code).toBe("switched_off");
  expect((await child.call(closePage, {})).status).toBe(200);
});

test("a card that was given away is no longer shown, and one that is not owned never", async () => {
  const [giver, taker] = [await game.player(), await game.player()];
  const [first, second] = await giver.deck();
  const [foreign] = await idsOf(taker);
  await shows(giver, first!.id, second!.id);

  expect((await shows(giver, first!.id, foreign!)).refusal.code).toBe("showcase_not_owned");
  expect((await shows(giver, first!.id, first!.id)).refusal.code).toBe("showcase_twice");
  expect((await shows(giver, ...(await idsOf(giver)).slice(0, 6))).refusal.code).toBe(
    "showcase_too_many",
  );
  const { transferCode } = await generates(giver, first!.id);
  await taker.call(claimTransfer, { transferCode });

  expect((await pageOf(giver, giver)).body.cards.map(({ id }) => id)).toEqual([second!.id]);
});

test("two choices at the same moment leave one of them", async () => {
  const player = await game.player();
  const ids = await idsOf(player);
  const choices = [ids.slice(0, 3), ids.slice(3, 6), ids.slice(1, 6)];
  const answers = await Promise.all(choices.map((choice) => shows(player, ...choice)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(choices).toContainEqual((await pageOf(player, player)).body.cards.map(({ id }) => id));
});

test("the page of a player who has left is gone, and nonsense is no page", async () => {
  const player = await game.player();
  await player.call(openPage, {});
  await player.call(deleteOwnAccount, { username: player.username });
  expect((await pageOf(player)).status).toBe(404);
  expect((await game.visitor().call(getPlayerPage, { id: "x' or 1=1" as never })).status).toBe(404);
  expect((await game.visitor().call(setShowcase, { userCardIds: [] })).status).toBe(401);
});
