import { expect, test } from "vitest";
import { deleteUser, listLog } from "#contract/admin.ts";
import { deleteOwnAccount } from "#contract/own-data.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { sendOutOfClosed } from "./send-out.ts";
import { addressOf, converts, newCardOf, nftGame } from "./test-chain.ts";

const game = await nftGame();
const admin = await game.admin();
const { chain } = game.deps;

const DAY_MS = 86_400_000;
const why = "The same address has written to us";

const outside = () => chain.addressOf(crypto.getRandomValues(new Uint8Array(32)));

const nftOf = async (player: ActingPlayer) =>
  (await converts(player, await newCardOf(player))).body.nftAddress ?? "";

const sendsOut = ({ id }: { id: string }, address: string) =>
  sendOutOfClosed(game.deps, { playerId: id, address, why });

const holderOf = async (mint: string) => (await chain.holdersOf([mint])).get(mint);

test("NFTs of a deleted account go to its player's own wallet, once, and the log says why", async () => {
  const kim = await game.player();
  const mints = [await nftOf(kim), await nftOf(kim)];
  const address = await outside();
  expect(await sendsOut(kim, address)).toMatchObject({ isDone: false });
  await admin.call(deleteUser, { id: kim.id, why: "cheats" });

  const [one, two] = await Promise.all([sendsOut(kim, address), sendsOut(kim, address)]);
  expect([one.isDone, two.isDone].toSorted()).toEqual([false, true]);

  for (const mint of mints) await expect.poll(() => holderOf(mint)).toBe(address);
  const [row] = (await admin.call(listLog, { subject: kim.id })).body;
  expect(row).toMatchObject({ deed: "NFTs sent out", why, admin: null });
});

test("also for who has left, for thirty days and to no wallet of the game", async () => {
  const [leo, other] = [await game.player(), await game.player()];
  const mint = await nftOf(leo);
  await leo.call(deleteOwnAccount, { username: leo.username, givesUpNfts: true });
  const words = async (address: string) => (await sendsOut(leo, address)).words;

  expect(await words("not-an-address")).toContain("no address");
  expect(await words(await addressOf(other))).toContain("the game's own");
  game.wait(30 * DAY_MS + 1000);
  expect(await words(await outside())).toContain("more than 30 days ago");
  expect(await sendsOut({ id: crypto.randomUUID() }, await outside())).toMatchObject({
    isDone: false,
  });
  expect(await holderOf(mint)).not.toBeUndefined();
});
