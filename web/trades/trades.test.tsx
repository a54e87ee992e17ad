import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HISTORY_PAGE, type PastDeal, type TradeOffer } from "#contract/trades.ts";
import { fakeServer, findToast, refused, showScreen, type Answers } from "#web/lib/test-screen.tsx";
import { claimed } from "#web/transfers/test-transfer.ts";
import { addressIn } from "./scanned.ts";
import { ACCEPT, cindlepup, galevanth, HISTORY, offer, OFFER, OPEN, trade } from "./test-trade.ts";
import { TradePage } from "#web/app/pages/trade-page.tsx";

const world: Answers = {
  "GET /api/cards/user": [galevanth, cindlepup],
  "GET /api/cards": [galevanth.card, offer.offeredCard],
  [OPEN]: [],
  [HISTORY]: [],
};

function open(at: string, answers: Answers = {}) {
  const server = fakeServer({ ...world, ...answers });
  return { server, ...showScreen(<TradePage />, { at }) };
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const isDisabled = async (name: string) =>
  (await screen.findByRole<HTMLButtonElement>("button", { name })).disabled;
const take = async (name: string) => {
  const cards = within(await screen.findByRole("list", { name: "Cards to choose from" }));
  fireEvent.click(await cards.findByRole("button", { name }));
};
const sent = (server: ReturnType<typeof open>["server"], line: string) =>
  server.calls.find((call) => call.line === line)?.body;

test.for([
  ["https://taleborn.example/trade?code=abcd2345", "/trade?code=ABCD2345"],
  ["https://taleborn.example/trade?claim=abc234", "/trade?claim=ABC234"],
  ["abcd2345", "/trade?code=ABCD2345"],
  [" abc234 ", "/trade?claim=ABC234"],
] as const)("what is scanned leads on: %s", ([scanned, address]) => {
  expect(addressIn(scanned)).toBe(address);
});

test("2.5 the trade code is trimmed and upper-cased, and needed", async () => {
  const { history } = open("/trade");
  expect(await isDisabled("Join Trade")).toBe(true);
  fireEvent.change(screen.getByLabelText("Trade code"), { target: { value: " abcd234 " } });
  await press("Join Trade");
  expect(history.at(-1)).toBe("/trade?code=ABCD234");
});

test("1.5 an offer needs a card to give; the one wanted may be any", async () => {
  const CREATE = "POST /api/trades/direct/create";
  const { server, history } = open("/trade?mode=create", {
    [CREATE]: { ...offer, isOwn: true, offeredCard: cindlepup.card },
  });
  expect(await isDisabled("Create Trade")).toBe(true);
  await press("Choose a card");
  await take("Cindlepup");
  await press("Create Trade");

  expect(await findToast("Trade Created!")).toBeTruthy();
  expect(sent(server, CREATE)).toEqual({
    offeredCardId: "c1",
    requestedCardId: null,
    forName: null,
  });
  expect(history.at(-1)).toBe("/trade?code=ABCD2345");
  const picture = await screen.findByRole("img", { name: "QR code for ABCD2345" });
  // 1.7: two empty modules stand around the code.
  expect(picture.querySelector("path")?.getAttribute("d")).toMatch(/^M2 2h7/);
});

test("a card's own page leads here with the card on the table", async () => {
  open("/trade?mode=create&card=c1");
  expect(await screen.findByRole("button", { name: "Change the card you give" })).toBeTruthy();
  const side = within(screen.getByRole("region", { name: "You give" }));
  expect(side.getByRole("button", { name: "Turn Cindlepup over" })).toBeTruthy();
  expect(await isDisabled("Create Trade")).toBe(false);
});

test("after the choice the focus is where it began", async () => {
  open("/trade?mode=create");
  const place = await screen.findByRole("button", { name: "Choose a card" });
  place.focus();
  fireEvent.click(place);
  await take("Galevanth");
  const change = screen.getByRole("button", { name: "Change the card you give" });
  await waitFor(() => expect(document.activeElement).toBe(change));
});

test("one card can be asked for, and a friend be named; who would win is said", async () => {
  const CREATE = "POST /api/trades/direct/create";
  const { server } = open("/trade?mode=create", { [CREATE]: { ...offer, isOwn: true } });
  await press("Choose a card");
  await take("Galevanth");
  await press(/Any card/);
  fireEvent.change(await screen.findByLabelText(/^Search/), { target: { value: "sera" } });
  await waitFor(() =>
    expect(
      within(screen.getByRole("list", { name: /choose/ })).getAllByRole("button"),
    ).toHaveLength(1),
  );
  await take("Serafawn");
  expect(screen.getByText(/You give an epic card and receive a common one/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Only for this player/), { target: { value: " robin " } });
  await press("Create Trade");
  await findToast("Trade Created!");
  expect(sent(server, CREATE)).toEqual({
    offeredCardId: "g1",
    requestedCardId: "card-serafawn",
    forName: "robin",
  });
});

const done = {
  success: true,
  message: "You gave Galevanth and received Serafawn.",
  received: offer.offeredCard,
  given: galevanth.card,
  userCardId: "new",
  location: "deck",
};

test("an open trade needs a card of one's own, and a lopsided one a second look", async () => {
  const { server } = open("/trade?code=abcd2345", { [OFFER]: offer, [ACCEPT]: done });
  expect(await screen.findByText("robin")).toBeTruthy();
  expect(await isDisabled("Accept")).toBe(true);
  await press("Choose a card");
  await take("Galevanth");
  expect(screen.getByText(/You give an epic card and receive a common one/)).toBeTruthy();
  expect(await isDisabled("Accept")).toBe(true);
  fireEvent.click(screen.getByRole("checkbox"));
  await press("Accept");

  const party = within(await screen.findByRole("dialog", { name: "Trade Complete!" }));
  expect(party.getByText("Serafawn is yours.")).toBeTruthy();
  expect(sent(server, ACCEPT)).toEqual({ tradeCode: "ABCD2345", offeredCardId: "g1" });
});

test("another card has to be looked at again", async () => {
  open("/trade?code=ABCD2345", {
    [OFFER]: { ...offer, offeredCard: { ...offer.offeredCard, value: 1 } },
  });
  await press("Choose a card");
  await take("Galevanth");
  fireEvent.click(await screen.findByRole("checkbox"));
  expect(await isDisabled("Accept")).toBe(false);
  await press("Change the card you give");
  await take("Cindlepup");
  expect(await isDisabled("Accept")).toBe(true);
});

test("only an offer made by name can be declined; any other is closed", async () => {
  const DECLINE = "POST /api/trades/direct/decline";
  const { server, history } = open("/trade?code=ABCD2345", {
    [OFFER]: { ...offer, forName: "sam" },
    [DECLINE]: { success: true, message: "" },
  });
  expect(await screen.findByRole("button", { name: "Decline" })).toBeTruthy();
  expect(screen.queryByText("Close")).toBeNull();
  await press("Decline");
  expect(await findToast("Trade Declined")).toBeTruthy();
  expect(sent(server, DECLINE)).toEqual({ tradeCode: "ABCD2345" });
  expect(history.at(-1)).toBe("/trade");
  cleanup();

  open("/trade?code=ABCD2345", { [OFFER]: offer });
  expect(await screen.findByText("Close")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
});

test("the maker is told as soon as somebody has accepted, and celebrates what came", async () => {
  const own: TradeOffer = { ...offer, isOwn: true };
  const { server, client } = open("/trade?code=ABCD2345", { [OFFER]: own, [HISTORY]: [trade] });
  await screen.findByText("Waiting for your friend.");

  server.answers[OFFER] = { ...own, status: "completed" };
  await act(() => client.invalidateQueries());

  const party = within(await screen.findByRole("dialog", { name: "Trade Complete!" }));
  expect(party.getByText("Cindlepup is yours.")).toBeTruthy();
  expect(party.getByText("robin has Serafawn now.")).toBeTruthy();
});

test("an own offer is cancelled", async () => {
  const { history } = open("/trade?code=ABCD2345", {
    [OFFER]: { ...offer, isOwn: true },
    "DELETE /api/trades/direct/ABCD2345": { success: true, message: "" },
  });
  await press("Cancel Trade");
  expect(await findToast("Serafawn is with you again.")).toBeTruthy();
  expect(history.at(-1)).toBe("/trade");
});

test("an offer that was taken meanwhile waits no more when it cannot be cancelled", async () => {
  const own = { ...offer, isOwn: true, requestedCard: galevanth.card };
  const { server } = open("/trade?code=ABCD2345", {
    [OFFER]: own,
    "DELETE /api/trades/direct/ABCD2345": refused(409, "completed", "Too late: it is done."),
  });
  const cancel = await screen.findByRole("button", { name: "Cancel Trade" });
  server.answers[OFFER] = { ...own, status: "completed" };
  fireEvent.click(cancel);
  expect(await findToast("Too late: it is done.")).toBeTruthy();
  expect(await screen.findByText("This trade is done")).toBeTruthy();
});

test.for([
  ["expired", "This offer has expired"],
  ["completed", "This trade is done"],
  ["cancelled", "This offer was taken back"],
] as const)("an offer that is %s can be looked at, and not accepted", async ([status, words]) => {
  open("/trade?code=ABCD2345", { [OFFER]: { ...offer, status } });
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
});

test("a code that nobody has is told apart from a server that does not answer", async () => {
  open("/trade?code=ABCD2345", {
    [OFFER]: refused(404, "unknown_code", "No offer has this code."),
  });
  expect(await screen.findByText("No offer has this code.")).toBeTruthy();
  cleanup();
  open("/trade?code=ABCD2345", { [OFFER]: { status: 502, body: "Bad Gateway" } });
  expect(await screen.findByRole("button", { name: "Try Again" })).toBeTruthy();
});

test("a friend's link fills the gift's code in, and asks before anything happens", async () => {
  const { server, history } = open("/trade?claim=abc234", { "POST /api/transfers/claim": claimed });
  expect(await screen.findByLabelText("Gift code")).toHaveProperty("value", "ABC234");
  expect(server.calls.some(({ line }) => line.startsWith("POST"))).toBe(false);
  await press("Claim Card");
  expect(await findToast("Card Received!")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  expect(history.at(-1)).toBe("/trade");
});

test("open trades say whose they are", async () => {
  open("/trade", {
    [OPEN]: [
      { ...offer, forName: "sam" },
      { ...offer, id: "t2", isOwn: true, forName: "ada", requestedCard: galevanth.card },
    ],
  });
  const list = within(await screen.findByRole("region", { name: "Open Trades" }));
  expect(await list.findByText("robin offers you")).toBeTruthy();
  expect(list.getByText("You offer ada")).toBeTruthy();
  expect(list.getByText("Serafawn for Galevanth")).toBeTruthy();
});

const past = (changes: Partial<PastDeal>): PastDeal => ({ ...trade, ...changes });
const given = trade.given;

test.for([
  [past({}), "Trade with robin", "You gave Serafawn and received Cindlepup."],
  [past({ status: "declined" }), "Trade with robin: declined", "Serafawn stayed with you."],
  [
    past({ status: "cancelled", isOwn: false }),
    "Trade with robin: taken back",
    "Cindlepup did not come.",
  ],
  [
    past({ kind: "sale", received: null, coins: 1200 }),
    "Sold to robin",
    "Serafawn for 1,200 coins",
  ],
  [past({ kind: "sale", given: null, coins: 40 }), "Bought from robin", "Cindlepup for 40 coins"],
  [past({ kind: "transfer", received: null }), "Gift to robin", "You gave Serafawn."],
  [past({ kind: "transfer", given: null }), "Gift from robin", "You received Cindlepup."],
  [
    past({ kind: "transfer", status: "expired", otherName: null, given, received: null }),
    "Gift: expired",
    "Serafawn stayed with you.",
  ],
] as const)("the history tells what happened: %#", async ([deal, title, text]) => {
  open("/trade", { [HISTORY]: [deal] });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show Older Deals" })).toBeNull();
});

test("a deal is reported with a reason, and once", async () => {
  const REPORT = "POST /api/reports";
  const { server } = open("/trade", {
    [HISTORY]: [trade],
    [REPORT]: () => {
      server.answers[HISTORY] = [{ ...trade, isReported: true }];
      return { success: true, message: "Thank you. We will look at it." };
    },
  });
  await press(/^Report/);
  const dialog = within(await screen.findByRole("dialog", { name: "Report" }));
  expect(await isDisabled("Send Report")).toBe(true);
  fireEvent.click(dialog.getByRole("radio", { name: "I was tricked" }));
  fireEvent.change(dialog.getByLabelText(/Tell us more/), { target: { value: "He lied." } });
  await press("Send Report");

  expect(await findToast("Report Sent")).toBeTruthy();
  expect(sent(server, REPORT)).toEqual({ dealId: "t1", reason: "tricked", text: "He lied." });
  expect(await screen.findByText("Reported")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Report/ })).toBeNull();
});

test("when older deals do not come, the history does not say that it did not load", async () => {
  const deals = Array.from({ length: HISTORY_PAGE }, (_, index) => past({ id: `t${index}` }));
  const { server } = open("/trade", { [HISTORY]: deals });
  await screen.findByRole("button", { name: "Show Older Deals" });
  server.answers[HISTORY] = refused(500, "broken", "Oh no.");
  await press("Show Older Deals");

  expect(await screen.findByText("The rest did not load. Please try again.")).toBeTruthy();
  expect(screen.queryByText("Your history did not load")).toBeNull();
});
