import { expect, test as visitorTest, type Page } from "@playwright/test";
import { playerPages, visitorPages } from "#e2e/support/paths.ts";
import { openAtRest } from "#e2e/support/player.ts";
import { pathOf, test as playerTest } from "#e2e/support/signed-in.ts";

/** What an address names: `7` of `/card/7` and of `/battle?room=7`. */
const lastOf = (address: string) => address.split(/[/=]/).at(-1);

/** Everything that the page complains about from now on. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser itself notes when what the address names does not exist.
    const { url } = message.location();
    const isMissing = message.text().includes("status of 404");
    if (isMissing && lastOf(url) === lastOf(page.url())) return;
    complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
}

visitorTest("no page complains, for a visitor", async ({ page }) => {
  const complaints = listen(page);
  for (const path of visitorPages) {
    await visitorTest.step(path, () => openAtRest(page, path));
    expect.soft(complaints.splice(0), path).toEqual([]);
  }
});

playerTest("no page complains, for a player", async ({ page, player }) => {
  const complaints = listen(page);
  for (const path of playerPages) {
    await playerTest.step(path, () => openAtRest(page, pathOf(path, player)));
    expect.soft(complaints.splice(0), path).toEqual([]);
  }
});

visitorTest("a page that breaks is noticed", async ({ page }) => {
  const complaints = listen(page);
  await page.goto("/rules");

  await page.evaluate(() => {
    console.error("planted");
    setTimeout(() => {
      throw new Error("planted too");
    });
  });

  await expect.poll(() => complaints).toHaveLength(2);
});
