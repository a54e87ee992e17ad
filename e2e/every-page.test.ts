import { expect, type Page } from "@playwright/test";
import {
  axeFindings,
  contrastFindings,
  flattenGradients,
  layoutFindings,
} from "#e2e/support/axe.ts";
import { listenToComplaints } from "#e2e/support/complaints.ts";
import { createCard } from "#e2e/support/creation.ts";
import { cutTexts } from "#e2e/support/cut-texts.ts";
import { findings } from "#e2e/support/findings.ts";
import {
  byScreen,
  hiddenPaths,
  pagesOfEverybody,
  playerPages,
  protectedPaths,
  repeatedPages,
  visitorPages,
} from "#e2e/support/paths.ts";
import { openAtRest, signUp } from "#e2e/support/player.ts";
import { pathOf, test as playerTest } from "#e2e/support/signed-in.ts";
import { test as visitorTest } from "#e2e/support/test.ts";

const PHONE = 390;
const TABLET = 768;
const DESKTOP = 1440;
const HEIGHT = 900;

/** The body cuts off what is too wide, which would hide it from the test as from the player. */
const stopClipping = (page: Page) =>
  page.addStyleTag({ content: "body { overflow: visible !important; }" });

/** By how many pixels the page is wider than the window. */
const pixelsTooMany = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Further looks at a page in a window of this width. */
type Looks = Partial<Record<number, (page: Page) => Promise<string[]>>>;

/**
 * In each window, one after the other: every change of its size draws the page anew. They end where
 * the colours are looked at first.
 */
async function expectNoOverflow(page: Page, path: string, looks: Looks) {
  await stopClipping(page);
  for (const width of [320, 360, TABLET, DESKTOP, 1920, PHONE]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => pixelsTooMany(page), `pixels too many at ${width}: ${path}`).toBe(0);
    const look = looks[width];
    if (look) expect.soft(await look(page), `${path}, ${width} px wide`).toEqual([]);
  }
}

const onPhone: Looks = { [PHONE]: findings };

/** The two wide windows show the same parts of a page. */
const fromAllSides: Looks = { ...onPhone, [TABLET]: layoutFindings, [DESKTOP]: axeFindings };

const first = ["first", PHONE] as const;
const last = ["last", DESKTOP] as const;

async function expectContrast(
  page: Page,
  colours: string,
  views: readonly (typeof first | typeof last)[],
) {
  for (const [end, width] of views) {
    await page.setViewportSize({ width, height: HEIGHT });
    await flattenGradients(page, end);
    const { findings: faint, checked } = await contrastFindings(page);
    expect.soft(faint, `${colours}, ${width} px wide, ${end} colours`).toEqual([]);
    expect(checked, "texts that were judged").toBeGreaterThan(5);
  }
}

async function switchToLight(page: Page) {
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: "Light or dark colours" })
    .click();
  // A prerendered page fetches the app first.
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  // Otherwise the bar covers whatever has been scrolled under it.
  await page.evaluate(() => scrollTo(0, 0));
}

/** It shuts out no player, nothing sticks out of it, and it complains about nothing. */
async function expectWell(page: Page, path: string) {
  const complaints = listenToComplaints(page);
  await openAtRest(page, path);
  await expectNoOverflow(page, path, fromAllSides);
  await expectContrast(page, "dark", [first, last]);
  await switchToLight(page);
  await expectContrast(page, "light", [last, first]);
  expect(complaints).toEqual([]);
}

/**
 * The same where the screen's parts and colours have been looked at from all sides at another of its
 * addresses: what is new here is which parts there are, and how they fit on a phone.
 */
async function expectFit(page: Page, paths: readonly string[]) {
  const complaints = listenToComplaints(page);
  for (const path of paths) {
    await openAtRest(page, path);
    await expectNoOverflow(page, path, onPhone);
    expect.soft(complaints.splice(0), path).toEqual([]);
  }
}

/** At the first of its addresses from all sides, which ends in light colours; so that comes last. */
async function expectScreen(page: Page, [fullest = "", ...others]: readonly string[]) {
  await expectFit(page, others);
  await expectWell(page, fullest);
}

const rulesOf = (found: string[]) => new Set(found.map((line) => line.split(" ")[0]));

for (const paths of byScreen(visitorPages, false)) {
  visitorTest(`everybody can use ${paths.join(" and ")} as a visitor`, async ({ page }) => {
    await expectScreen(page, paths);
  });
}

visitorTest("a visitor is well received where only players may go", async ({ page }) => {
  for (const path of [...protectedPaths.slice(0, 1), ...hiddenPaths.slice(0, 1)]) {
    await openAtRest(page, path);
    expect.soft(await findings(page), path).toEqual([]);
  }
});

/** Their content has been looked at from all sides before, at another address or as a visitor. */
const seenBefore = [...repeatedPages, ...pagesOfEverybody];

const forPlayers = playerPages.filter((each) => !seenBefore.includes(each));

for (const paths of byScreen(forPlayers, true)) {
  playerTest(`everybody can use ${paths.join(" and ")} as a player`, async ({ page, player }) => {
    const own = paths.map((path) => pathOf(path, player));
    await expectScreen(page, own);
  });
}

playerTest("everybody can use as a player what has been seen before", async ({ page }) => {
  const complaints = listenToComplaints(page);
  for (const path of new Set(seenBefore)) {
    await openAtRest(page, path);
    expect.soft(await findings(page), path).toEqual([]);
    expect.soft(complaints.splice(0), path).toEqual([]);
  }
});

playerTest("everybody can use what opens over a page", async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });

  await openAtRest(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  expect.soft(await findings(page), "the menu").toEqual([]);
  await page.keyboard.press("Escape");
  const deck = page.getByRole("region", { name: "Battle Deck" });
  await deck.getByRole("button").first().click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect.soft(await findings(page), "a question").toEqual([]);

  await openAtRest(page, "/cards");
  await page.getByRole("button", { name: "Learn How" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await findings(page), "an explanation").toEqual([]);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^More for / })
    .first()
    .click();
  expect.soft(await findings(page), "the menu of a card").toEqual([]);
  await page.getByRole("menuitem", { name: "Convert to NFT" }).click();
  await expect(page.getByRole("dialog", { name: "Convert to NFT" })).toBeVisible();
  expect.soft(await findings(page), "the way to an NFT").toEqual([]);

  await openAtRest(page, "/vault");
  await page.getByRole("list", { name: "Card Vault" }).getByRole("button").first().click();
  await expect(page.getByRole("alertdialog", { name: "Move Card to Deck" })).toBeVisible();
  expect.soft(await findings(page), "a question about the vault").toEqual([]);
  await page.getByRole("button", { name: "Move to Deck" }).click();
  await expect(page.getByText("Card Moved to Deck").first()).toBeVisible();
  expect.soft(await findings(page), "a toast").toEqual([]);
});

visitorTest(
  "everybody can watch a card take shape, and the battle that follows",
  async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    await signUp(page);
    await createCard(page, "a beetle with a compass on its back");
    expect.soft(await findings(page), "the celebration").toEqual([]);

    await openAtRest(page, "/battle?mode=online");
    await page.getByRole("button", { name: "My Strongest" }).click();
    await page.getByRole("button", { name: "Start Battle" }).click();
    await expect(page.getByRole("region", { name: "Battle" })).toBeVisible();
    expect.soft(await findings(page), "the battle").toEqual([]);
    await expect(page.getByRole("button", { name: "Battle Again" })).toBeVisible();
    expect.soft(await findings(page), "its result").toEqual([]);
  },
);

visitorTest("everybody can wait for a friend, and for an opponent", async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await signUp(page);

  await openAtRest(page, "/battle/qr");
  await page.getByRole("button", { name: "My Strongest" }).click();
  await page.getByRole("button", { name: "Create Battle" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  expect.soft(await findings(page), "a code to show").toEqual([]);

  await openAtRest(page, "/arena");
  const deck = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  for (const place of [0, 1, 2]) await deck.nth(place).click();
  await page.getByRole("button", { name: "Find Opponent" }).click();
  await expect(page.getByRole("region", { name: "Search" })).toBeVisible();
  expect.soft(await findings(page), "the search").toEqual([]);
  await page.getByRole("button", { name: "Stop Searching" }).click();
  await expect(page.getByRole("button", { name: "Find Opponent" })).toBeVisible();
});

visitorTest("everybody can offer a card, and give one away", async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await signUp(page);

  await openAtRest(page, "/trade?mode=create");
  await page.getByRole("button", { name: "Choose a card" }).click();
  const choices = page.getByRole("list", { name: "Cards to choose from" }).getByRole("button");
  await expect(choices.first()).toBeVisible();
  expect.soft(await findings(page), "cards to choose from").toEqual([]);
  await choices.first().click();
  expect.soft(await findings(page), "an offer that is made").toEqual([]);
  await page.getByRole("button", { name: "Create Trade" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  expect.soft(await findings(page), "an offer that waits").toEqual([]);

  await openAtRest(page, "/cards");
  await page
    .getByRole("link", { name: /^Open / })
    .first()
    .click();
  await page.getByRole("button", { name: "Generate Code" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  expect.soft(await findings(page), "a code for a gift").toEqual([]);
});

visitorTest(
  "planted faults are found: too wide, cut off, squeezed, without a name, faint on a gradient",
  async ({ page }) => {
    await openAtRest(page, "/rules");
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML(
        "beforeend",
        `<img src="/logo.svg"><button></button>
       <p style="width: 2000px">too wide</p>
       <p style="width: 2em; overflow: clip; white-space: nowrap">a word that is cut</p>
       <p style="width: 1ch; word-break: break-all">squeezed</p>
       <p style="width: 4em">ウォルディトル</p>
       <p class="sr-only">heard only</p>
       <button aria-label="left" style="width: 8px; min-height: 8px; padding: 0"></button><button
         aria-label="right" style="width: 8px; min-height: 8px; padding: 0"></button>
       <p style="color: #666; background: linear-gradient(#888, #fff)">faint on the left</p>
       <p style="color: #666; background: linear-gradient(#fff, #888)">faint on the right</p>`,
      );
    });

    expect(await cutTexts(page)).toEqual(["cut off: a word that is cut", "squeezed: squeezed"]);
    await stopClipping(page);
    expect(await pixelsTooMany(page)).toBeGreaterThan(0);
    const small = ["target-size"];
    expect(rulesOf(await layoutFindings(page))).toEqual(new Set(small));
    const everything = new Set(["button-name", "image-alt", ...small]);
    expect(rulesOf(await axeFindings(page))).toEqual(everything);
    for (const end of ["first", "last"] as const) {
      await flattenGradients(page, end);
      expect((await contrastFindings(page)).findings).toHaveLength(1);
    }
  },
);

visitorTest("planted complaints are heard", async ({ page }) => {
  const complaints = listenToComplaints(page);
  await page.goto("/rules");

  await page.evaluate(() => {
    console.error("planted");
    setTimeout(() => {
      throw new Error("planted too");
    });
  });

  await expect.poll(() => complaints).toHaveLength(2);
});
