/**
 * Plays the game on a phone and keeps films of it in docs/screens, as pictures that move:
 *   node tools/pinned.mjs node workshop/films.ts              all films
 *   node tools/pinned.mjs node workshop/films.ts quick-battle  one film
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { home } from "#tools/set-up.mjs";
import { startPlayedGame, type PlayedGame } from "./played-game.ts";

const PHONE = { width: 390, height: 844 };
const WIDTH = 260;
const QUALITY = 45;
/** Between two pictures of a film, at least. */
const FRAME_MS = 125;
/** What stands still for longer is shortened to this. */
const STILL_MS = 1500;
/** The last picture stays. */
const END_MS = 2500;

type Frame = { atMs: number; picture: Buffer };

/** Everything that the page shows until the end of `play`, by when it was shown. */
async function record(page: Page, play: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const atMs = (metadata.timestamp ?? 0) * 1000;
    if (atMs - (frames.at(-1)?.atMs ?? 0) >= FRAME_MS)
      frames.push({ atMs, picture: Buffer.from(data, "base64") });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 80 });
  await play();
  await session.send("Page.stopScreencast");
  return frames;
}

async function save(name: string, frames: readonly Frame[]) {
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: WIDTH }).png().toBuffer()),
  );
  const delay = frames.map(({ atMs }, i) => {
    const next = frames[i + 1];
    return next ? Math.round(Math.min(STILL_MS, next.atMs - atMs)) : END_MS;
  });
  const file = join(home, "docs/screens", `${name}.webp`);
  const { size } = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: QUALITY, delay, loop: 0, effort: 4 })
    .toFile(file);
  const seconds = delay.reduce((sum, ms) => sum + ms, 0) / 1000;
  console.log(`${name}: ${frames.length} pictures, ${seconds} s, ${Math.round(size / 1000)} kB`);
}

type Films = Record<string, (page: Page, game: PlayedGame) => Promise<() => Promise<void>>>;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** A tap that can be followed by the eye. */
async function tap(page: Page, name: string | RegExp, restMs = 700) {
  await button(page, name).first().click();
  await sleep(restMs);
}

async function signUp(page: Page, { url }: PlayedGame, username: string): Promise<string> {
  const email = `${username.toLowerCase()}@players.example`;
  const headers = { origin: url };
  const data = { username, email, password: "forest-lantern-7", birthMonth: "1990-01" };
  await page.request.post("/api/auth/signup", { headers, data });
  await page.request.post("/api/visit", { headers });
  await page.request.post("/api/packs/welcome/open", { headers });
  return email;
}

async function fillSignUp(page: Page) {
  await page.getByRole("link", { name: "Start Your Journey" }).click();
  await page.getByLabel("Email").fill("mika@players.example");
  await page.getByLabel("Username").fill("Mika");
  await page.getByLabel("Password", { exact: true }).fill("forest-lantern-7");
  await page.getByLabel("Confirm Password").fill("forest-lantern-7");
  await sleep(500);
  await button(page, "Create Account").click();
  await page.getByLabel("Month").selectOption("January");
  await page.getByLabel("Year").selectOption("1990");
  await button(page, "Continue").click();
}

/** Does what the pointing hand shows, until the duel is won. */
async function followHand(page: Page) {
  const next = button(page, "Skip").or(button(page, /A good choice now/));
  const won = page.getByRole("heading", { name: "Victory!" });
  for (let turn = 0; turn < 40 && !(await won.isVisible()); turn++) {
    await next
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await sleep(900);
  }
}

/** Takes the first thing that can be chosen, turn after turn. */
async function playOn(page: Page) {
  const ending = page.getByRole("heading", { name: /^(Victory|Defeat|A Draw)!$/ });
  const choices = page.getByRole("list", { name: "Your choices" });
  const next = choices.getByRole("button", { disabled: false }).or(button(page, "Skip")).first();
  for (let turn = 0; turn < 60 && !(await ending.isVisible()); turn++) {
    await next.click({ timeout: 5000 }).catch(() => undefined);
    await sleep(600);
  }
}

const films: Films = {
  "first-minute": async (page) => {
    await page.goto("/");
    return async () => {
      await fillSignUp(page);
      await page.getByRole("region", { name: "Your first cards are here" }).waitFor();
      await sleep(1200);
      await tap(page, "Tear It Open", 1500);
      await tap(page, "Turn It Over", 1500);
      await tap(page, "Reveal All", 2000);
      await page.getByRole("link", { name: "Try Them in a Duel" }).click();
      await sleep(1500);
      await followHand(page);
      await sleep(1500);
    };
  },
  pack: async (page, game) => {
    game.stock(await signUp(page, game, "Noor"), { cards: 0, coins: 900 });
    await page.goto("/marketplace");
    return async () => {
      await tap(page, "Open for 500 coins", 1200);
      await tap(page, /^Tear It Open/, 1500);
      for (let card = 0; card < 2; card++) {
        await tap(page, "Turn It Over", 1800);
        await tap(page, /^Next/, 500).catch(() => undefined);
      }
      await tap(page, "Reveal All", 2500);
    };
  },
  "quick-battle": async (page, game) => {
    await signUp(page, game, "Juno");
    await page.goto("/battle?mode=computer");
    await tap(page, "My Strongest");
    return async () => {
      for (const [round, tactic] of ["Guard", "Press", "Feint"].entries()) {
        const group = page.getByRole("group", { name: `Your tactic in round ${round + 1}` });
        await group.getByRole("button", { name: tactic }).click();
        await sleep(600);
      }
      await tap(page, "Start Battle");
      await button(page, "Battle Again").waitFor();
      await sleep(2000);
    };
  },
  duel: async (page, game) => {
    await signUp(page, game, "Robin");
    await page.goto("/practice?first");
    await button(page, /A good choice now/).waitFor();
    return async () => {
      await sleep(800);
      await followHand(page);
      await sleep(1500);
    };
  },
  fuse: async (page, game) => {
    game.stock(await signUp(page, game, "Kim"), { cards: 96, coins: 0 });
    await page.goto("/cards");
    await page.getByLabel("Search cards").fill("Undowyrm");
    await page.getByText("3 of 3 for Foil").first().waitFor();
    return async () => {
      await tap(page, "More for Undowyrm");
      await page.getByRole("menuitem", { name: "Fuse" }).click();
      await sleep(1500);
      await page.getByRole("dialog").getByRole("button", { name: "Fuse" }).click();
      await sleep(4000);
      await tap(page, "Wonderful", 1500);
    };
  },
  road: async (page, game) => {
    await signUp(page, game, "Wren");
    await page.goto("/road");
    await page.getByRole("link", { name: /Tilda Two-Boots/ }).waitFor();
    return async () => {
      await sleep(1200);
      await page.getByRole("link", { name: /Tilda Two-Boots/ }).click();
      const cards = page.getByRole("list", { name: "Your deck" }).getByRole("button");
      await sleep(2500);
      for (const card of [0, 1, 2]) {
        await cards.nth(card).click();
        await sleep(400);
      }
      await tap(page, "Start the Duel", 1500);
      await playOn(page);
      await sleep(2500);
    };
  },
  album: async (page, game) => {
    game.stock(await signUp(page, game, "Ivo"), { cards: 60, coins: 0 });
    await page.goto("/album");
    await page.getByText(/^You have found all/).waitFor();
    return async () => {
      await sleep(1200);
      await button(page, /^Get .* for fire$/).scrollIntoViewIfNeeded();
      await sleep(600);
      await tap(page, /^Get .* for fire$/, 1800);
      await page.mouse.wheel(0, 900);
      await sleep(1500);
    };
  },
  season: async (page, game) => {
    game.stock(await signUp(page, game, "Mika"), { cards: 20, coins: 900 });
    await page.goto("/season");
    await button(page, "Buy Coral Reef").waitFor();
    return async () => {
      await sleep(1200);
      for (const look of ["Coral Reef", "Star"]) {
        await tap(page, `Buy ${look}`);
        await tap(page, /^Buy for/, 1200);
        await tap(page, `Wear ${look}`, 1200);
      }
      await page.goto("/profile");
      await page.getByRole("link", { name: /^Your Page$/ }).click();
      await sleep(2000);
      await tap(page, "Choose Your Favourites");
      const choices = page.getByRole("list", { name: "Cards to choose from" }).getByRole("button");
      for (let chosen = 0; chosen < 5; chosen++) {
        await choices.first().click();
        await sleep(300);
      }
      await tap(page, "Save", 2000);
    };
  },
};

const [wanted] = process.argv.slice(2);
mkdirSync(join(home, "docs/screens"), { recursive: true });
const game = await startPlayedGame();
try {
  for (const [name, prepare] of Object.entries(films)) {
    if (wanted !== undefined && wanted !== name) continue;
    const context = await game.browser.newContext({ baseURL: game.url, viewport: PHONE });
    const page = await context.newPage();
    const play = await prepare(page, game);
    await save(name, await record(page, play));
    await context.close();
  }
} finally {
  await game.stop();
}
