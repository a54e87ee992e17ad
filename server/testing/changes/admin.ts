import { randomBytes } from "node:crypto";
import * as contract from "#contract/admin.ts";
import * as creatures from "#contract/admin-cards.ts";
import * as cards from "#contract/admin-collection.ts";
import * as content from "#contract/admin-content.ts";
import * as missions from "#contract/admin-missions.ts";
import * as packages from "#contract/admin-purchases.ts";
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
import { bodyOf, change, type Change, type Game } from "./change.ts";

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

/** A new one each time, by an admin. */
const makes =
  <Input>(input: () => Input) =>
  async (game: Game) => ({ by: await game.admin(), input: input() });

type Made = { id: string; version: number };

const creature = async (game: Game) => {
  const by = await game.admin();
  return { by, made: await bodyOf(by.call(creatures.createCreature, aCreature())) };
};
const card = async (game: Game) => {
  const by = await game.admin();
  return { by, made: await bodyOf(by.call(cards.createAnyCard, aCard())) };
};
const item = async (game: Game) => {
  const by = await game.admin();
  return { by, made: await bodyOf(by.call(content.createContent, anItem)) };
};
const mission = async (game: Game) => {
  const by = await game.admin();
  return { by, made: await bodyOf(by.call(missions.createMission, aMission)) };
};
const pack = async (game: Game) => {
  const by = await game.admin();
  return { by, made: await bodyOf(by.call(packages.createPackage, aPackage)) };
};

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

/** Each signs in, as the same account. */
const signsIn = { why: "it opens a session", touches: ["sessions", "sign_ins", "known_devices"] };

export const ofAdmins: readonly Change[] = [
  change(creatures.createCreature, makes(aCreature)),
  change(creatures.updateCreature, async (game) => {
    const { by, made } = await creature(game);
    return { by, input: { ...aCreature(), ...seen(made) } };
  }),
  change(creatures.deleteCreature, async (game) => {
    const { by, made } = await creature(game);
    return { by, input: seen(made) };
  }),
  change(cards.createAnyCard, makes(aCard)),
  change(cards.changeAnyCard, async (game) => {
    const { by, made } = await card(game);
    return { by, input: { ...aCard(), ...seen(made) } };
  }),
  change(cards.deleteAnyCard, async (game) => {
    const { by, made } = await card(game);
    return { by, input: seen(made) };
  }),
  change(
    content.createContent,
    makes(() => anItem),
  ),
  change(content.updateContent, async (game) => {
    const { by, made } = await item(game);
    return { by, input: { ...anItem, title: "Old news", ...seen(made) } };
  }),
  change(content.deleteContent, async (game) => {
    const { by, made } = await item(game);
    return { by, input: seen(made) };
  }),
  change(
    missions.createMission,
    makes(() => aMission),
  ),
  change(missions.updateMission, async (game) => {
    const { by, made } = await mission(game);
    return { by, input: { ...aMission, title: "Sing", ...seen(made) } };
  }),
  change(missions.deleteMission, async (game) => {
    const { by, made } = await mission(game);
    return { by, input: seen(made) };
  }),
  change(
    packages.createPackage,
    makes(() => aPackage),
  ),
  change(packages.updatePackage, async (game) => {
    const { by, made } = await pack(game);
    return { by, input: { ...aPackage, name: "Twelve", ...seen(made) } };
  }),
  change(packages.deletePackage, async (game) => {
    const { by, made } = await pack(game);
    return { by, input: seen(made) };
  }),
  change(
    settings.saveSettings,
    makes(() => ({ settings: { shareCoins: 60 }, why: "a test" })),
  ),
  change(
    settings.clearCache,
    makes(() => ({})),
  ),
  change(contract.changeRole, async (game) => ({
    by: await game.admin(),
    input: { userId: (await game.player()).id, role: "demo", why: "to try it" },
  })),
  change(contract.deleteUser, async (game) => ({
    by: await game.admin(),
    input: { id: (await game.player()).id, why: "they asked" },
  })),
  change(contract.signOutUser, async (game) => ({
    by: await game.admin(),
    input: { id: (await game.player()).id, why: "a lost phone" },
  })),
  change(writeToUser, async (game) => ({
    by: await game.admin(),
    input: { id: (await game.player()).id, subject: "Your card", text: "It is back." },
  })),
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
  change(
    contract.demoLogin,
    makes(() => ({})),
    signsIn,
  ),
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
  change(
    trySetupPart,
    makes(() => ({ part: "mail" })),
  ),
];
