import { expect, type Page } from "@playwright/test";
import { newDuelist, opposite, playStep, playToTheEnd } from "#e2e/support/duel.ts";
import { expectResultInView } from "#e2e/support/result.ts";
import { test } from "#e2e/support/own-game.ts";

/** Glicko-2 after a first duel between two players without a rating. */
const ratings: Record<string, string> = {
  "Victory!": "1662",
  "Defeat!": "1338",
  "A Draw!": "1500",
};

test("two players meet in the Fair Arena, and the duel moves their ratings", async ({
  game,
  browser,
}) => {
  const first = await newDuelist(browser, game.url);
  const second = await newDuelist(browser, game.url);
  const pages = [first.page, second.page];
  const heard = pages.map(everythingHeard);
  const teams = [await pick(first.page), await pick(second.page)];
  // At one moment: after a quarter of a minute alone, each would get a computer.
  await Promise.all(
    pages.map((page) => page.getByRole("button", { name: "Find Opponent" }).click()),
  );
  for (const page of pages) await expect(page).toHaveURL(/\/duel\//, { timeout: 30_000 });

  // What leads is in the arena; of the others the opponent's browser has heard nothing.
  for (const page of pages) await expect(page.getByText("Turn 1")).toBeVisible();
  await expectUnheard(heard, teams);
  await playStep(pages);

  const [outcome = "", other] = await playToTheEnd(pages);
  expect(other).toBe(opposite[outcome]);
  for (const page of pages) {
    await expectResultInView(page);
    await expect(page.getByRole("list", { name: "Rewards" })).toContainText("Rating");
  }
  await first.page.goto("/arena");
  await expect(first.page.getByText(ratings[outcome] ?? "", { exact: true })).toBeVisible();
});

/** Picks three cards and returns their names, the leading one first. */
async function pick(page: Page): Promise<string[]> {
  await page.goto("/arena");
  const deck = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  const names: string[] = [];
  for (const nth of [0, 1, 2]) {
    names.push(((await deck.nth(nth).getAttribute("aria-label")) ?? "").replace(/, .*$/, ""));
    await deck.nth(nth).click();
  }
  return names;
}

/** Every answer and every live message that this browser gets about duels and the arena. */
function everythingHeard(page: Page): string[] {
  const heard: string[] = [];
  page.on("response", async (answer) => {
    if (/\/api\/(duels|arena)/.test(answer.url())) heard.push(await answer.text().catch(() => ""));
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );
  return heard;
}

async function expectUnheard(heard: readonly string[][], teams: readonly string[][]) {
  for (const [own, texts] of heard.entries()) {
    // What the page shows already may come to this ear a moment later.
    await expect.poll(() => texts.join("\n")).toContain(teams[1 - own]?.[0]);
    const all = texts.join("\n");
    const bench = (teams[1 - own] ?? []).slice(1).filter((name) => !teams[own]?.includes(name));
    for (const name of bench) expect(all).not.toContain(name);
    for (const secret of ['"seed"', '"random"', '"salt"']) expect(all).not.toContain(secret);
  }
}
