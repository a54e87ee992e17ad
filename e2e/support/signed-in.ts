/** Take `test` from here, and every page belongs to a player who has cards and has battled. */
import { expect, type BrowserContext } from "@playwright/test";
import { battleUntilVictory } from "./battle.ts";
import { signUp } from "./player.ts";
import { gameUrl } from "./the-game.ts";
import { test as anyTest } from "./test.ts";

type Player = {
  storageState: Awaited<ReturnType<BrowserContext["storageState"]>>;
  /** The page of one of the player's cards, of one battle, and of the player. */
  cardPath: string;
  battlePath: string;
  playerPath: string;
};

export const test = anyTest.extend<object, { player: Player }>({
  player: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: gameUrl });
      await signUp(page);
      await battleUntilVictory(page);
      const battle = page.getByRole("link", { name: "Watch this battle again" });
      const battlePath = (await battle.getAttribute("href")) ?? "";
      await page.goto("/cards");
      const card = page.getByRole("link", { name: /^Open / }).first();
      const cardPath = (await card.getAttribute("href")) ?? "";
      await page
        .getByRole("button", { name: /^Add to Vault: / })
        .first()
        .click();
      await expect(page.getByText("1 in vault")).toBeVisible();
      await page.goto("/profile");
      const own = page.getByRole("link", { name: "Your Page" });
      const playerPath = (await own.getAttribute("href")) ?? "";
      const storageState = await page.context().storageState();
      await page.close();
      await use({ storageState, cardPath, battlePath, playerPath });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  storageState: ({ player }, use) => use(player.storageState),
});

/** `:card`, `:battle` and `:player` in a path stand for the player's own. */
export const pathOf = (path: string, { cardPath, battlePath, playerPath }: Player): string =>
  path.replace(":card", cardPath).replace(":battle", battlePath).replace(":player", playerPath);
