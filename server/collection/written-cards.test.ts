import { expect, test } from "vitest";
import * as collection from "#contract/collection.ts";
import { groupedCard, ownedCard } from "#contract/cards.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

test("a list shows a copy as the answer about it alone does", async () => {
  const player = await game.player();
  const [first] = await player.deck();
  await game.db.rows(
    `update owned_cards set experience = 60, finish = 'foil', acquired_at = '2026-02-03 04:05:06.789'
      where id = $1`,
    [first?.id],
  );

  const { body: alone } = await player.movesToVault(first?.id ?? "");

  expect(alone.card).toMatchObject({ level: 2, card: { finish: "foil", nftAddress: null } });
  expect(await player.vault()).toEqual([alone.card]);
  expect((await player.cards()).find(({ id }) => id === first?.id)).toEqual(alone.card);
  const { body: groups } = await player.call(collection.listGroupedCards, {});
  const group = groups.find(({ cardId }) => cardId === first?.cardId);
  expect(group).toEqual({ ...alone.card, quantity: group?.quantity });
});

test("no list has a field that its contract does not know", async () => {
  const player = await game.player();

  const copies: object[] = await player.cards();
  const groups: object[] = (await player.call(collection.listGroupedCards, {})).body;

  const [copy, group] = [copies[0] ?? {}, groups[0] ?? {}];
  expect(Object.keys(copy).toSorted()).toEqual(Object.keys(ownedCard.shape).toSorted());
  expect(Object.keys(group).toSorted()).toEqual(Object.keys(groupedCard.shape).toSorted());
  const fields = Object.keys(ownedCard.shape.card.shape).toSorted();
  expect(
    [copy, group].map((each) => Object.keys("card" in each ? Object(each.card) : {}).toSorted()),
  ).toEqual([fields, fields]);
});

test("a card that changes is shown as it is now, in every list", async () => {
  const player = await game.player();
  const [first] = await player.deck();
  const rename = (name: string) =>
    game.db.rows(`update cards set name = $2 where id = $1`, [first?.cardId, name]);

  await rename('Quick "Fox"');
  const [inDeck] = await player.deck();
  await rename("Slow Fox");
  const { body: groups } = await player.call(collection.listGroupedCards, {});

  expect(inDeck?.card.name).toBe('Quick "Fox"');
  expect(groups.find(({ cardId }) => cardId === first?.cardId)?.card.name).toBe("Slow Fox");
});

test("an empty list is one, and so is a page after the last", async () => {
  const player = await game.player();
  const last = (await player.deck()).at(-1);

  expect(await player.vault()).toEqual([]);
  expect((await player.call(collection.listDeck, { limit: 5, cursor: last?.id })).body).toEqual([]);
});
