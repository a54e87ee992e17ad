import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { afterCampaign, whileCampaign, withFewPlayers, withThousands } from "./campaign.ts";
import { LandingPage } from "./landing-page.tsx";

beforeEach(() => {
  render(<LandingPage />);
});

const region = (name: string) => within(screen.getByRole("region", { name }));

const classOf = (words: string) => screen.getByText(words).className;

test("nine sections come in the order of the specification", () => {
  const sections = screen.getAllByRole("region").map((each) => {
    const heading = document.querySelector(`#${each.getAttribute("aria-labelledby")}`);
    return each.getAttribute("aria-label") ?? heading?.textContent;
  });
  expect(sections.filter((name) => name !== "Sample creatures")).toEqual([
    "Taleborn",
    "Limited-time welcome bonusWelcome bonus",
    "Meet the Creatures",
    "Discover Card Rarities",
    "What awaits you",
    "How It Works",
    "Early Adopter Rewards",
    "Last Chance for Free Cards!",
    "Join now",
  ]);
});

test("every way in leads to /auth, and one link to the odds", () => {
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Start Your Journey", "/auth"],
    ["Claim Your Free Cards Now!", "/auth"],
    ["published odds", "/rules#rarities"],
    ["Get My 12 Free Cards", "/auth"],
    ["Create Account", "/auth"],
    ["Sign In", "/auth?tab=sign-in"],
  ]);
});

test("it says what the specification says", () => {
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Create amazing cards, battle friends, and collect the coolest creatures!",
  );
  const words = [
    "Free to play • No downloads required",
    "12 FREE Cards",
    "1 Card Daily",
    "Rare Finds",
    "AI Card Creation",
    "Digital Ownership",
    "Strategic Battles",
    "Community Driven",
    "Create Your Cards",
    "Build Your Deck",
    "Battle & Trade",
    "Free Coins",
    "Daily Cards",
    "Founder Badge",
    "Your browser does not support the video tag.",
  ];
  for (const each of words) expect(screen.getByText(each)).toBeTruthy();
});

test("nine sample cards turn under the pointer and have drop rates, four turn when pressed", () => {
  const row = within(screen.getByRole("list", { name: "Sample creatures" }));
  const rates = row.getAllByText(/^Drop rate/).map((each) => each.textContent);
  expect(rates).toEqual([70, 65, 25, 20, 15, 8, 4, 3, 1].map((rate) => `Drop rate ${rate}%`));
  expect(row.getAllByText("example")).toHaveLength(rates.length);
  const odds = region("Meet the Creatures").getByRole("link", { name: "published odds" });
  expect(odds.getAttribute("href")).toBe("/rules#rarities");
  const card = row.getByRole("button", { name: "Turn Serafawn over" }).closest(".card")!;
  expect(card.getAttribute("data-flip")).toBe("hover");

  const four = region("Discover Card Rarities");
  const costs = four.getAllByText(/^Mana cost/).map((each) => each.textContent);
  expect(costs).toEqual([2, 4, 7, 10].map((cost) => `Mana cost ${cost}`));
  const turns = four.getAllByRole("button");
  expect(turns.map((turn) => turn.closest(".card")?.getAttribute("data-rarity"))).toEqual([
    "common",
    "rare",
    "epic",
    "legendary",
  ]);
  fireEvent.click(turns[3]!);
  expect(turns[3]!.getAttribute("aria-pressed")).toBe("true");
});

test("what may not be true any more has a second reading beside it", () => {
  expect(classOf("Limited-time welcome bonus")).toBe(whileCampaign);
  expect(classOf("Welcome bonus")).toBe(afterCampaign);
  expect(classOf("On your profile for a lifetime")).toBe(whileCampaign);
  expect(classOf("Worn by those who joined in the first days")).toBe(afterCampaign);
  expect(classOf("Join thousands of players")).toBe(withThousands);
  expect(classOf("Join the first players")).toBe(withFewPlayers);
  const lastChance = screen.getByRole("region", { name: "Last Chance for Free Cards!" });
  expect(lastChance.className).toContain(whileCampaign);
});
