import { isDeepStrictEqual } from "node:util";
import * as account from "#contract/account.ts";
import * as arena from "#contract/arena.ts";
import * as battle from "#contract/battle.ts";
import * as cup from "#contract/cup.ts";
import * as duel from "#contract/duel.ts";
import * as missions from "#contract/missions.ts";
import * as rematches from "#contract/rematches.ts";
import * as looks from "#contract/looks.ts";
import * as road from "#contract/road.ts";
import * as rooms from "#contract/rooms.ts";
import * as showcase from "#contract/showcase.ts";
import * as teams from "#contract/teams.ts";
import * as titles from "#contract/titles.ts";
import { finds } from "#server/album/test-album.ts";
import { FREE_TEAM_SLOTS } from "#game/teams/teams.ts";
import { must } from "#game/lib/must.ts";
import { opensCup } from "#server/cup/test-cups.ts";
import { giveCoins } from "#server/market/test-sellers.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { duelThatEnds } from "#server/road/test-road.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { alone, aPlayer, bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

const team = async (player: ActingPlayer) => ({
  playerCards: (await player.deck()).slice(0, 3).map(({ id }) => id),
});

async function withTeam(game: Game) {
  const by = await game.player();
  return { by, input: await team(by) };
}

const two = async (game: Game) => [await game.player(), await game.player()] as const;

async function room(game: Game) {
  const [host, guest] = await two(game);
  return { host, guest, room: await bodyOf(host.call(rooms.createRoom, {})) };
}

async function meeting(game: Game) {
  const [host, guest] = await two(game);
  const { battleId, battleCode } = await bodyOf(host.call(battle.createQrBattle, await team(host)));
  return { host, guest, battleId, battleCode };
}

async function dueling(game: Game) {
  const [by, other] = await two(game);
  return { by, other, id: await meet(by, other) };
}

async function dueled(game: Game) {
  const { by, id } = await dueling(game);
  await bodyOf(by.call(duel.chooseInDuel, { id, step: 0, choice: "surrender" }));
  return { by, input: { battleId: id } };
}

async function withNamedTeam(game: Game) {
  const by = await game.player();
  const { playerCards: userCardIds } = await team(by);
  return { by, input: { name: "Forest Guard", userCardIds } };
}

async function withKeptTeam(game: Game) {
  const { by, input } = await withNamedTeam(game);
  await bodyOf(by.call(teams.keepTeam, input));
  const { teams: kept } = await bodyOf(by.call(teams.listTeams, {}));
  return { by, input, id: must(kept[0], "a team").id };
}

async function withOpenCup(game: Game) {
  await opensCup(game);
  return withTeam(game);
}

export const play: readonly Change[] = [
  changeIn(battle.quickBattle, withTeam, ({ by, input }) => [
    by,
    { ...input, battleType: "computer" },
  ]),
  change(battle.createQrBattle, withTeam),
  changeIn(battle.joinQrBattle, meeting, async ({ guest, battleCode }) => [
    guest,
    { battleCode, ...(await team(guest)) },
  ]),
  change(battle.executeQrBattle, async (game) => {
    const { host, guest, battleId, battleCode } = await meeting(game);
    await bodyOf(guest.call(battle.joinQrBattle, { battleCode, ...(await team(guest)) }));
    return { by: host, input: { battleId } };
  }),
  changeIn(battle.cancelQrBattle, meeting, ({ host, battleId }) => [host, { battleId }]),
  changeIn(road.winOnRoad, aPlayer, async (by) => [by, await duelThatEnds(true, by, "1-1")]),
  change(titles.chooseTitle, async (game) => {
    const by = await game.player();
    await finds(game, by, "set");
    return { by, input: { title: "album_keeper" } };
  }),
  changeIn(showcase.setShowcase, aPlayer, async (by) => [
    by,
    { userCardIds: (await by.deck()).slice(0, 5).map(({ id }) => id) },
  ]),
  change(showcase.openPage, alone),
  change(showcase.closePage, alone),
  changeIn(missions.chooseSeason, aPlayer, (by) => [by, { season: "2026-11" }]),
  change(looks.buyLook, async (game) => {
    const by = await game.player();
    await giveCoins(game, by, 1000);
    return { by, input: { look: "star", price: game.deps.settings.emblemCoins } };
  }),
  change(looks.wearLook, async (game) => {
    const by = await game.player();
    await giveCoins(game, by, 1000);
    await bodyOf(by.call(looks.buyLook, { look: "star", price: game.deps.settings.emblemCoins }));
    return { by, input: { kind: "emblem", look: "star" } };
  }),
  change(teams.keepTeam, withNamedTeam),
  changeIn(teams.changeTeam, withKeptTeam, ({ by, id, input }) => [
    by,
    { ...input, id, name: "Night Watch" },
  ]),
  changeIn(teams.removeTeam, withKeptTeam, ({ by, id }) => [by, { id }]),
  change(teams.buyTeamSlot, async (game) => {
    const by = await game.player();
    await giveCoins(game, by, 1000);
    const { teamSlotCoins: price } = game.deps.settings;
    return { by, input: { slots: FREE_TEAM_SLOTS, price } };
  }),
  change(rooms.createRoom, alone),
  changeIn(rooms.joinRoom, room, ({ guest, room: open }) => [guest, { joinCode: open.joinCode }]),
  change(rooms.pickTeam, async (game) => {
    const { host, guest, room: open } = await room(game);
    await bodyOf(guest.call(rooms.joinRoom, { joinCode: open.joinCode }));
    return { by: host, input: { id: open.id, ...(await team(host)) } };
  }),
  changeIn(rooms.leaveRoom, room, ({ host, room: open }) => [host, { id: open.id }]),
  change(arena.enterQueue, withTeam, {
    why: "The answer is read anew, and says that the player still waits.",
    touches: ["arena_queue"],
  }),
  change(arena.leaveQueue, async (game) => {
    const { by, input } = await withTeam(game);
    await bodyOf(by.call(arena.enterQueue, input));
    return { by, input: {} };
  }),
  change(arena.playComputer, async (game) => {
    const { by, input } = await withTeam(game);
    await bodyOf(by.call(arena.enterQueue, input));
    return { by, input: {} };
  }),
  change(cup.enterCup, withOpenCup),
  change(cup.leaveCup, async (game) => {
    const { by, input } = await withOpenCup(game);
    await bodyOf(by.call(cup.enterCup, input));
    return { by, input: {} };
  }),
  changeIn(duel.chooseInDuel, dueling, ({ by, id }) => [by, { id, step: 0, choice: "strike" }], {
    why: "a choice counts once for its step, and its clock goes on",
    isRight: ({ status, body }, first) => {
      const clock = { ...first.body.clock, nowMs: body.clock.nowMs };
      return status === 200 && isDeepStrictEqual(body, { ...first.body, clock });
    },
  }),
  changeIn(duel.sendEmote, dueling, ({ by, id }) => [by, { id, emote: "hello" }]),
  change(rematches.askForRematch, dueled),
  change(rematches.withdrawRematch, async (game) => {
    const asked = await dueled(game);
    await bodyOf(asked.by.call(rematches.askForRematch, asked.input));
    return asked;
  }),
  change(missions.recordVisit, alone),
  change(missions.finishTutorial, alone),
  change(missions.swapMission, async (game) => {
    const by = await game.player();
    const [first] = await bodyOf(by.call(missions.listMissions, {}));
    return { by, input: { id: first?.id ?? "" } };
  }),
  change(account.stayHere, alone),
];
