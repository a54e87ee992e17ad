import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { listing, pricesOf } from "./test-market.ts";
import { TradesTab } from "./trades-tab.tsx";

const serafawn = listing("Serafawn", { price: 120 });
const own = listing("Cindlepup", { sellerId: "1", sellerName: "sam" });
const expensive = listing("Nivul", { price: 1_251 });

const market = {
  "GET /api/trades/marketplace": [serafawn, own, expensive],
  "GET /api/wishlist": [],
  "GET /api/market/cards/card-serafawn": pricesOf("Serafawn"),
};

const bought = {
  card: serafawn.card,
  price: 120,
  userCardId: "new-copy",
  location: "deck",
  coins: 1_130,
  message: "Serafawn is in your deck.",
};

const show = (at = "/marketplace?tab=trades") => showScreen(<TradesTab />, { at, user: signedIn });

const tileOf = async (name: string) => {
  const card = await screen.findByRole("button", { name });
  return within(card.closest("li")!);
};

test("a listing shows its price, its power, who sells it and how long", async () => {
  fakeServer(market);
  show();
  const tile = await tileOf("Serafawn");
  const words = tile.getByText(/by robin/).closest("li")!.textContent;
  for (const part of ["120 coins", "Power 87.5", "6 days left", "common", "fire"])
    expect(words).toContain(part);
  expect(screen.getByText("3 cards for sale")).toBeTruthy();
});

test("one's own card and one that is too expensive cannot be bought, and the button says why", async () => {
  fakeServer(market);
  show();
  for (const [name, words] of [
    ["Cindlepup", "Your Card"],
    ["Nivul", "Need More Coins"],
  ] as const) {
    const button = (await tileOf(name)).getByRole("button", { name: words });
    expect(button).toHaveProperty("disabled", true);
  }
});

test("buying asks first, says what will be left, and shows what has come", async () => {
  const server = fakeServer({ ...market, "POST /api/trades/listing-of-serafawn/purchase": bought });
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Buy Serafawn for 120 coins" }));
  const question = within(await screen.findByRole("dialog", { name: "Buy Serafawn?" }));
  expect(question.getByText("You will have 1,130 coins left")).toBeTruthy();
  expect(await question.findByText(/Last 10 sales, median 20\./)).toBeTruthy();
  expect(question.getByText(/much more than others paid/)).toBeTruthy();
  expect(server.calls.some(({ line }) => line.startsWith("POST"))).toBe(false);

  fireEvent.click(question.getByRole("button", { name: "Buy for 120 coins" }));

  expect(await findToast("Card Purchased!")).toBeTruthy();
  const link = await screen.findByRole("link", { name: "See My Card" });
  expect(link.getAttribute("href")).toBe("/card/new-copy");
  expect(screen.getByText("Serafawn is in your deck.")).toBeTruthy();
});

test("who is too late hears why, and sees what is for sale now", async () => {
  const sold = refused(409, "sold", "Somebody else was faster: this card is sold.");
  const server = fakeServer({ ...market, "POST /api/trades/listing-of-serafawn/purchase": sold });
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Buy Serafawn for 120 coins" }));
  server.answers["GET /api/trades/marketplace"] = [own, expensive];
  fireEvent.click(await screen.findByRole("button", { name: "Buy for 120 coins" }));

  expect(await findToast("Purchase Failed")).toBeTruthy();
  expect(await findToast("Somebody else was faster")).toBeTruthy();
  expect(await screen.findByText("2 cards for sale")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a purchase whose answer got lost is asked about, not made again", async () => {
  const purchase = "POST /api/trades/listing-of-serafawn/purchase";
  const server = fakeServer({ ...market, [purchase]: { status: 502, body: "Bad Gateway" } });
  const answer = globalThis.fetch;
  const keys: (string | undefined)[] = [];
  globalThis.fetch = (address, init) => {
    const headers = init?.headers as Record<string, string> | undefined;
    if (String(address).endsWith("/purchase")) keys.push(headers?.["idempotency-key"]);
    return answer(address, init);
  };
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Buy Serafawn for 120 coins" }));
  fireEvent.click(await screen.findByRole("button", { name: "Buy for 120 coins" }));
  expect(await findToast("Purchase Failed")).toBeTruthy();

  server.answers[purchase] = bought;
  fireEvent.click(await screen.findByRole("button", { name: "Buy for 120 coins" }));

  expect(await findToast("Card Purchased!")).toBeTruthy();
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]]);
});

test("more cards come page after page", async () => {
  const many = Array.from({ length: 30 }, (_, i) => listing(`Card${i}`));
  const server = fakeServer({ ...market, "GET /api/trades/marketplace": many });
  show();
  expect(await screen.findByText("30 cards for sale, and there are more")).toBeTruthy();
  server.answers["GET /api/trades/marketplace"] = [serafawn];
  fireEvent.click(screen.getByRole("button", { name: "Show More" }));
  expect(await screen.findByText("31 cards for sale")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show More" })).toBeNull();
});

test("filters that find nothing are cleared by a press", async () => {
  const server = fakeServer({ ...market, "GET /api/trades/marketplace": [] });
  const { history } = show("/marketplace?tab=trades&rarity=epic&max=5&sort=cheapest");
  expect(await screen.findByText("No cards match")).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Rarity" })).toHaveProperty("value", "epic");
  expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveProperty("value", "cheapest");

  server.answers["GET /api/trades/marketplace"] = [serafawn];
  fireEvent.click(screen.getByRole("button", { name: "Show All Cards" }));

  expect(await screen.findByText("1 card for sale")).toBeTruthy();
  expect(history.at(-1)).toBe("/marketplace?tab=trades");
});

test("an empty market asks for the first card, and a broken one can be asked again", async () => {
  const server = fakeServer({ ...market, "GET /api/trades/marketplace": [] });
  show();
  expect(await screen.findByRole("button", { name: "Sell the First Card" })).toBeTruthy();
  cleanup();

  server.answers["GET /api/trades/marketplace"] = refused(500, "broken", "Oh no.");
  show();
  expect(await screen.findByText("The marketplace did not load")).toBeTruthy();
  server.answers["GET /api/trades/marketplace"] = [serafawn];
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("1 card for sale")).toBeTruthy();
});

test("a card shows its prices, and what it was sold for", async () => {
  fakeServer(market);
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Serafawn" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Serafawn" }));
  const sales = await dialog.findByRole("list", { name: "Last sales, the newest first" });
  expect(within(sales).getAllByRole("listitem")).toHaveLength(10);
  expect(within(sales).getAllByRole("listitem")[0]?.textContent).toBe("16 coins,yesterday");
  expect(dialog.getByText("Lowest price now").nextSibling?.textContent).toBe("22");
  expect(dialog.getByText("Highest buy order").nextSibling?.textContent).toBe("None from others");
});

test("a heart is a wish, and one that is refused goes back", async () => {
  const full = refused(409, "full", "Your wishlist has 50 cards already. Take one off first.");
  const server = fakeServer({
    ...market,
    "PUT /api/wishlist/card-serafawn": { isWished: true },
    "DELETE /api/wishlist/card-serafawn": full,
  });
  show();
  const heart = await screen.findByRole("button", { name: "Wish for Serafawn" });
  expect(heart.ariaPressed).toBe("false");
  server.answers["GET /api/wishlist"] = [{ card: serafawn.card, lowestPrice: 120 }];
  fireEvent.click(heart);
  expect(await screen.findByRole("button", { name: "Wish for Serafawn", pressed: true })).toBe(
    heart,
  );

  fireEvent.click(heart);
  expect(await findToast("Wishlist Not Changed")).toBeTruthy();
  expect(heart.ariaPressed).toBe("true");
});
