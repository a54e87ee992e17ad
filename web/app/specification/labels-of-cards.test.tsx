import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { transferOf } from "#web/transfers/test-transfer.ts";
import { missing } from "./labels.ts";
import { deck, fullDeck, noCards, open, press, usedToday } from "./the-app.tsx";

// What section 2 of both parts quotes, on the screens that show or make cards.

test.for(["/create", "/create-dynamic"])("%s", async (path) => {
  open(path, { answers: noCards });
  expect(
    await missing(`
    heading: Welcome to Taleborn!
    heading: Free Daily Card
    button: Create Your Card
    heading: Custom Card Builder
  `),
  ).toEqual([]);
  cleanup();
  open(path, { answers: usedToday });
  expect(
    await missing(`
    button: Available Tomorrow
    text: Daily Limit Reached
  `),
  ).toEqual([]);
});

test("the celebration of a new card", async () => {
  const creation = {
    id: "c1",
    state: "done",
    rarity: "rare",
    attack: 40,
    defense: 30,
    words: { name: "Nivul", element: "ice", specialAbility: "a", description: "b", backstory: "c" },
    imageUrl: null,
    userCard: deck[0],
  };
  open("/create", { answers: { "POST /api/cards/create": { creation, card: null } } });
  await press("Surprise me");
  await press("Create Your Card");
  await press("Show My Card");
  expect(
    await missing(`
    dialog: Card Created!
    button: Back
    button: Close
    link: View My Collection > /cards
    link: Continue Playing > /
  `),
  ).toEqual([]);
});

test("a card is given away by a code of 6 characters, and its expiry is told in minutes", async () => {
  open("/card/Aaa");
  expect(
    await missing(`
    heading: Transfer
    button: Generate Code
    field: Gift code
    button: Claim Card
  `),
  ).toEqual([]);
  expect(screen.getByLabelText("Gift code")).toHaveProperty("maxLength", 6);
  cleanup();

  const expiresAt = new Date(Date.now() + 9.5 * 60_000).toISOString();
  open("/card/Aaa", {
    answers: {
      "GET /api/cards/user": deck.slice(1),
      "GET /api/transfers": [{ ...transferOf(deck[0]!), expiresAt }],
    },
  });
  await press("Show the Code");
  expect(
    await missing(`
    dialog: Give Aaa to a Friend
    img: QR code for ABC234
    text: ABC234
    text: Expires in 10 minutes
    button: New Code
    button: Take It Back
  `),
  ).toEqual([]);
});

test("the collection", async () => {
  open("/cards", { answers: fullDeck });
  expect(
    await missing(`
    heading: My Collection
    text: 54 in deck
    text: 1 in vault
    text: Deck Full
    text: Deck Capacity
    button: Share & Earn
    button: Learn How
    tab: Battle Deck
    tab: Vault
    searchbox: Search cards
    combobox: Rarity
    combobox: Element
    button: Add to Vault…
  `),
  ).toEqual([]);
  cleanup();
  open("/cards?tab=vault");
  expect(await missing("button: Add to Deck…")).toEqual([]);
});

test("the conversion of a card", async () => {
  open("/cards");
  await press("More for Aaa");
  fireEvent.click(screen.getByRole("menuitem", { name: "Convert to NFT" }));
  expect(
    await missing(`
    dialog: Convert to NFT
    text: about $0.63
    progressbar: Completed steps
    text: Prepare Your Card
    text: Connect to the blockchain
    text: Create NFT Metadata
    text: Mint Your NFT
    text: Complete
  `),
  ).toEqual([]);
});

test("the card vault", async () => {
  open("/vault");
  expect(
    await missing(`
    heading: Card Vault
    text: Showing 1 of 1 cards
    text: 10/54
    text: Level 1
    text: 0/50 XP
  `),
  ).toEqual([]);
  await press("Vera");
  expect(await missing("alertdialog: Move Card to Deck")).toEqual([]);
});

test("the simple collection", async () => {
  open("/cards-direct");
  expect(await missing("text: ×2")).toEqual([]);
  cleanup();
  open("/cards-direct", { answers: noCards });
  expect(await missing("text: No Cards Yet")).toEqual([]);
});

test("the explainer of NFTs", async () => {
  open("/cards");
  await press("Learn How");
  const titles = [
    "What are NFTs",
    "Why Convert",
    "How Much Does It Cost",
    "When Should You Convert",
  ];
  for (const title of titles) {
    expect(
      await missing(`
      dialog: ${title}
      button: Previous
    `),
    ).toEqual([]);
    if (title !== titles.at(-1)) await press("Next");
  }
  await press("Got It!");
  await waitFor(() => expect(location.pathname).toBe("/cards"));
});

test("the share dialog", async () => {
  open("/cards");
  await press("Share & Earn");
  expect(
    await missing(`
    dialog: Share Your Amazing Card Pull
    button: Instagram
    button: TikTok
    button: Facebook
    button: Twitter/X
    button: Copy Share Text
  `),
  ).toEqual([]);
});

test.for(["Facebook", "Twitter/X"])("%s opens in a window of 600x400", async (platform) => {
  const opened: unknown[][] = [];
  vi.stubGlobal("open", (...wanted: unknown[]) => {
    opened.push(wanted);
    return {};
  });
  open("/cards");
  await press("Share & Earn");
  await press(platform);
  expect(opened).toEqual([[expect.any(String), expect.any(String), "width=600,height=400"]]);
});

test("the details of a card", async () => {
  open("/card/Aaa");
  const main = within(await screen.findByRole("main"));
  await main.findByRole("heading", { name: "Aaa" });
  const links = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/battle", "/marketplace", "/create"]));
  cleanup();

  open("/card/none");
  expect(
    await missing(`
    heading: Card Not Found
    link: Return Home > /
  `),
  ).toEqual([]);
});
