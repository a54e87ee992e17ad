/** Every number that can be set is turned, and then no screen says the one that the game ships with. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toldNumbersOf } from "#game/settings/told.ts";
import { oldNumbersIn, turnedSettings } from "#game/settings/test-turned.ts";
import { user } from "#web/admin/users/test-user.ts";
import { pageWith } from "#web/showcase/test-page.ts";
import { duelAfter } from "#web/duel/test-board.ts";
import { wonDuel } from "#web/duel/replay/test-replay.ts";
import type { PastDeal } from "#contract/trades.ts";
import type { Answers } from "#web/lib/test-screen.tsx";
import { child } from "#web/family/test-children.ts";
import { listing, order, ownListing, pricesOf } from "#web/market/test-market.ts";
import { certificate, MINT } from "#web/nfts/test-nfts.ts";
import { proof } from "#web/packs/fairness/test-proof.ts";
import { granted, packages, spending } from "#web/purchases/test-purchases.ts";
import { screens } from "./screen-table.ts";
import { pack } from "./specification/a-pack.ts";
import { loadScreen, open, press, sam } from "./specification/the-app.tsx";

const set = { maintenance: null, ...toldNumbersOf(turnedSettings) };

/** What stands together: a line for every element that has words of its own, and for its parent. */
function linesOf(root: Element): string[] {
  const blocks = [
    ...root.querySelectorAll("p, li, tr, dd, dt, h1, h2, h3, button, a, label, legend"),
  ];
  return blocks.map((block) => (block.textContent ?? "").replaceAll(/\s+/g, " "));
}

/** Lines with such a number that are about something else: power, experience, and first packs. */
const coincidences = [
  / power for every opposing card /,
  / experience for a win and /,
  / packs that goes for common /,
];

const isCopy = (line: string) =>
  oldNumbersIn(line).length > 0 && !coincidences.some((each) => each.test(line));

const copies = () => linesOf(document.body).filter(isCopy);

const words = () => document.body.textContent ?? "";

/** Rendering a dialog loads its code, and the loaded code loads what the dialog shows. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) {
    if (turn % 3 === 0) await vi.dynamicImportSettled();
    await act(() => new Promise((turned) => void setImmediate(turned)));
  }
}

type Thing = { id: string; answers: Answers; says: RegExp };

/** What a screen with an id in its address is about. */
const things: Readonly<Record<string, Thing>> = {
  "/card/:id": { id: "Aaa", says: /Aaa does/, answers: {} },
  "/duel/:id": { id: "d1", says: /Strike/, answers: { "GET /api/duels/d1": duelAfter([]) } },
  "/battles/:id": { id: "d1", says: /Mika/, answers: { "GET /api/replays/d1": wonDuel } },
  "/replay/:id": { id: "d1", says: /Mika/, answers: { "GET /api/replays/d1": wonDuel } },
  "/player/:id": {
    id: "p1",
    says: /Favourite Cards/,
    answers: { "GET /api/players/p1": pageWith("Aaa") },
  },
  "/road/:id": { id: "1-1", says: /Two-Boots/, answers: { "GET /api/road": { wins: [] } } },
  "/packs/:id": {
    id: "o1",
    says: /Legendary Pack/,
    answers: { "GET /api/packs/openings/o1": proof },
  },
  "/nft/:id": {
    id: MINT,
    says: /Nivul/,
    answers: { [`GET /api/nft/certificates/${MINT}`]: certificate },
  },
  "/explorer/:id": {
    id: MINT,
    says: /0.0000 SOL/,
    answers: {
      [`GET /api/explorer/${MINT}`]: { kind: "wallet", lamports: 0, tokens: [], transactions: [] },
    },
  },
  "/purchases/:id": {
    id: "p1",
    says: /Taleborn Ltd/,
    answers: {
      "GET /api/purchases/p1": {
        purchase: granted,
        seller: { name: "Taleborn Ltd", address: "1 Forest Lane", email: "help@example.com" },
        buyerName: "Sam",
        currency: "usd",
      },
    },
  },
  "/admin/users/:id": {
    id: "u1",
    says: /mia/,
    answers: {
      "GET /api/admin/users/u1": user,
      "GET /api/admin/users/u1/events": [],
      "GET /api/admin/users/u1/purchases": [],
    },
  },
};

const sale: PastDeal = {
  id: "s1",
  kind: "sale",
  status: "completed",
  otherName: "mia",
  isOwn: true,
  given: null,
  received: null,
  coins: 70,
  endedAt: "2026-11-01T12:00:00.000Z",
  isReported: false,
};

const fees = {
  feePercent: turnedSettings.marketFeePercent,
  freeSales: turnedSettings.freeSales,
};

/** What only opens by a press is read as well. */
const stocked: Answers = {
  "GET /api/packs": [{ ...pack, price: turnedSettings.starterPackCoins }],
  "GET /api/store/packages": packages,
  "GET /api/payments/spending": spending,
  "GET /api/purchases": [],
  "GET /api/trades/history": [sale],
  "GET /api/trades/marketplace": [listing("Serafawn"), ownListing("Nivul")],
  "GET /api/trades/mine": [ownListing("Nivul")],
  "GET /api/orders": [order("Vera", 40)],
  "GET /api/wishlist": [],
  "GET /api/market/cards/card-serafawn": pricesOf("Serafawn", fees),
  "GET /api/market/cards/card-aaa": pricesOf("Aaa", fees),
  "GET /api/reports/cards/card-serafawn": { makerName: "mia", creationNumber: 7, mayReport: true },
  "GET /api/family": [child],
  "GET /api/reports/cards/card-aaa": { makerName: "mia", creationNumber: 7, mayReport: true },
  "GET /api/reports/battles/d1": { rivalName: "mika", mayReport: true },
};

/** What jsdom has not learned, and a press on a platform or an arrow asks for. */
window.open = () => null;
Element.prototype.scrollBy = () => undefined;

async function visit(path: string) {
  const { id = "", answers = {}, says = /./ } = things[path] ?? {};
  await loadScreen(path);
  const role = path.startsWith("/admin") ? "admin" : "user";
  const answered = { ...stocked, ...answers };
  open(path.replace(":id", id), { set, answers: answered, user: { ...sam, role } });
  await waitFor(() => expect(mainText()).not.toMatch(/^$|^TalebornLoading$/));
  await waitFor(() => expect(mainText()).toMatch(says));
  await settled();
}

const mainText = () => document.querySelector("main")?.textContent ?? "";

const buttons = () => [
  ...document.querySelectorAll<HTMLButtonElement>("main button:not(:disabled, [type=submit])"),
];

const dialogButtons = () => [
  ...document.querySelectorAll<HTMLButtonElement>(
    "[role$=dialog] button:not(:disabled, [type=submit], [aria-label=Close])",
  ),
];

const isFine = (path: string) => `${path}: ${copies().join(" · ")}`;

test.for(screens)("$path says no number of before, nor does what it opens", async ({ path }) => {
  await visit(path);
  expect(isFine(path)).toBe(`${path}: `);

  for (const name of namesOf(buttons())) {
    await tries(buttons, name, path);
    // A dialog has buttons, too, which show more of it.
    for (const inner of namesOf(dialogButtons())) {
      await tries(dialogButtons, inner, `${path}, after “${name}”`);
    }
    await closeAll();
  }
});

type Buttons = () => HTMLButtonElement[];

const namesOf = (all: HTMLButtonElement[]) => new Set(all.map(nameOf));

const nameOf = (button: HTMLButtonElement) =>
  button.getAttribute("aria-label") ?? button.textContent ?? "";

async function tries(all: Buttons, name: string, where: string) {
  const button = all().find((each) => nameOf(each) === name);
  if (!button) return;
  fireEvent.click(button);
  await settled();
  expect(isFine(`${where}, after “${name}”`)).toBe(`${where}, after “${name}”: `);
}

async function closeAll() {
  for (let deep = 0; deep < 3 && dialogButtons().length > 0; deep += 1) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await settled();
  }
}

test("every screen of one thing is shown with its thing", () => {
  const ofOne = screens.filter(({ path }) => path.includes(":")).map(({ path }) => path);
  expect(Object.keys(things).toSorted()).toEqual(ofOne.toSorted());
});

test("the rules say the numbers of now", async () => {
  await loadScreen("/rules");
  open("/rules", { set });
  const { shareCoins, sharesPerDay, playerWinCoins, legendaryPackCoins } = turnedSettings;
  await waitFor(() =>
    expect(words()).toContain(`pays ${shareCoins} coins, up to ${sharesPerDay} times`),
  );
  expect(words()).toContain(`Legendary Pack, ${legendaryPackCoins} coins`);
  expect(words()).toContain(`Win against a player${playerWinCoins}`);
});

test("rules and tutorial tell the missions that admins have written", async () => {
  const told = {
    title: "Tell a tale",
    type: "daily",
    rewards: { coins: 7_777, credits: 0, cards: 0 },
    isBanked: true,
    isDrawn: false,
  } as const;
  const answers = { "GET /api/rules/missions": [told] };
  await loadScreen("/rules");
  open("/rules", { set, answers });
  await waitFor(() => expect(words()).toContain("A day7,7770"));
  expect(words()).toContain("A daily mission that you do not finish stays open");
  expect(words()).toContain("A week00");
  cleanup();

  await loadScreen("/tutorial");
  open("/tutorial", { set, answers });
  for (let presses = 0; presses < 4; presses += 1) await press("Next");
  await waitFor(() => expect(words()).toMatch(/6 day streak\s*\+7777/));
});

test("the dialog of sharing says what a share pays now", async () => {
  open("/", { set });
  expect(
    await screen.findByText(`2/${turnedSettings.sharesPerDay} shares left today`),
  ).toBeTruthy();
  await press(/share/i);
  expect(
    await screen.findByText(new RegExp(`earn ${turnedSettings.shareCoins} bonus`)),
  ).toBeTruthy();
});
