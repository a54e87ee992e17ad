import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { rate } from "#web/nfts/test-nfts.ts";
import { claimed, transferOf } from "#web/transfers/test-transfer.ts";
import { CardDetailsPage } from "#web/app/pages/card-details-page.tsx";

const older = ownedCard("Eidolume", { id: "old", card: { rarity: "mythical" }, experience: 20 });
const newer = ownedCard("Eidolume", { id: "new", experience: 30 });

const pastDeal = {
  status: "completed",
  otherName: "robin",
  isOwn: true,
  given: older.card,
  received: null,
  coins: null,
  endedAt: "2026-11-21T10:00:00.000Z",
  isReported: false,
};

const ownCard = {
  "GET /api/reports/cards/card-eidolume": {
    makerName: null,
    creationNumber: null,
    mayReport: false,
  },
};

const nothingHeld = { "GET /api/transfers": [], "GET /api/cards/held": [] };

const show = (id: string, user = signedIn) =>
  showScreen(<Route path="/card/:id" component={CardDetailsPage} />, { at: `/card/${id}`, user });

test("a copy is found by its own id", async () => {
  fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer, older] });
  show("new");
  expect(await screen.findByRole("heading", { level: 1, name: "Eidolume" })).toBeTruthy();
  expect(screen.getByText("30/50 XP")).toBeTruthy();
});

test("the id of a card shows the oldest copy, with the stars of this screen", async () => {
  fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer, older] });
  show("card-eidolume");
  expect(await screen.findByText("20/50 XP")).toBeTruthy();
  expect(screen.getByText(", 6 stars")).toBeTruthy();
});

test.for([
  ["listing", "For sale", "My Listings", "/marketplace?tab=trades&view=mine"],
  ["trade", "Offered in a trade", "Open Trades", "/trade"],
] as const)(
  "a card that a %s holds says so, and leads there",
  async ([heldBy, place, link, to]) => {
    const held = [{ ...older, heldBy }];
    fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer], "GET /api/cards/held": held });
    show("old");

    expect(await screen.findByText(place)).toBeTruthy();
    expect(screen.getByText("20/50 XP")).toBeTruthy();
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(to);
    expect(screen.queryByRole("button", { name: "Generate Code" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Sell" })).toBeNull();
  },
);

test("where market and trades are closed the card's page leads to no sale and no offer", async () => {
  fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer] });
  const closed = { market: "switched_off", trade: "parent_needed" } as const;
  const { history } = show("new", { ...signedIn, closed });
  fireEvent.click(await screen.findByRole("button", { name: "Sell" }));
  fireEvent.click(screen.getByRole("button", { name: "Trade" }));

  expect(history.at(-1)).toBe("/card/new");
});

test("a card of somebody else is not found", async () => {
  fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer] });
  show("somebody-elses");
  expect(await screen.findAllByText("Card Not Found")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Return Home" }).getAttribute("href")).toBe("/");
});

test("what a friend's link shows can be seen, unless there is no such card", async () => {
  fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer] });
  show("941f97b1-71d8-84ae-8cb0-4babd3e95688");

  const picture = await screen.findByRole("img", { name: "The card that this link shows" });
  expect(picture.getAttribute("src")).toBe("/share/941f97b1-71d8-84ae-8cb0-4babd3e95688.jpg");

  fireEvent.error(picture);
  expect(screen.queryByRole("img", { name: "The card that this link shows" })).toBeNull();
});

test("the card can be shared from here", async () => {
  fakeServer({ "GET /api/cards/user": [newer, ownedCard("Galevanth")] });
  show("new");

  fireEvent.click(await screen.findByRole("button", { name: "Share This Card" }));

  const dialog = within(await screen.findByRole("dialog"));
  const text = await dialog.findByLabelText<HTMLTextAreaElement>("What your friends read");
  expect(text.value).toContain("/card/card-eidolume");
});

test("who shares a card is told what that means, and can stop", async () => {
  const server = fakeServer({
    ...nothingHeld,
    "GET /api/cards/user": [newer],
    "GET /api/shared-cards": ["card-eidolume"],
  });
  server.answers["DELETE /api/shared-cards/card-eidolume"] = () => {
    server.answers["GET /api/shared-cards"] = [];
    return { success: true, message: "" };
  };
  show("new");
  expect(await screen.findByText("Everybody with the link can see this card.")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Stop Sharing" }));

  expect(await findToast("No Longer Shared")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Stop Sharing" })).toBeNull();
});

test("nothing is said of sharing while nobody shares the card", async () => {
  fakeServer({
    ...nothingHeld,
    "GET /api/cards/user": [newer],
    "GET /api/shared-cards": ["other"],
  });
  show("new");
  await screen.findByRole("button", { name: "Share This Card" });
  expect(screen.queryByRole("button", { name: "Stop Sharing" })).toBeNull();
});

test("who gave a card away can stop sharing it at its link", async () => {
  fakeServer({ ...nothingHeld, "GET /api/cards/user": [], "GET /api/shared-cards": ["old-one"] });
  show("old-one");
  expect(await screen.findByRole("button", { name: "Stop Sharing" })).toBeTruthy();
});

test("a failed call is not a missing card", async () => {
  fakeServer({ "GET /api/cards/user": refused(500, "broken", "Oh no.") });
  show("new");
  expect(await screen.findByText("This card did not load")).toBeTruthy();
});

const GENERATE = "POST /api/transfers/generate";

test("a card whose code is open is shown although it has left the collection", async () => {
  fakeServer({ "GET /api/cards/user": [newer], "GET /api/transfers": [transferOf(older)] });
  show("old");
  expect(await screen.findByText("Set aside for a friend")).toBeTruthy();
  expect(screen.queryByText(/XP/)).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Show the Code" }));

  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("ABC234")).toBeTruthy();
  expect(dialog.getByRole("img", { name: "QR code for ABC234" })).toBeTruthy();
});

test("the copy whose code was made stays on the screen, and not the next one of its kind", async () => {
  const server = fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer, older] });
  server.answers[GENERATE] = () => {
    server.answers["GET /api/cards/user"] = [newer];
    server.answers["GET /api/transfers"] = [transferOf(older)];
    return transferOf(older);
  };
  show("card-eidolume");
  fireEvent.click(await screen.findByRole("button", { name: "Generate Code" }));

  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("ABC234")).toBeTruthy();
  expect(server.calls.find(({ line }) => line === GENERATE)?.body).toEqual({ cardId: "old" });
  expect(screen.getByText("20/50 XP")).toBeTruthy();
  expect(screen.getByText("Set aside for a friend")).toBeTruthy();
});

test.for(["old", "card-eidolume"])(
  "at %s the copy stays while the lists are asked again, whichever comes first",
  async (id) => {
    const server = fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer, older] });
    const { client } = show(id);
    const generate = await screen.findByRole("button", { name: "Generate Code" });

    server.answers["GET /api/cards/user"] = [newer];
    delete server.answers["GET /api/transfers"];
    act(() => void client.invalidateQueries());
    await waitFor(() => expect(client.isFetching({ queryKey: ["/api/cards/user"] })).toBe(0));

    // The very same button: what it has begun goes on.
    expect(screen.getByRole("button", { name: "Generate Code" })).toBe(generate);
    expect(screen.getByText("20/50 XP")).toBeTruthy();
  },
);

test("a card that is taken back is in its place again", async () => {
  const server = fakeServer({
    "GET /api/cards/user": [newer],
    "GET /api/transfers": [transferOf(older)],
    "DELETE /api/transfers/ABC234": () => {
      server.answers["GET /api/cards/user"] = [newer, older];
      server.answers["GET /api/transfers"] = [];
      return { success: true, message: "" };
    },
  });
  show("old");
  fireEvent.click(await screen.findByRole("button", { name: "Show the Code" }));
  fireEvent.click(await screen.findByRole("button", { name: "Take It Back" }));

  expect(await findToast("Card Taken Back")).toBeTruthy();
  expect(await screen.findByText("In your deck")).toBeTruthy();
  expect(screen.getByText("20/50 XP")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("once a friend has claimed it, the giver reads who has it now", async () => {
  const transfer = transferOf(older);
  const server = fakeServer({
    "GET /api/cards/user": [newer],
    "GET /api/transfers": [transfer],
    "GET /api/shared-cards": [],
    "GET /api/wallet/sol-rate": rate,
    ...ownCard,
    "GET /api/trades/history": [{ ...pastDeal, id: transfer.id, kind: "transfer" }],
  });
  const { client } = show("old");
  await screen.findByText("Set aside for a friend");

  server.answers["GET /api/transfers"] = [];
  await act(() => client.invalidateQueries());

  expect(await screen.findByText("Eidolume has a new home")).toBeTruthy();
  expect(await screen.findByText(/You gave it to robin/)).toBeTruthy();
});

test("a code that runs out says so, and a new one can be made", async () => {
  const server = fakeServer({
    "GET /api/cards/user": [newer],
    "GET /api/transfers": [transferOf(older)],
    "GET /api/shared-cards": [],
    "GET /api/wallet/sol-rate": rate,
    ...ownCard,
  });
  const { client } = show("old");
  fireEvent.click(await screen.findByRole("button", { name: "Show the Code" }));
  await screen.findByRole("dialog");

  server.answers["GET /api/cards/user"] = [newer, older];
  server.answers["GET /api/transfers"] = [];
  await act(() => client.invalidateQueries());

  expect((await screen.findByRole("alert")).textContent).toContain("The code has run out");
  expect(screen.getByRole("button", { name: "New Code" })).toBeTruthy();
});

test("a friend's code brings the card, and a celebration", async () => {
  const server = fakeServer({ ...nothingHeld, "GET /api/cards/user": [newer] });
  server.answers["POST /api/transfers/claim"] = claimed;
  show("new");
  const field = await screen.findByLabelText("Gift code");
  expect(screen.getByRole("button", { name: "Claim Card" })).toHaveProperty("disabled", true);
  fireEvent.change(field, { target: { value: "abc234" } });
  fireEvent.click(screen.getByRole("button", { name: "Claim Card" }));

  const party = within(await screen.findByRole("dialog", { name: "A Gift from robin!" }));
  expect(party.getByText("Serafawn is yours.")).toBeTruthy();
  expect(server.calls.find(({ line }) => line.startsWith("POST"))?.body).toEqual({
    transferCode: "ABC234",
  });
});

test("the story of a made card goes on with what happened to it", async () => {
  const made = ownedCard("Mossling", { id: "made", madeBy: "player" });
  const line = "Its book of victories begins with Old Marrow.";
  fakeServer({
    ...nothingHeld,
    "GET /api/cards/user": [made, newer],
    "GET /api/user-cards/made/story": { lines: [{ level: 5, line }] },
  });
  show("made");

  const story = within(await screen.findByRole("list", { name: "Its story so far" }));
  expect(story.getByText("Level 5")).toBeTruthy();
  expect(story.getByText(line)).toBeTruthy();
});

test("the bond with an own creation stands beside its numbers, and with another's there is none", async () => {
  const weak = { attack: 20, defense: 16, speed: 18 };
  const own = ownedCard("Mossling", { id: "own", madeBy: "owner", card: weak });
  const bought = ownedCard("Fernfox", { id: "bought", madeBy: "player", card: weak });
  const nothingTold = { lines: [] };
  fakeServer({
    ...nothingHeld,
    "GET /api/cards/user": [own, bought],
    "GET /api/user-cards/own/story": nothingTold,
    "GET /api/user-cards/bought/story": nothingTold,
  });
  const { unmount } = show("own");
  expect(await screen.findByText("Bond: fights as 40/32/36 against the computer.")).toBeTruthy();
  const stats = within(screen.getByRole("region", { name: "Stats" }));
  expect(stats.getByText("20")).toBeTruthy();
  unmount();

  show("bought");
  expect(await screen.findByRole("heading", { level: 1, name: "Fernfox" })).toBeTruthy();
  expect(screen.queryByText(/^Bond/)).toBeNull();
});

test("of a maker who has left the number stays, and there is nothing to report", async () => {
  fakeServer({
    ...nothingHeld,
    "GET /api/cards/user": [newer],
    [MAKER]: { makerName: null, creationNumber: 7, mayReport: false },
  });
  show("new");

  expect(await screen.findByText("Creation no. 7, first made by a former player")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Report/ })).toBeNull();
});

const MAKER = "GET /api/reports/cards/card-eidolume";

test("a card that somebody else has made says who, and can be reported once", async () => {
  const server = fakeServer({
    ...nothingHeld,
    "GET /api/cards/user": [newer],
    [MAKER]: { makerName: "Kind Owl", creationNumber: 1234, mayReport: true },
    "POST /api/reports": () => {
      server.answers[MAKER] = { makerName: "Kind Owl", creationNumber: 1234, mayReport: false };
      return { success: true, message: "Thank you." };
    },
  });
  show("new");
  expect(await screen.findByText("Creation no. 1,234, first made by Kind Owl")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Report This Card" }));
  fireEvent.click(await screen.findByLabelText("It is unkind or rude"));
  fireEvent.click(screen.getByRole("button", { name: "Send Report" }));

  expect(await findToast("Report Sent")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Report/ })).toBeNull());
  expect(server.calls.find(({ line }) => line.startsWith("POST"))?.body).toEqual({
    cardId: "card-eidolume",
    reason: "unkind",
    text: "",
  });
});
