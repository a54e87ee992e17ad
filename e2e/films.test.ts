import { expect, type Page } from "@playwright/test";
import { test } from "#e2e/support/test.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

const FILM = /\/videos\/[^/]+\.(webm|mp4)$/;

const filmOf = (page: Page) => page.getByLabel(/creatures in motion/i);
const isPlaying = (page: Page) =>
  filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);

/** The films that the page asks for from now on. */
function filmsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => FILM.test(request.url()) && asked.push(request.url()));
  return asked;
}

test("the film of the first page is loaded for who comes near, plays, and can be paused", async ({
  page,
}) => {
  const asked = filmsAskedFor(page);
  await page.goto("/");
  expect(asked).toEqual([]);

  await filmOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(page)).toBe(true);

  await page.getByRole("button", { name: "Pause the film" }).click();
  await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
});

test("who wants less motion sees the poster, and the film after a press", async ({ page }) => {
  const asked = filmsAskedFor(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await filmOf(page).scrollIntoViewIfNeeded();
  const play = page.getByRole("button", { name: "Play the film" });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);

  await play.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test("a film that does not come leaves its poster and a line in the log", async ({ page }) => {
  await page.route(FILM, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto("/");
  await filmOf(page).scrollIntoViewIfNeeded();

  expect((await warned).text()).toContain("The film did not load");
  await expect(filmOf(page)).toHaveAttribute("poster", /\.webp$/);
  await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
});
