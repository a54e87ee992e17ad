import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { answerLate, order, pricesOf } from "./test-market.ts";
import { TradesTab } from "./trades-tab.tsx";

const nivul = ownedCard("Nivul").card;
const vera = ownedCard("Vera").card;

const market = {
  "GET /api/wishlist": [],
  "GET /api/orders": [],
  "GET /api/cards": [nivul, vera],
  "GET /api/market/cards/card-nivul": pricesOf("Nivul"),
};

const show = (view: string, user = signedIn) =>
  showScreen(<TradesTab />, { at: `/marketplace?tab=trades&view=${view}`, user });

async function askFor(name: string, price: string) {
  fireEvent.click(await screen.findByRole("button", { name: "Place a Buy Order" }));
  fireEvent.click(await screen.findByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name: `A buy order for ${name}` });
  fireEvent.change(within(dialog).getByLabelText("Price in coins"), { target: { value: price } });
  return within(dialog);
}

test("an order sets coins aside, and says so before and after", async () => {
  const server = fakeServer({
    ...market,
    "POST /api/orders": { order: order("Nivul", 20), bought: null, coins: 1_230 },
  });
  show("orders");
  const dialog = await askFor("Nivul", "20");
  const words = "20 coins will be set aside. You will have 1,230 coins left.";
  expect(await dialog.findByText(words)).toBeTruthy();
  server.answers["GET /api/orders"] = [order("Nivul", 20), order("Vera", 5)];

  fireEvent.click(dialog.getByRole("button", { name: "Place Order" }));

  expect(await findToast("Buy Order Placed")).toBeTruthy();
  expect(await screen.findByText(/25 coins set aside/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an order that is placed late does not close another dialog", async () => {
  fakeServer({
    ...market,
    "GET /api/wishlist": [{ card: nivul, lowestPrice: null }],
    "POST /api/orders": { order: order("Nivul", 20), bought: null, coins: 1_230 },
  });
  const answer = answerLate("POST");
  show("wishes");
  fireEvent.click(await screen.findByRole("button", { name: "Place a Buy Order for Nivul" }));
  fireEvent.change(await screen.findByLabelText("Price in coins"), { target: { value: "20" } });
  fireEvent.click(screen.getByRole("button", { name: "Place Order" }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(await screen.findByRole("button", { name: "Nivul" }));
  expect(await screen.findByRole("dialog", { name: "Nivul" })).toBeTruthy();

  answer();

  expect(await findToast("Buy Order Placed")).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "Nivul" })).toBeTruthy();
});

test("an order for what is for sale already brings the card", async () => {
  fakeServer({
    ...market,
    "POST /api/orders": {
      order: { ...order("Nivul", 30), state: "filled" },
      bought: { price: 22, userCardId: "new-copy" },
      coins: 1_228,
    },
  });
  show("orders");
  const dialog = await askFor("Nivul", "30");
  expect(await dialog.findByText("It is for sale for 22: you get it at once.")).toBeTruthy();

  fireEvent.click(dialog.getByRole("button", { name: "Place Order" }));

  expect(await findToast("Card Purchased!")).toBeTruthy();
  expect(await screen.findByText(/you paid 22 coins/)).toBeTruthy();
});

test("more coins than one has cannot be set aside", async () => {
  const dear = pricesOf("Nivul", { lowestPrice: 1_300 });
  fakeServer({ ...market, "GET /api/market/cards/card-nivul": dear });
  show("orders");
  const dialog = await askFor("Nivul", "1251");
  expect(dialog.getByRole("button", { name: "Need More Coins" })).toHaveProperty("disabled", true);
});

test("coins for the lowest price are enough, however much is named", async () => {
  fakeServer(market);
  show("orders");
  const dialog = await askFor("Nivul", "1251");
  expect(await dialog.findByText("It is for sale for 22: you get it at once.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Place Order" })).toHaveProperty("disabled", false);
});

test("an order is cancelled after a question, and its coins come back", async () => {
  const open = order("Nivul", 20);
  const server = fakeServer({
    ...market,
    "GET /api/orders": [open],
    [`DELETE /api/orders/${open.id}`]: { success: true, message: "", coins: 1_250 },
  });
  show("orders");
  fireEvent.click(await screen.findByRole("button", { name: "Cancel Order for Nivul" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("You get your 20 coins back.")).toBeTruthy();
  server.answers["GET /api/orders"] = [];

  fireEvent.click(question.getByRole("button", { name: "Cancel Order" }));

  expect(await findToast("Buy Order Cancelled")).toBeTruthy();
  expect(await screen.findByText("No buy orders")).toBeTruthy();
});

test("wishes show what each costs now, and the way to it", async () => {
  fakeServer({
    ...market,
    "GET /api/wishlist": [
      { card: nivul, lowestPrice: 22 },
      { card: vera, lowestPrice: null },
    ],
  });
  show("wishes");
  const offers = await screen.findByRole("link", { name: "See Offers of Nivul" });
  expect(offers.getAttribute("href")).toBe("/marketplace?tab=trades&q=Nivul&sort=cheapest");
  expect(screen.getByText("Not for sale now")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Place a Buy Order for Vera" }));
  expect(await screen.findByRole("dialog", { name: "A buy order for Vera" })).toBeTruthy();
});

test("where the market is closed a wish leads to no order", async () => {
  fakeServer({ ...market, "GET /api/wishlist": [{ card: nivul, lowestPrice: null }] });
  show("wishes", { ...signedIn, closed: { market: "switched_off" } });
  fireEvent.click(await screen.findByRole("button", { name: "Place a Buy Order for Nivul" }));
  fireEvent.click(screen.getByRole("button", { name: "Nivul" }));
  const prices = await screen.findByRole("dialog", { name: "Nivul" });
  fireEvent.click(within(prices).getByRole("button", { name: "Place a Buy Order" }));

  expect(screen.getByRole("dialog")).toBe(prices);
});
