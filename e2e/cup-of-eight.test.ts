/** Three rounds of a weekend cup. The two finalists have a browser, the others play by requests. */
import { expect, type Browser, type Page } from "@playwright/test";
import { signUpAsAdmin } from "#e2e/support/admin.ts";
import {
  audit,
  bracketOf,
  cupOf,
  daysUntilCup,
  enters,
  entersByHand,
  loserOf,
  matchOf,
  roundBegins,
  setCup,
  surrenders,
} from "#e2e/support/cup.ts";
import { newDuelist, playToTheEnd, type Duelist } from "#e2e/support/duel.ts";
import { findings } from "#e2e/support/findings.ts";
import { test, type OwnGame } from "#e2e/support/own-game.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

test("eight players play a cup, and the server starts again in its semi-finals", async ({
  game,
  page,
  browser,
}) => {
  await signUpAsAdmin(page, game.settings);
  const { all, finalists } = await cupBegins(game, page, browser);
  const [first] = pagesOf(finalists);
  await expect(
    first.getByRole("list", { name: "Quarter-finals" }).getByRole("listitem"),
  ).toHaveCount(4);
  for (const match of await roundBegins(first, 0))
    await surrenders(loserOf(match, all, finalists), match);

  // One of the two is over when the server stops, the other goes on.
  const semiFinals = await roundBegins(first, 1);
  const [over, running] = finalists.map((finalist) => matchOf(semiFinals, finalist));
  await surrenders(loserOf(over!, all, finalists), over!);
  await expect(heading(first)).toHaveText("Final");
  expect(await findings(first)).toEqual([]);
  const before = await bracketOf(first);
  await game.sleep(0);

  expect(await bracketOf(first)).toEqual(before);
  for (const each of pagesOf(finalists)) {
    const list = each.getByRole("list", { name: "Semi-finals" });
    await expect(list.getByText("They are dueling now")).toHaveCount(1);
  }
  await surrenders(loserOf(running!, all, finalists), running!);
  const winner = await playFinal(finalists);

  await winner.getByRole("link", { name: "wear them" }).click();
  await winner.getByRole("button", { name: "Wear Golden Cup" }).click();
  await expect(winner.getByRole("button", { name: "Golden Cup: worn" })).toBeVisible();
  await expect(winner.getByRole("button", { name: "Wear Fire Mountain" })).toBeVisible();
  expect(await findings(winner)).toEqual([]);
  await expectWhole(game, winner);
});

test("eight players play a cup on two servers, and one server is killed in its semi-finals", async ({
  game,
  page,
  browser,
}) => {
  await signUpAsAdmin(page, game.settings);
  const { all, finalists } = await cupBegins(game, page, browser);
  const [first, second] = pagesOf(finalists);
  const other = await game.another();
  const urls = [game.url, other.url];
  await second.goto(`${other.url}/cup`);
  for (const [nth, match] of (await roundBegins(first, 0)).entries())
    await surrenders(loserOf(match, all, finalists), match, urls[nth % 2]);

  const semiFinals = await roundBegins(first, 1);
  const [over, running] = finalists.map((finalist) => matchOf(semiFinals, finalist));
  await expect(second.getByRole("link", { name: "Go to Your Duel" })).toBeVisible();
  await surrenders(loserOf(over!, all, finalists), over!, other.url);
  await other.crash();

  await expect(heading(first)).toHaveText("Final");
  await surrenders(loserOf(running!, all, finalists), running!);
  await second.goto(`${game.url}/cup`);
  const winner = await playFinal(finalists);
  await expectWhole(game, winner);
});

/** All have entered, and the hour has come. Two who can meet only in the final look at the bracket. */
async function cupBegins(game: OwnGame, admin: Page, browser: Browser) {
  await setCup(admin, 8);
  const all = await Promise.all(Array.from({ length: 8 }, () => newDuelist(browser, game.url)));
  const [first, ...others] = all as [Duelist, ...Duelist[]];
  await entersByHand(first.page);
  await Promise.all(others.map((each) => enters(each.page)));
  await game.moveClock(await daysUntilCup(first.page));

  const round = await roundBegins(first.page, 0);
  const half = (duelist: Duelist) => Math.floor(round.indexOf(matchOf(round, duelist)) / 2);
  const second = others.find((each) => half(each) !== half(first))!;
  await second.page.goto("/cup");
  return { all, finalists: [first, second] as const };
}

type Finalists = readonly [Duelist, Duelist];

const pagesOf = ([first, second]: Finalists) => [first.page, second.page] as const;

const heading = (page: Page) => page.getByRole("region", { name: "Your cup" }).getByRole("heading");

/** The page of the winner. */
async function playFinal(finalists: Finalists): Promise<Page> {
  const pages = pagesOf(finalists);
  for (const page of pages) await page.getByRole("link", { name: "Go to Your Duel" }).click();
  await playToTheEnd(pages);
  for (const page of pages) await page.getByRole("link", { name: "Back to the Cup" }).click();
  for (const page of pages) await expect(heading(page)).toHaveText(/^(You won|Your place: 2nd)/);
  const [isFirst] = await Promise.all(
    pages.map((page) => page.getByRole("heading", { name: "You won the cup!" }).isVisible()),
  );
  const [winner, other] = isFirst ? pages : [pages[1], pages[0]];
  await expect(heading(winner)).toHaveText("You won the cup!");
  await expect(heading(other)).toHaveText("Your place: 2nd");
  return winner;
}

/** One winner, a duel of its own for every match, and nothing that the audit finds. */
async function expectWhole(game: OwnGame, player: Page) {
  const { latest } = await cupOf(player, game.url);
  expect(latest?.state).toBe("over");
  expect(latest?.places.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  const duels = latest?.rounds.flat().map(({ duelId }) => duelId);
  expect(new Set(duels).size).toBe(7);
  expect(duels).not.toContain(null);
  expect(await audit(game)).not.toContain("BROKEN");
}
