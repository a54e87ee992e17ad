/**
 * Plays a game from the first visit on and keeps pictures of its main screens:
 *   node tools/pinned.mjs node workshop/screens.ts           what one sees, to docs/
 *   node tools/pinned.mjs node workshop/screens.ts picture   the README's picture alone
 *   node tools/pinned.mjs node workshop/screens.ts FOLDER    whole pages, to FOLDER/*.png
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { home } from "#tools/set-up.mjs";
import { startPlayedGame } from "./played-game.ts";

const JPEG_QUALITY = 78;

/** A busy machine draws the first pictures of a game slowly. */
const PATIENCE_MS = 120_000;

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const [given] = process.argv.slice(2);
const isPictureAlone = given === "picture";
const givenFolder = isPictureAlone ? undefined : given;
const folder = givenFolder ?? join(home, "docs/screens");

/** Keeps a picture of what the page shows, once its pictures have come. */
async function shoot(page: Page, name: string, restMs = 400) {
  const file = join(folder, `${name}-${page.viewportSize()?.width}`);
  if (givenFolder !== undefined) await page.evaluate(scrollThrough);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(hasAllPictures);
  await sleep(restMs);
  if (givenFolder !== undefined) await page.screenshot({ path: `${file}.png`, fullPage: true });
  else await page.screenshot({ path: `${file}.jpg`, type: "jpeg", quality: JPEG_QUALITY });
}

/** Every picture that can be seen has come. Runs in the page. */
const hasAllPictures = () =>
  [...document.images]
    .filter((image) => {
      const { width, top, bottom, left, right } = image.getBoundingClientRect();
      const isOutside = top > window.innerHeight || left > window.innerWidth;
      return width > 0 && bottom > 0 && right > 0 && !isOutside;
    })
    .every(({ complete }) => complete);

/** The page fetches pictures further down only when they come near. Runs in the page. */
async function scrollThrough() {
  for (let top = 0; top < document.body.scrollHeight; top += 600) {
    window.scrollTo(0, top);
    await new Promise((done) => setTimeout(done, 60));
  }
  window.scrollTo(0, 0);
}

async function visit(page: Page, name: string, path: string) {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await page.getByRole("status", { name: /^Loading/ }).waitFor({ state: "detached" });
  await shoot(page, name);
}

async function lookAround(page: Page) {
  await visit(page, "landing", "/");
  await visit(page, "auth", "/auth");
  await visit(page, "login", "/login");
  await visit(page, "tutorial", "/tutorial");
  await visit(page, "rules", "/rules");
  await visit(page, "not-found", "/nope");
}

/** A player with a name that looks well, and enough cards to show something. */
async function signUp(page: Page, username: string) {
  const email = `${username}@players.example`;
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("forest-lantern-7");
  await page.getByLabel("Confirm Password").fill("forest-lantern-7");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("heading", { name: "When were you born?" }).waitFor();
  await shoot(page, "age");
  await page.getByLabel("Month").selectOption("January");
  await page.getByLabel("Year").selectOption("1990");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: `Ready, ${username}?` }).waitFor();
  stock(email, { cards: 64, coins: 1500 });
}

/** A player who sells, so that the market is not empty. */
async function openStall() {
  const context = await browser.newContext({ baseURL: url });
  const { request } = context;
  const headers = { origin: url };
  const account = {
    email: "robin@players.example",
    password: "forest-lantern-7",
    birthMonth: "1990-01",
  };
  await request.post("/api/auth/signup", { headers, data: { ...account, username: "Robin" } });
  stock(account.email, { cards: 30, coins: 0 });
  const deck = (await (await request.get("/api/cards/deck")).json()) as { id: string }[];
  for (const [index, { id }] of deck.slice(12, 24).entries()) {
    const data = { cardId: id, price: 20 + ((index * 37) % 90) };
    await request.post("/api/trades", { headers, data });
  }
  await context.close();
}

async function create(page: Page) {
  await page.goto("/create-dynamic");
  await page
    .getByLabel("Describe your creature")
    .fill("A tiny fox that carries a lantern through the winter forest");
  await shoot(page, "create");
  await page.getByRole("button", { name: "Create Your Card" }).click();
  await page.getByText("Painting its picture").waitFor();
  await shoot(page, "creating", 800);
  await page.getByRole("heading", { name: "Card Created!" }).waitFor();
  await shoot(page, "card-created", 2500);
}

async function collect(page: Page) {
  await visit(page, "home", "/");
  await visit(page, "cards", "/cards");
  await openDialogs(page);
  await visit(page, "card", await linkTo(page, /^Open /));
  await visit(page, "vault", "/vault");
  await visit(page, "cards-direct", "/cards-direct");
  await visit(page, "album", "/album");
  await visit(page, "missions", "/missions");
  await visit(page, "friends", "/friends");
  await visit(page, "profile", "/profile?tab=account");
  await visit(page, "wallet", "/wallet");
}

/** What opens over the collection. */
async function openDialogs(page: Page) {
  const buttons = { share: "Share & Earn", nft: "Learn How" };
  for (const [name, button] of Object.entries(buttons)) {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").waitFor();
    await shoot(page, name, 800);
    await page.keyboard.press("Escape");
  }
}

/** The same in the light theme, which a cookie remembers. */
async function inTheLight(page: Page) {
  await page.context().addCookies([{ name: "theme", value: "light", url }]);
  await visit(page, "home-light", "/");
  await visit(page, "cards-light", "/cards");
  await visit(page, "rules-light", "/rules");
  await visit(page, "market-light", "/marketplace?tab=trades");
}

async function linkTo(page: Page, name: RegExp): Promise<string> {
  return (await page.getByRole("link", { name }).first().getAttribute("href")) ?? "";
}

async function battle(page: Page) {
  await visit(page, "battle", "/battle");
  await page.goto("/battle?mode=computer");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await shoot(page, "team");
  await page.getByRole("button", { name: "Start Battle" }).click();
  await page.getByText("Round 2", { exact: true }).waitFor();
  await shoot(page, "battle-show", 300);
  await page.getByRole("button", { name: "Battle Again" }).waitFor();
  await shoot(page, "result", 800);
  await visit(page, "battles", "/battles");
  await visit(page, "replay", await linkTo(page, /Replay$/));
}

/** Where two players meet. */
async function meet(page: Page) {
  await page.goto("/battle/qr");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await page.getByRole("button", { name: "Create Battle" }).click();
  await page.getByRole("img", { name: /^QR code/ }).waitFor();
  await shoot(page, "face-to-face");
  await page.getByRole("button", { name: "Cancel Battle" }).click();
  await visit(page, "local-battle", "/local-battle");
  await visit(page, "arena", "/arena");
  await visit(page, "arena-rules", "/arena?tab=rules");
}

/** At the table, against the computer. */
async function duel(page: Page) {
  await page.goto("/practice");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await shoot(page, "practice");
  await page.getByRole("button", { name: "Start Practice" }).click();
  const strike = page.getByRole("button", { name: /^Strike/ });
  await strike.waitFor();
  await shoot(page, "duel");
  await strike.click();
  await shoot(page, "duel-hit", 1500);
}

/** What one comes back for: the road, the cup, the season, and the own page. */
async function comeBack(page: Page) {
  await visit(page, "road", "/road");
  await visit(page, "rival", "/road/1-1");
  await visit(page, "cup", "/cup");
  await page.goto("/season");
  for (const look of ["Coral Reef", "Star"]) {
    await page.getByRole("button", { name: `Buy ${look} for` }).click();
    await page.getByRole("button", { name: /^Buy for/ }).click();
    await page.getByRole("button", { name: `Wear ${look}` }).click();
    await page.getByRole("button", { name: `${look}: worn` }).waitFor();
  }
  await visit(page, "season", "/season");
  await page.goto("/profile");
  await page.goto(await linkTo(page, /^Your Page$/));
  await page.getByRole("button", { name: "Choose Your Favourites" }).click();
  const choices = page.getByRole("list", { name: "Cards to choose from" }).getByRole("button");
  for (let chosen = 0; chosen < 5; chosen += 1) await choices.first().click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Favourite Cards", { exact: true }).waitFor();
  await visit(page, "player", page.url());
}

/** By which cards and coins change hands. */
async function deal(page: Page) {
  await visit(page, "packs", "/marketplace");
  await page.getByRole("button", { name: "Open for 500 coins" }).click();
  await shoot(page, "pack", 600);
  await openPack(page);
  await visit(page, "market", "/marketplace?tab=trades");
  await page.getByRole("button", { name: /^Buy / }).first().click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "buy", 800);
  await visit(page, "trade", "/trade");
  await visit(page, "invite", "/invite");
  await page.goto("/");
  await page.getByRole("button", { name: /coins/ }).first().click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "balance", 800);
}

async function openPack(page: Page) {
  await page.getByRole("button", { name: /^Tear It Open/ }).click();
  const turn = page.getByRole("button", { name: "Turn It Over" });
  await turn.waitFor();
  await turn.click();
  await shoot(page, "pack-card", 1500);
  await page.getByRole("button", { name: "Reveal All" }).click();
  await page.getByRole("link", { name: "Check this draw" }).waitFor();
  await shoot(page, "pack-open", 1500);
  await page.getByRole("link", { name: "Check this draw" }).click();
  await page.getByText(/Everything agrees/).waitFor();
  await shoot(page, "proof");
}

async function playAt({ width, height }: (typeof sizes)[number], name: string) {
  const page = await browser.newPage({ baseURL: url, viewport: { width, height } });
  await openWithFonts(page);
  await lookAround(page);
  await signUp(page, name);
  await create(page);
  await collect(page);
  await battle(page);
  await meet(page);
  await duel(page);
  await comeBack(page);
  await deal(page);
  await inTheLight(page);
  await page.context().close();
}

/** A page takes its text's font only from the browser's cache, so that nothing jumps. */
async function openWithFonts(page: Page) {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.reload();
}

/** The one picture of the game in the README. */
async function shootPicture() {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 640 } });
  await openWithFonts(page);
  await page.waitForLoadState("networkidle");
  const path = join(home, "docs/picture.jpg");
  await page.screenshot({ path, type: "jpeg", quality: 85 });
  await page.close();
}

async function shootScreens() {
  await openStall();
  for (const [index, size] of sizes.entries()) {
    await playAt(size, ["Mika", "Noor", "Juno"][index] ?? "Mika");
  }
}

mkdirSync(folder, { recursive: true });
const { url, browser, stock, stop } = await startPlayedGame();
try {
  if (givenFolder === undefined) await shootPicture();
  if (!isPictureAlone) await shootScreens();
} finally {
  await stop();
}
