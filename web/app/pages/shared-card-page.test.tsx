import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { refused } from "#web/lib/test-screen.tsx";
import { open } from "#web/app/specification/the-app.tsx";

const { card } = ownedCard("Mossback");

const visit = (answer: unknown) =>
  open("/card/card-mossback", {
    user: null,
    answers: { "GET /api/shared-cards/card-mossback": answer },
  });

test("a visitor sees the card, its words, who made it, and the way to a card of their own", async () => {
  visit({ card, makerName: "Robin" });

  expect(await screen.findByRole("heading", { level: 1, name: "Mossback" })).toBeTruthy();
  expect(screen.getByText("Made by Robin")).toBeTruthy();
  expect(screen.getAllByText("Mossback does what it can.").length).toBeGreaterThan(0);
  expect(screen.getAllByText("Once there was Mossback.").length).toBeGreaterThan(0);
  const own = screen.getByRole("link", { name: "Make your own" });
  expect(own.getAttribute("href")).toBe("/signup");
  expect(document.title).toBe("Mossback · Taleborn");
});

test("of a card of the catalogue nobody is the maker", async () => {
  visit({ card, makerName: null });
  expect(await screen.findByText("A creature of Taleborn")).toBeTruthy();
});

test("a visitor of any other card is sent to the login", async () => {
  visit(refused(404, "no_shared_card", "This link shows no card, or not any more."));
  expect(await screen.findByRole("heading", { name: "Sign In" })).toBeTruthy();
  expect(location.pathname).toBe("/login");
});

test("a card that did not load is no missing card, and can be asked for again", async () => {
  const server = visit({ status: 502, body: null });
  const again = await screen.findByRole("button", { name: "Try Again" });
  server.answers["GET /api/shared-cards/card-mossback"] = { card, makerName: "Robin" };

  again.click();

  expect(await screen.findByText("Made by Robin")).toBeTruthy();
});

test("a player sees the screen for players, as ever", async () => {
  const server = open("/card/Aaa");
  expect(await screen.findByRole("button", { name: "Share This Card" })).toBeTruthy();
  expect(server.calls.map(({ line }) => line)).not.toContain("GET /api/shared-cards/Aaa");
});
