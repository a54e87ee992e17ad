/** Players who go on playing while their game is killed again and again. */
import { setTimeout as sleep } from "node:timers/promises";
import { quickBattle } from "#contract/battle.ts";
import { listDeck, moveToVault } from "#contract/collection.ts";
import { createCard, getCreation } from "#contract/creation.ts";
import { createListing, purchase } from "#contract/market.ts";
import { openPack } from "#contract/packs.ts";
import { must } from "#game/lib/must.ts";
import { openStubbornPlayer, type StubbornPlayer } from "./stubborn-player.ts";

const PLAYERS = 10;
/** A card that is not there by then after the last kill has been forgotten. */
const CARD_WITHIN_MS = 120_000;

type World = { listed: string[]; promised: { player: StubbornPlayer; id: string }[] };

/** What a player does, turn after turn. */
const deeds: readonly ((player: StubbornPlayer, world: World, turn: number) => Promise<unknown>)[] =
  [
    (player) => player.change(openPack, { id: 1 }),
    async (player, { listed }) => {
      const deck = await player.look(listDeck, {});
      if (deck.length < 5) return;
      const input = { cardId: must(deck[0], "card").id, price: 5, confirmed: true };
      const listing = await player.change(createListing, input);
      if (listing) listed.push(listing.id);
    },
    async (player, { listed }, turn) => {
      const id = listed[(turn * 7) % listed.length];
      if (id !== undefined) await player.change(purchase, { id });
    },
    async (player) => {
      const playerCards = (await player.look(listDeck, {})).slice(0, 3).map(({ id }) => id);
      await player.change(quickBattle, { playerCards, battleType: "computer" });
    },
    async (player) => {
      const last = (await player.look(listDeck, {})).at(-1);
      if (last) await player.change(moveToVault, { userCardId: last.id });
    },
  ];

async function play(player: StubbornPlayer, world: World, isOver: () => boolean): Promise<void> {
  const description = `a fox of glass called ${player.name}`;
  const made = await player.change(createCard, { description, watch: true });
  if (made) world.promised.push({ player, id: made.creation.id });
  const start = player.name.length;
  for (let turn = start; !isOver(); turn++) {
    await must(deeds[turn % deeds.length], "deed")(player, world, turn);
  }
}

export async function openCrowd(url: string) {
  const names = Array.from({ length: PLAYERS }, (_, i) => `player${"x".repeat(i)}`);
  const players: StubbornPlayer[] = [];
  for (const name of names) players.push(await openStubbornPlayer(url, name));
  const world: World = { listed: [], promised: [] };
  let isOver = false;
  const playing = Promise.all(players.map((player) => play(player, world, () => isOver)));
  return {
    players,
    promised: world.promised,
    /** Resolves when everybody has the answer to their last call. */
    async stop() {
      isOver = true;
      await playing;
    },
  };
}

/** How many promised cards never came. */
export async function countBroken(promised: World["promised"]): Promise<number> {
  const until = Date.now() + CARD_WITHIN_MS;
  let missing = promised;
  while (missing.length > 0 && Date.now() < until) {
    const states = await Promise.all(
      missing.map(async ({ player, id }) => (await player.look(getCreation, { id })).state),
    );
    missing = missing.filter((_, i) => states[i] !== "done");
    await sleep(500);
  }
  return missing.length;
}
