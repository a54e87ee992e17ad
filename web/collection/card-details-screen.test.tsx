// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Route } from "wouter";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { CardDetailsScreen } from "./card-details-screen.tsx";

afterEach(cleanup);

const older = ownedCard("Eidolume", { id: "old", card: { rarity: "mythical" }, experience: 20 });
const newer = ownedCard("Eidolume", { id: "new", experience: 30 });

const show = (id: string) =>
  showScreen(<Route path="/card/:id" component={CardDetailsScreen} />, { at: `/card/${id}` });

test("a copy is found by its own id", async () => {
  fakeServer({ "GET /api/cards/user": [newer, older] });
  show("new");
  expect(await screen.findByRole("heading", { level: 1, name: "Eidolume" })).toBeTruthy();
  expect(screen.getByText("30/50 XP")).toBeTruthy();
});

test("the id of a card shows the oldest copy, with the stars of this screen", async () => {
  fakeServer({ "GET /api/cards/user": [newer, older] });
  show("card-eidolume");
  expect(await screen.findByText("20/50 XP")).toBeTruthy();
  expect(screen.getByText(", 6 stars")).toBeTruthy();
});

test("a card of somebody else is not found", async () => {
  fakeServer({ "GET /api/cards/user": [newer] });
  show("somebody-elses");
  expect(await screen.findAllByText("Card Not Found")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Return Home" }).getAttribute("href")).toBe("/");
});

test("what a friend's link shows can be seen, unless there is no such card", async () => {
  fakeServer({ "GET /api/cards/user": [newer] });
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

test("a failed call is not a missing card", async () => {
  fakeServer({ "GET /api/cards/user": refused(500, "broken", "Oh no.") });
  show("new");
  expect(await screen.findByText("This card did not load")).toBeTruthy();
});
