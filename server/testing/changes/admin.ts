import { randomBytes } from "node:crypto";
import type * as z from "zod/v4/core";
import * as contract from "#contract/admin.ts";
import * as creatures from "#contract/admin-cards.ts";
import * as cards from "#contract/admin-collection.ts";
import * as content from "#contract/admin-content.ts";
import * as missions from "#contract/admin-missions.ts";
import * as packages from "#contract/admin-purchases.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import * as settings from "#contract/admin-settings.ts";
import * as grants from "#contract/grants.ts";
import * as suspensions from "#contract/suspensions.ts";
import { writeToUser } from "#contract/messages.ts";
import { savePaymentKeys } from "#contract/purchases.ts";
import { trySetupPart } from "#contract/setup.ts";
import { newCreature } from "#game/cards/creature-form.ts";
import { newContent } from "#game/content/schedule.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { must } from "#game/lib/must.ts";
import { newMission } from "#game/missions/editing.ts";
import { newPackage } from "#game/purchases/packages.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { buysCredits } from "#server/purchases/test-buyers.ts";
import { inLetters } from "#server/testing/test-game.ts";
import { anAdmin, bodyOf, change, changeIn, signsIn, type Change, type Game } from "./change.ts";

const ending = () => inLetters(randomBytes(6).toString("hex"));

const aCreature = () => ({
  ...newCreature,
  name: `Quorv${ending()}`,
  imageUrl: "/creatures/emberling.webp",
});
const aCard = () => ({
  name: `Quillfox ${ending()}`,
  element: "fire" as const,
  rarity: "epic" as const,
  attack: 60,
  defense: 50,
  imageUrl: "https://pictures.taleborn.games/fox.webp",
});
const anItem = { ...newContent, title: "News", content: "**Good** news." };
const aMission = { ...newMission, title: "Tidy up", startDate: "2026-01-01", endDate: null };
const aPackage = { ...newPackage, name: "Small Pack" };

type Made = { id: string; version: number };

/** A new one each time, which an admin has made. */
const madeBy =
  <In extends z.$ZodType, Out extends z.$ZodType>(
    endpoint: Endpoint<In, Out>,
    input: () => z.input<In>,
  ) =>
  async (game: Game) => {
    const by = await game.admin();
    return { by, made: await bodyOf(by.call(endpoint, input())) };
  };

const creature = madeBy(creatures.createCreature, aCreature);
const card = madeBy(cards.createAnyCard, aCard);
const item = madeBy(content.createContent, () => anItem);
const mission = madeBy(missions.createMission, () => aMission);
const pack = madeBy(packages.createPackage, () => aPackage);

const seen = ({ id, version }: Made) => ({ id, version });

/** More than one admin may give alone. */
const large = { message: "Sorry!", why: "the server was away", coins: 100_000 };

const grant = async (game: Game) => ({
  by: await game.admin(),
  input: { message: "Sorry!", why: "away", names: (await game.player()).username, coins: 5 },
});

const suspends = async (game: Game) => ({
  by: await game.admin(),
  input: {
    id: (await game.player()).id,
    why: "foul words",
    until: new Date(game.deps.now() + DAY_MS).toISOString(),
  },
});

export const ofAdmins: readonly Change[] = [
  changeIn(creatures.createCreature, anAdmin, (by) => [by, aCreature()]),
  changeIn(creatures.updateCreature, creature, ({ by, made }) => [
    by,
    { ...aCreature(), ...seen(made) },
  ]),
  changeIn(creatures.deleteCreature, creature, ({ by, made }) => [by, seen(made)]),
  changeIn(cards.createAnyCard, anAdmin, (by) => [by, aCard()]),
  changeIn(cards.changeAnyCard, card, ({ by, made }) => [by, { ...aCard(), ...seen(made) }]),
  changeIn(cards.deleteAnyCard, card, ({ by, made }) => [by, seen(made)]),
  changeIn(content.createContent, anAdmin, (by) => [by, anItem]),
  changeIn(content.updateContent, item, ({ by, made }) => [
    by,
    { ...anItem, title: "Old news", ...seen(made) },
  ]),
  changeIn(content.deleteContent, item, ({ by, made }) => [by, seen(made)]),
  changeIn(missions.createMission, anAdmin, (by) => [by, aMission]),
  changeIn(missions.updateMission, mission, ({ by, made }) => [
    by,
    { ...aMission, title: "Sing", ...seen(made) },
  ]),
  changeIn(missions.deleteMission, mission, ({ by, made }) => [by, seen(made)]),
  changeIn(packages.createPackage, anAdmin, (by) => [by, aPackage]),
  changeIn(packages.updatePackage, pack, ({ by, made }) => [
    by,
    { ...aPackage, name: "Twelve", ...seen(made) },
  ]),
  changeIn(packages.deletePackage, pack, ({ by, made }) => [by, seen(made)]),
  changeIn(settings.saveSettings, anAdmin, (by) => [
    by,
    { settings: { shareCoins: 60 }, why: "a test" },
  ]),
  changeIn(settings.clearCache, anAdmin, (by) => [by, {}]),
  changeIn(contract.changeRole, anAdmin, async (by, game) => [
    by,
    { userId: (await game.player()).id, role: "demo", why: "to try it" },
  ]),
  changeIn(contract.deleteUser, anAdmin, async (by, game) => [
    by,
    { id: (await game.player()).id, why: "they asked" },
  ]),
  changeIn(contract.signOutUser, anAdmin, async (by, game) => [
    by,
    { id: (await game.player()).id, why: "a lost phone" },
  ]),
  changeIn(writeToUser, anAdmin, async (by, game) => [
    by,
    { id: (await game.player()).id, subject: "Your card", text: "It is back." },
  ]),
  change(packages.refundForUser, async (game) => {
    const { id } = await buysCredits(game, await game.player());
    return { by: await game.admin(), input: { id, why: "they asked" } };
  }),
  change(suspensions.suspendUser, suspends),
  change(suspensions.endSuspension, async (game) => {
    const { by, input } = await suspends(game);
    await bodyOf(by.call(suspensions.suspendUser, input));
    return { by, input: { id: input.id } };
  }),
  changeIn(contract.demoLogin, anAdmin, (by) => [by, {}], signsIn),
  change(contract.returnFromDemo, async (game) => {
    const by = await game.admin();
    await bodyOf(by.call(contract.demoLogin, {}));
    return { by, input: {} };
  }),
  change(contract.undoDeed, async (game) => {
    const { by, made } = await item(game);
    const rows = await bodyOf(by.call(contract.listLog, { subject: made.id }));
    return { by, input: { number: must(rows[0], "a row").number, why: "a mistake" } };
  }),
  change(grants.previewGrant, grant),
  change(grants.createGrant, grant),
  change(grants.decideGrant, async (game) => {
    const [asking, by] = [await game.admin(), await game.admin()];
    const { username: names } = await game.player();
    const { id } = await bodyOf(asking.call(grants.createGrant, { ...large, names }));
    return { by, input: { id, agrees: true } };
  }),
  change(savePaymentKeys, async (game) => {
    const { keys } = await openEmulator(game.db, game.deps.now);
    const input = { publicKey: keys.publishableKey, secretKey: keys.secretKey };
    return { by: await game.admin(), input };
  }),
  changeIn(trySetupPart, anAdmin, (by) => [by, { part: "mail" }]),
];
