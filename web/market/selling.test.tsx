import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { answerLate, ownListing, pricesOf } from "./test-market.ts";
import { TradesTab } from "./trades-tab.tsx";

const nivul = ownedCard("Nivul", { id: "my-nivul", level: 3 });
const vera = ownedCard("Vera", { id: "my-vera" });

const market = {
  "GET /api/trades/marketplace": [],
  "GET /api/trades/mine": [],
  "GET /api/wishlist": [],
  "GET /api/cards/user": [nivul, vera],
  "GET /api/market/cards/card-nivul": pricesOf("Nivul"),
};

const show = (at: string) => showScreen(<TradesTab />, { at, user: signedIn });

async function openSale() {
  show("/marketplace?tab=trades&sell=my-nivul");
  return within(await screen.findByRole("dialog", { name: "Sell Nivul" }));
}

const type = (price: string) =>
  fireEvent.change(screen.getByLabelText("Price in coins"), { target: { value: price } });

test("a card is chosen by its name, and the address remembers the dialog", async () => {
  fakeServer(market);
  const { history } = show("/marketplace?tab=trades");
  fireEvent.click(await screen.findByRole("button", { name: "Sell a Card" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sell a Card" }));
  expect(await dialog.findByText("2 to choose from")).toBeTruthy();
  expect(history.at(-1)).toContain("sell=choose");

  fireEvent.change(dialog.getByLabelText(/^Search by name/), { target: { value: "niv" } });
  expect(dialog.queryByRole("button", { name: "Vera" })).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Nivul" }));

  expect(await screen.findByRole("dialog", { name: "Sell Nivul" })).toBeTruthy();
});

test("a price is explained while it is typed", async () => {
  fakeServer(market);
  const dialog = await openSale();
  expect(await dialog.findByText("Last 10 sales, median 20.")).toBeTruthy();
  expect(dialog.getByText("When it is sold, 5% of the price is the fee.")).toBeTruthy();
  type("20");
  expect(dialog.getByText(/Last 10 sales/).textContent).toBe(
    "Last 10 sales, median 20. You receive 19.",
  );
  expect(dialog.getByText(/Here that is 1 coin\./)).toBeTruthy();
  expect(dialog.getByText("Lowest price now").nextSibling?.textContent).toBe("22");
});

test("a new card and a new seller: few sales, and no fee", async () => {
  const first = pricesOf("Nivul", {
    median: null,
    lastSalesMedian: null,
    lastSales: [],
    feePercent: 0,
    freeSalesLeft: 3,
  });
  fakeServer({ ...market, "GET /api/market/cards/card-nivul": first });
  const dialog = await openSale();
  expect(await dialog.findByText("Your first 5 sales are free. 3 left.")).toBeTruthy();
  type("20");
  expect(dialog.getByText(/Not enough sales yet/).textContent).toBe(
    "Not enough sales yet. You receive 20.",
  );
});

test("a price is suggested by what others paid and ask", async () => {
  fakeServer(market);
  const dialog = await openSale();
  fireEvent.click(await dialog.findByRole("button", { name: "Usual: 20" }));
  expect(dialog.getByLabelText("Price in coins")).toHaveProperty("value", "20");
  fireEvent.click(dialog.getByRole("button", { name: "Be the cheapest: 21" }));
  expect(dialog.getByLabelText("Price in coins")).toHaveProperty("value", "21");
});

test.for([
  ["", true, null],
  ["0", true, "Please enter a valid price"],
  ["-5", true, "Please enter a valid price"],
  ["1.5", false, "Please enter a valid price"],
  ["1000001", false, "A price is at most 1,000,000 coins."],
  ["1", false, null],
] as const)("the price %j: disabled %s, said %s", async ([price, isDisabled, words]) => {
  const server = fakeServer(market);
  const dialog = await openSale();
  type(price);
  const button = dialog.getByRole("button", { name: "List Card" });
  expect(button).toHaveProperty("disabled", isDisabled);
  const field = dialog.getByLabelText("Price in coins");
  expect(field).toMatchObject({ type: "number", min: "1", step: "1" });
  expect(field.ariaInvalid).toBe(String(words !== null));
  if (words === null) return;
  expect(dialog.getByText(words)).toBeTruthy();
  fireEvent.submit(field.closest("form")!);
  expect(server.calls.some(({ line }) => line === "POST /api/trades")).toBe(false);
});

test("an unusual price is asked about in words, and then it counts", async () => {
  const words = "This card usually sells for about 20 coins. Do you really want to ask for 90?";
  const server = fakeServer({
    ...market,
    "POST /api/trades": ({ confirmed }: { confirmed?: true }) =>
      confirmed
        ? { ...ownListing("Nivul", { price: 90, feePercent: 5 }), sold: null }
        : refused(409, "unusual_price", words),
  });
  const dialog = await openSale();
  type("90");
  fireEvent.click(dialog.getByRole("button", { name: "List Card" }));
  const question = within(await screen.findByRole("alertdialog", { name: "An unusual price" }));
  expect(question.getByText(words)).toBeTruthy();

  fireEvent.click(question.getByRole("button", { name: "List for 90 coins" }));

  expect(await findToast("Card Listed Successfully!")).toBeTruthy();
  const sent = server.calls.filter(({ line }) => line === "POST /api/trades");
  expect(sent.at(-1)?.body).toEqual({
    cardId: "my-nivul",
    price: 90,
    type: "sell",
    confirmed: true,
  });
});

test("a buy order that waits is served at once", async () => {
  const sold = { price: 25, fee: 1, received: 24 };
  const server = fakeServer({
    ...market,
    "GET /api/market/cards/card-nivul": pricesOf("Nivul", { highestOrder: 25 }),
    "POST /api/trades": { ...ownListing("Nivul", { price: 25, feePercent: 5 }), sold },
  });
  const dialog = await openSale();
  fireEvent.click(await dialog.findByRole("button", { name: "Sell now for 25" }));

  const answer = within(await screen.findByRole("dialog", { name: "Nivul is sold!" }));
  expect(answer.getByText(/You received 24 coins\./)).toBeTruthy();
  expect(server.calls.find(({ line }) => line === "POST /api/trades")?.body).toMatchObject({
    price: 25,
  });
});

test("a refusal gives its reason beside the price", async () => {
  const held = refused(409, "held", "Nivul is in a deal already.");
  fakeServer({ ...market, "POST /api/trades": held });
  const dialog = await openSale();
  type("20");
  fireEvent.click(dialog.getByRole("button", { name: "List Card" }));
  expect(await findToast("Listing Failed")).toBeTruthy();
  expect(await dialog.findByText("Nivul is in a deal already.")).toBeTruthy();
});

test("own listings say what comes in, and are taken back after a question", async () => {
  const own = ownListing("Nivul", { price: 100, feePercent: 5 });
  const server = fakeServer({
    ...market,
    "GET /api/trades/mine": [own],
    [`DELETE /api/trades/${own.id}`]: { success: true, message: "" },
  });
  show("/marketplace?tab=trades&view=mine");
  const list = await screen.findByRole("list", { name: "My Listings" });
  expect(list.textContent).toContain("You receive 95 coins (fee 5 coins)");
  expect(list.textContent).toContain("6 days left");
  fireEvent.click(screen.getByRole("button", { name: "Take Back Nivul" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Take Nivul back?" }));
  server.answers["GET /api/trades/mine"] = [];

  fireEvent.click(question.getByRole("button", { name: "Take Back" }));

  expect(await findToast("Card Taken Back")).toBeTruthy();
  expect(await screen.findByText("You sell nothing")).toBeTruthy();
});

test("a card that was sold meanwhile leaves the list when it cannot be taken back", async () => {
  const own = ownListing("Nivul");
  const server = fakeServer({
    ...market,
    "GET /api/trades/mine": [own],
    [`DELETE /api/trades/${own.id}`]: refused(409, "sold", "This card is sold already."),
  });
  show("/marketplace?tab=trades&view=mine");
  fireEvent.click(await screen.findByRole("button", { name: "Take Back Nivul" }));
  const question = within(await screen.findByRole("alertdialog"));
  server.answers["GET /api/trades/mine"] = [];

  fireEvent.click(question.getByRole("button", { name: "Take Back" }));

  expect(await findToast("This card is sold already.")).toBeTruthy();
  expect(await screen.findByText("You sell nothing")).toBeTruthy();
});

test("an answer that comes late does not close the question about another card", async () => {
  const [first, second] = [ownListing("Nivul"), ownListing("Vera")];
  fakeServer({
    ...market,
    "GET /api/trades/mine": [first, second],
    [`DELETE /api/trades/${first.id}`]: { success: true, message: "" },
  });
  const answer = answerLate("DELETE");
  show("/marketplace?tab=trades&view=mine");
  fireEvent.click(await screen.findByRole("button", { name: "Take Back Nivul" }));
  fireEvent.click(await screen.findByRole("button", { name: "Take Back" }));
  fireEvent.click(screen.getByRole("button", { name: "Keep Selling" }));
  fireEvent.click(screen.getByRole("button", { name: "Take Back Vera" }));

  answer();

  expect(await findToast("Card Taken Back")).toBeTruthy();
  expect(screen.getByRole("alertdialog", { name: "Take Vera back?" })).toBeTruthy();
});
