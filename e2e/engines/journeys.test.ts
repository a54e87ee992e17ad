import { expect } from "@playwright/test";
import { stockCoins } from "#e2e/support/stock.ts";
import { engineTest, engineTestWithOwnGame, expectNoComplaints, signUp } from "./engine-test.ts";
import type { Player } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** Custom properties of the style sheets that are used as whole backgrounds. */
const fills = ["--hero", "--brand-fill", "--accent-fill", "--words-fill"];

/** Of these, those that this browser makes no background of. */
const withoutBackground = `
  return arguments[0].filter((fill) => {
    const probe = document.createElement("i");
    probe.style.background = "var(" + fill + ")";
    document.body.append(probe);
    const { backgroundImage } = getComputedStyle(probe);
    probe.remove();
    return backgroundImage === "none";
  });`;

/** How many cards are stored for reading without a connection, with the worker in charge. */
const storedCards = `
  return navigator.serviceWorker.controller === null ? null : caches.match("/kept/collection")
    .then((kept) => kept?.json()).then((kept) => kept?.cards.length ?? null);`;

async function expectBackgrounds(player: Player, theme: "light" | "dark") {
  const chosen = await player.run(`return document.documentElement.dataset.theme ?? "dark"`);
  expect(chosen).toBe(theme);
  expect(await player.run(withoutBackground, fills), theme).toEqual([]);
}

/** Strikes as long as there is something to strike; the last button leads on to the next duel. */
async function playToTheEnd(player: Player) {
  const acts = /^(Skip|Strike|Bring in|Play Again)/;
  for (let pressed = ""; pressed !== "Play Again";) pressed = await player.press("button", acts);
}

const engines = { Firefox: openFirefox, WebKit: openWebKit };

for (const [engine, open] of Object.entries(engines)) {
  const test = engineTest(open);

  test(`${engine}: a new player creates a card, moves it and battles`, async ({ enter }) => {
    const player = await enter();
    await signUp(player);
    await expectBackgrounds(player, "dark");

    await player.open("/create-dynamic");
    await player.type("Describe your creature", "a moss turtle with a lighthouse");
    await player.press("button", "Create Your Card");
    await player.sees("dialog", "Card Created!");
    await player.press("link", "View My Collection");
    await player.seesText("13 in deck");
    await player.press("button", /^Add to Vault: /);
    await player.seesText("1 in vault");
    await player.press("button", "Light or dark colours");
    await expectBackgrounds(player, "light");
    await expectNoComplaints(player);

    await player.open("/battle?mode=online");
    await player.press("button", "My Strongest");
    await player.press("button", "Start Battle");
    await player.sees("heading", /^(Victory|Defeat)!$/);
    await expectNoComplaints(player);
  });

  test(`${engine}: one sells a card, another buys it and opens a pack`, async ({ enter }) => {
    const seller = await enter();
    await signUp(seller);
    await seller.open("/cards");
    await seller.press("link", /^Open /);
    await seller.press("link", "Sell");
    const card = (await seller.sees("heading", /^Sell ./)).slice("Sell ".length);
    await seller.type("Price in coins", "20");
    await seller.press("button", "List Card");
    await seller.seesText("Card Listed Successfully!");

    const buyer = await enter();
    const { email } = await signUp(buyer);
    await stockCoins(email, 500);
    await buyer.open(`/marketplace?tab=trades&q=${card}`);
    await buyer.press("button", `Buy ${card} for 20 coins`);
    await buyer.press("button", "Buy for 20 coins");
    await buyer.seesText(`${card} is yours!`);
    await seller.sees("button", /^Notifications, \d+ new$/);

    await buyer.open("/marketplace");
    await buyer.press("button", /^Open for \d+ coins$/);
    await buyer.press("button", /^Tear It Open for \d+ Coins$/);
    for (const onward of ["Next Card", "Next Card", "See All Cards"]) {
      await buyer.press("button", "Turn It Over");
      await buyer.press("button", onward);
    }
    await buyer.sees("link", "Check this draw");
    for (const player of [seller, buyer]) await expectNoComplaints(player);
  });

  test(`${engine}: a duel against the computer is played to its end`, async ({ enter }) => {
    const player = await enter();
    await signUp(player);
    await player.open("/practice");
    await player.press("button", "My Strongest");
    await player.press("button", "Start Practice");
    await playToTheEnd(player);
    await player.seesText("Turn 1");
    await expectNoComplaints(player);
  });

  test(`${engine}: two players duel in a room`, async ({ enter }) => {
    const host = await enter();
    const guest = await enter();
    for (const player of [host, guest]) await signUp(player);

    await host.open("/local-battle");
    await host.press("button", "Create Battle Room");
    const code = await host.seesText(/^\d{6}$/);
    await guest.open(`/local-battle?join=${code}`);
    await guest.press("button", "Join Battle");
    for (const player of [host, guest]) {
      await player.press("button", "My Strongest");
      await player.press("button", "Ready");
    }
    for (const player of [host, guest]) await player.press("button", /^Strike/);
    for (const player of [host, guest]) await player.seesText("Turn 2");
    for (const player of [host, guest]) await expectNoComplaints(player);
  });

  test(`${engine}: a card becomes an NFT, and its certificate says so`, async ({ enter }) => {
    const player = await enter();
    const { username } = await signUp(player);
    await player.open("/cards");
    await player.press("link", /^Open /);
    await player.press("button", "Convert to NFT");
    await player.seesText(/Taleborn pays it for you/);
    await player.press("button", "Start Conversion");
    await player.press("link", "See the Certificate");
    await player.seesText(`Held by the wallet of ${username}`);
    await player.press("link", "View on Explorer");
    await player.seesText("An NFT");
    await expectNoComplaints(player);
  });

  test(`${engine}: credits are bought with a card, and the receipt is there`, async ({ enter }) => {
    const player = await enter();
    await signUp(player);
    await player.open("/store");
    await player.press("link", "Buy 5 credits for $4.99");
    await player.seesText("Test mode: no money moves.");
    await player.type("Test card number", "4242424242424242");
    await player.type("Expiry date", "1250");
    await player.type("Security code", "123");
    await player.press("button", "Pay $4.99");
    await player.seesText("Credits Purchased!");
    await player.open("/purchases");
    await player.press("link", /^Receipt: Starter Pack/);
    await player.sees("heading", /^Receipt/);
    await expectNoComplaints(player);
  });

  engineTestWithOwnGame(open)(
    `${engine}: while the server is away, the cards are there to read`,
    async ({ enter, game }) => {
      const player = await enter();
      await signUp(player);
      await player.open("/cards");
      await expect.poll(() => player.run(storedCards), { timeout: 60_000 }).toBe(12);

      await game.crash();
      await player.open("/cards");
      await player.seesText("12 in deck");
      await player.seesText(/^You are offline/);

      await game.start();
      await player.press("button", /^Add to Vault: /);
      await player.seesText("1 in vault");
      await expectNoComplaints(player, { wasAway: true });
    },
  );
}
