/** Every number that can be set is turned, and then no call says the one that the game ships with. */
import { expect, test } from "vitest";
import * as contract from "#contract/admin-settings.ts";
import { listContent } from "#contract/content.ts";
import { listPacks, openPack } from "#contract/packs.ts";
import { publicSettings } from "#contract/settings.ts";
import { share } from "#contract/sharing.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { toldNumbersOf } from "#game/settings/told.ts";
import { oldNumbersIn, turnedNumbers, turnedSettings } from "#game/settings/test-turned.ts";
import { routes } from "#server/app.ts";
import { sells } from "#server/market/test-sellers.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
const admin = await game.admin();
const { environment } = game.deps.settingsSource;
const isOfEnvironment = ([name]: [string, number]) => name in environment;
const numbers = Object.entries(turnedNumbers);
// Only the environment sets these. All are read anew when a setting is saved.
Object.assign(environment, Object.fromEntries(numbers.filter(isOfEnvironment)));
const set = numbers.filter((each) => !isOfEnvironment(each));
await admin.call(contract.saveSettings, { settings: Object.fromEntries(set) });

/** A line for every sentence and number of an answer, with the way to it. */
function linesOf(answer: unknown, way: string): string[] {
  if (typeof answer !== "object" || answer === null) {
    return String(answer)
      .split(/\n|(?<=[.!?:]) /)
      .map((sentence) => `${way}: ${sentence}`);
  }
  const isList = Array.isArray(answer);
  return Object.entries(answer).flatMap(([key, value]) =>
    linesOf(value, isList ? way : `${way} ${key}`),
  );
}

/** The table of settings also shows admins the defaults, so its numbers may stay. */
const isOfTheTable = (path: string) => path === contract.getSettings.path;

const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === "GET" && !path.includes("{") && !isOfTheTable(path));

/** Lines with such a number that are about something else. */
const coincidences: readonly RegExp[] = [/missions description: Win ten battles this week/];

test.for(reads)("$path says no number of before", async ({ path }) => {
  // A call may end the session.
  const { send } = path.startsWith("/api/admin/") ? admin : await game.player();
  const answer = await send({ method: "GET", url: path });
  expect([401, 403]).not.toContain(answer.statusCode);
  const isJson = String(answer.headers["content-type"]).includes("json");
  const lines = linesOf(isJson ? answer.json() : answer.body, path.replaceAll(/[-/]/g, " "));

  const copies = lines.filter((line) => !coincidences.some((each) => each.test(line)));
  expect(copies.filter((line) => oldNumbersIn(line).length > 0)).toEqual([]);
});

test("every number is turned, whoever sets it", () => {
  expect(game.deps.settings).toMatchObject(turnedNumbers);
});

test("what is done follows the numbers of now", async () => {
  const player = await game.player();
  const { shareCoins, sharesPerDay, starterPackCoins } = turnedSettings;
  const told = (await game.visitor().call(publicSettings, {})).body;
  expect(told).toEqual({ maintenance: null, ...toldNumbersOf(turnedSettings) });
  expect((await player.call(share, {})).body).toMatchObject({
    coins: shareCoins,
    dailySharesRemaining: sharesPerDay - 1,
  });
  const [pack] = (await player.call(listPacks, {})).body;
  expect(pack?.price).toBe(starterPackCoins);
  expect(
    (await player.call(openPack, { id: 1, price: standardSettings.starterPackCoins })).refusal
      .message,
  ).toContain(String(starterPackCoins));
  await expect(sells(player, 100)).rejects.toThrow(`for ${turnedSettings.cardStaysDays} days`);
  const questions = (await player.call(listContent, { type: "faq" })).body;
  expect(questions.map(({ content }) => content).join(" ")).toContain(
    `${shareCoins} coins, up to ${sharesPerDay} times a day`,
  );
});
