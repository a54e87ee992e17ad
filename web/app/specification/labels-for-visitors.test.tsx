import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { headings, missing } from "./labels.ts";
import { refused } from "#web/lib/test-screen.tsx";
import { open, press } from "./the-app.tsx";

// What section 2 of both parts quotes, on the screens that visitors see.

const notShared = refused(404, "no_shared_card", "This link shows no card.");

const visit = (path: string) => open(path, { user: null });

test("the top bar and the footer lead where they should", async () => {
  visit("/nope");
  expect(
    await missing(`
    link: Taleborn > /
    link: How to Play > /tutorial
    link: Play Now > /login
    link: Create Cards > /create
    link: My Collection > /cards
    link: Battle Arena > /battle
    link: Marketplace > /marketplace
    link: Rules & Guide > /rules
    link: Tutorial > /tutorial
    link: Invite Friends > /invite
    link: Local Battle > /local-battle
    link: Profile > /profile
    link: Admin Panel > /admin
    text: 404
  `),
  ).toEqual([]);
});

test("the landing page has its nine sections, in their order", async () => {
  visit("/");
  expect(
    await missing(`
    text: Create amazing cards, battle friends, and collect the coolest creatures!
    link: Start Your Journey > /auth
    text: Free to play • No downloads required
    text: 12 FREE Cards
    text: 1 Card Daily
    text: Rare Finds
    link: Claim Your Free Cards Now! > /auth
    heading: Meet the Creatures
    heading: Discover Card Rarities
    heading: AI Card Creation
    heading: Digital Ownership
    heading: Strategic Battles
    heading: Community Driven
    heading: How It Works
    heading: Create Your Cards
    heading: Build Your Deck
    heading: Battle & Trade
    heading: Early Adopter Rewards
    heading: Free Coins
    heading: Daily Cards
    heading: Founder Badge
    heading: Last Chance for Free Cards!
    link: Create Account > /auth
    link: Sign In > /auth
    text: No credit card required • Instant access • Join thousands of players
  `),
  ).toEqual([]);
  const order = ["Meet", "Discover", "AI Card", "How It", "Early", "Last Chance"];
  const shown = headings();
  const places = order.map((start) => shown.findIndex((heading) => heading.startsWith(start)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the landing page's panel of the last chance leads to /auth", async () => {
  visit("/");
  const panel = within(await screen.findByRole("region", { name: "Last Chance for Free Cards!" }));
  expect(panel.getByRole("link").getAttribute("href")).toBe("/auth");
});

test("the landing page shows its film without a sound, nine creatures and four rarities", async () => {
  visit("/");
  const meet = await screen.findByRole("region", { name: "Meet the Creatures" });
  const film = meet.querySelector("video")!;
  expect([film.loop, film.muted]).toEqual([true, true]);
  expect(film.textContent).toContain("Your browser does not support the video tag.");
  expect(meet.querySelectorAll("[data-flip=hover]")).toHaveLength(9);

  const rarities = screen.getByRole("region", { name: "Discover Card Rarities" });
  const cards = [...rarities.querySelectorAll<HTMLElement>("[data-flip=click]")];
  expect(cards.map(({ dataset }) => dataset["rarity"])).toEqual([
    "common",
    "rare",
    "epic",
    "legendary",
  ]);
});

test("the account forms have their fields", async () => {
  visit("/auth");
  expect(
    await missing(`
    tab: Create Account
    tab: Sign In
  `),
  ).toEqual([]);
  cleanup();

  visit("/login");
  expect(
    await missing(`
    field: Email
    field: Password
  `),
  ).toEqual([]);
  cleanup();

  visit("/signup?invite=abc123");
  expect(
    await missing(`
    field: Email
    field: Password
    field: Confirm Password
    field: Username
    field: First Name (optional)
    field: Last Name (optional)
    field: Invite Code (optional)
  `),
  ).toEqual([]);
  expect(screen.getByLabelText("Invite Code (optional)")).toHaveProperty("readOnly", true);
});

test("the tutorial has five steps and says what there is to know", async () => {
  visit("/tutorial");
  expect(
    await missing(`
    heading: How to Play
    button: Back
    button: Auto
    button: Next
    link: Home > /
    link: Skip Tutorial > /
    text: Step 1 of 5
    text: 26+unique creatures
    text: Freedaily AI cards
    text: 12starter cards
    text: 5rarity levels
    heading: 1. Create
    heading: 2. Collect
    heading: 3. Battle
    heading: 4. Trade
    heading: Rarity Chances
    heading: Battle Power
    heading: Element Advantages
    heading: New-Player Bonus
  `),
  ).toEqual([]);
  await press("Auto");
  expect(await missing("button: Pause")).toEqual([]);
  for (let step = 1; step < 5; step += 1) await press("Next");
  expect(await missing("link: PLAY > /")).toEqual([]);
  expect(document.querySelector("video")).toHaveProperty("loop", true);
});

test("the rules have their title", async () => {
  visit("/rules");
  expect(await missing("heading: Game Rules & Guide")).toEqual([]);
});

test.for([
  "/invite",
  "/battle",
  "/battle/qr",
  "/battles",
  "/cards",
  "/create",
  "/create-dynamic",
  "/vault",
  "/wallet",
  "/profile",
  "/marketplace",
  "/store",
  "/checkout",
  "/premium-checkout",
  "/local-battle",
  "/card/1",
])("%s sends a visitor to /login and says so", async (path) => {
  const gone: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    gone.push(
      ...records.flatMap(({ removedNodes }) => [...removedNodes].map((node) => node.textContent)),
    ),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  open(path, { user: null, answers: { "GET /api/shared-cards/1": notShared } });
  await screen.findByRole("heading", { name: "Sign In" });
  observer.disconnect();

  expect(gone).toContain("Redirecting to login...");
  expect(location.pathname).toBe("/login");
});
