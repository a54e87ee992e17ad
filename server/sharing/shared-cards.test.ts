import { expect, test } from "vitest";
import * as sharing from "#contract/sharing.ts";
import * as transfers from "#contract/transfers.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";
import { linkPreview } from "./preview.ts";

const game = await testGame();

const NOBODYS = "00000000-0000-4000-8000-000000000000";

/** A player with a card that they made and no other player has. */
async function maker() {
  const player = await game.player();
  const [first] = await player.cards();
  const made = await game.db.one<{ id: string }>(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
       abilities, special_ability, description, backstory, looks, image_url, thumb_url,
       usd_value_cents, creator_id)
     select gen_random_uuid(), 'created', 'Mossback ' || $2, 'mossback ' || $2, japanese_name, element,
       rarity, attack, defense, abilities, special_ability, description, backstory, looks, image_url,
       thumb_url, usd_value_cents, $3
       from cards where id = $1 returning id`,
    [first!.cardId, player.username, player.id],
  );
  await game.db.rows(`update owned_cards set card_id = $2 where id = $1`, [first!.id, made.id]);
  const owned = (await player.cards()).find(({ id }) => id === first!.id)!;
  return { player, owned, card: owned.card };
}

const shares = (player: Caller, ...cardIds: string[]) =>
  player.call(sharing.openCardPages, { cardIds });

const stops = (player: Caller, id: string) => player.call(sharing.stopSharing, { id });

const opens = (id: string, viewer: Caller = game.visitor()) =>
  viewer.call(sharing.getSharedCard, { id });

const pictureOf = async (id: string, viewer: Caller = game.visitor()) =>
  viewer.send({ url: `/share/${id}.jpg` });

/** What a visitor gets of a card by every way there is. */
async function seen(id: string) {
  const [page, picture, preview] = await Promise.all([
    opens(id),
    pictureOf(id),
    linkPreview(game.deps, `/card/${id}`),
  ]);
  return {
    page: page.status === 200 ? page.body.card.name : page.refusal,
    picture: picture.statusCode === 200 || picture.json<object>(),
    preview,
  };
}

test("a shared card is shown to everybody, with its words and the name of its maker", async () => {
  const { player, card } = await maker();
  await shares(player, card.id);

  const visitor = game.visitor();
  const { status, body } = await opens(card.id, visitor);

  expect(status).toBe(200);
  expect(body.makerName).toBe(player.username);
  expect(body.card).toEqual({ ...card, nftAddress: null });
  expect((await linkPreview(game.deps, `/card/${card.id}`)).title).toContain(card.name);
  expect((await pictureOf(card.id)).headers["content-type"]).toBe("image/jpeg");
});

test("of its maker and its owner nothing is told but that name", async () => {
  const { player, owned, card } = await maker();
  await shares(player, owned.id);

  const visitor = game.visitor();
  const { body } = await opens(card.id, visitor);
  const heard = visitor.heard.join();

  expect(Object.keys(body).toSorted()).toEqual(["card", "makerName"]);
  expect(heard).not.toContain(player.id);
  expect(heard).not.toContain(owned.id);
  expect(heard).not.toContain(player.email);
});

test("a card that is not shared looks in every way like one that does not exist", async () => {
  const { owned, card } = await maker();
  const nothing = await seen(NOBODYS);

  expect(await seen(card.id)).toEqual(nothing);
  expect(await seen(owned.id)).toEqual(nothing);
  expect(nothing).toMatchObject({
    page: { code: "no_shared_card" },
    picture: { code: "no_picture" },
  });
  expect(nothing.preview.image).toContain("/share/taleborn.jpg");
});

test.for(["1", "' or true --", "%00", "../../etc/passwd", "{}", NOBODYS.repeat(9)])(
  "nothing is shown for the id %s",
  async (id) => {
    const answer = await opens(id);
    expect([answer.status, answer.refusal.code]).toEqual([404, "no_shared_card"]);
  },
);

test("players see the picture of their own card before they share it, and nobody keeps it", async () => {
  const { player, card } = await maker();

  const own = await pictureOf(card.id, player);

  expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  expect((await pictureOf(card.id, await game.player())).statusCode).toBe(404);
});

test("a card of somebody else cannot be shared, nor a list with one of them in it", async () => {
  const [{ card }, stranger] = await Promise.all([maker(), game.player()]);
  const [own] = await stranger.cards();

  const answers = [
    await shares(stranger, card.id),
    await shares(stranger, own!.id, card.id),
    await shares(stranger, NOBODYS),
    await shares(game.visitor(), card.id),
  ];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual([
    "no_card",
    "no_card",
    "no_card",
    "signed_out",
  ]);
  expect((await opens(card.id)).status).toBe(404);
  expect((await opens(own!.id)).status).toBe(404);
});

test("who shared a card takes it back, and nobody else can", async () => {
  const [{ player, card }, stranger] = await Promise.all([maker(), game.player()]);
  await shares(player, card.id);

  await stops(stranger, card.id);
  expect((await opens(card.id)).status).toBe(200);
  expect((await stops(game.visitor(), card.id)).status).toBe(401);

  expect((await stops(player, card.id)).status).toBe(200);
  expect((await opens(card.id)).status).toBe(404);
  expect((await player.call(sharing.listSharedCards, {})).body).toEqual([]);
});

test("a card that two players share stays open until both have taken it back", async () => {
  const [a, b] = [await game.player(), await game.player()];
  const inCommon = await game.db.one<{ id: string }>(
    `select a.card_id as id from owned_cards a join owned_cards b on b.card_id = a.card_id
      where a.owner_id = $1 and b.owner_id = $2 limit 1`,
    [a.id, b.id],
  );
  for (const player of [a, b]) await shares(player, inCommon.id);

  await stops(a, inCommon.id);
  const one = await opens(inCommon.id);
  await stops(b, inCommon.id);

  expect([one.status, one.body.makerName]).toEqual([200, null]);
  expect((await opens(inCommon.id)).status).toBe(404);
});

test("whoever gave the card away can still take back what they shared", async () => {
  const [{ player, owned, card }, friend] = await Promise.all([maker(), game.player()]);
  await shares(player, card.id);
  const { body } = await player.call(transfers.generateTransfer, { cardId: owned.id });
  await friend.call(transfers.claimTransfer, { transferCode: body.transferCode });
  expect((await opens(card.id)).body.makerName).toBe(player.username);

  await stops(player, card.id);

  expect((await opens(card.id)).status).toBe(404);
});

test.for(["maker", "sharer"] as const)("the page closes when its %s has left", async (who) => {
  const [{ player, owned, card }, friend] = await Promise.all([maker(), game.player()]);
  const { body } = await player.call(transfers.generateTransfer, { cardId: owned.id });
  await friend.call(transfers.claimTransfer, { transferCode: body.transferCode });
  await shares(friend, card.id);
  expect((await opens(card.id)).status).toBe(200);

  const leaves = who === "maker" ? player : friend;
  await game.db.rows(`update players set deleted_at = now() where id = $1`, [leaves.id]);

  expect((await opens(card.id)).status).toBe(404);
  expect((await pictureOf(card.id)).statusCode).toBe(404);
});

test("the page closes when an admin takes the card out, and opens when that is taken back", async () => {
  const { player, card } = await maker();
  await shares(player, card.id);
  const setArchived = (isArchived: boolean) =>
    game.db.rows(`update cards set archived_at = case when $2 then now() end where id = $1`, [
      card.id,
      isArchived,
    ]);

  await setArchived(true);

  expect(await seen(card.id)).toEqual(await seen(NOBODYS));
  expect((await pictureOf(card.id, player)).statusCode).toBe(200);
  expect((await shares(player, card.id)).refusal.code).toBe("no_card");
  await setArchived(false);
  expect((await opens(card.id)).status).toBe(200);
});

test("the rewarded call shares its cards, too, and a card that waits in a deal", async () => {
  const { player, owned, card } = await maker();
  await player.call(transfers.generateTransfer, { cardId: owned.id });

  const { status } = await player.call(sharing.shareCards, {
    platform: "copy",
    cardIds: [card.id],
  });

  expect(status).toBe(200);
  expect((await opens(card.id)).status).toBe(200);
  expect((await player.call(sharing.listSharedCards, {})).body).toEqual([card.id]);
});

test("only those are told of as opened that were not shared before", async () => {
  const { player, card } = await maker();
  const [other] = (await player.cards()).filter(({ cardId }) => cardId !== card.id);

  const first = await shares(player, card.id, card.id);
  const second = await shares(player, card.id, other!.id);

  expect(first.body.opened).toEqual([card.id]);
  expect(second.body.opened).toEqual([other!.cardId]);
});

const ledgerOf = ({ id }: ActingPlayer) =>
  game.db.rows(`select reason, cause from ledger where player_id = $1 order by id`, [id]);

test("money has no part in it: the fourth share of a day opens a page, and pays nothing", async () => {
  const { player, card } = await maker();
  for (let i = 0; i < 3; i++) await player.call(sharing.share, {});
  const before = await ledgerOf(player);

  const fourth = await player.call(sharing.shareCards, { platform: "copy", cardIds: [card.id] });
  const opened = await shares(player, card.id);
  for (let i = 0; i < 5; i++) {
    await stops(player, card.id);
    await shares(player, card.id);
  }

  expect(fourth.refusal.code).toBe("no_shares_left");
  expect(opened.status).toBe(200);
  expect((await opens(card.id)).status).toBe(200);
  expect(await ledgerOf(player)).toEqual(before);
});

test("taking a card back takes no reward with it, and brings none back", async () => {
  const { player, card } = await maker();
  await player.call(sharing.shareCards, { platform: "copy", cardIds: [card.id] });
  const coins = await player.coins();

  await stops(player, card.id);

  expect(await player.coins()).toBe(coins);
  expect((await player.call(sharing.shareStatus, {})).body.dailySharesRemaining).toBe(2);
});
