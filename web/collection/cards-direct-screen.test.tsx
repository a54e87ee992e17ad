import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { cacheIsShown, fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { CardsDirectScreen } from "./cards-direct-screen.tsx";

test("copies are counted, and a tap turns a card over", async () => {
  const twice = { ...ownedCard("Cindlepup"), quantity: 2 };
  const once = { ...ownedCard("Brinkoil"), quantity: 1 };
  fakeServer({ "GET /api/user-cards": [twice, once] });
  showScreen(<CardsDirectScreen />);
  expect(await screen.findByText("×2")).toBeTruthy();
  expect(screen.queryByText("×1")).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Cindlepup" }));
  const overlay = within(await screen.findByRole("dialog"));
  expect(overlay.queryByText("Attack 40")).toBeNull();
  fireEvent.click(overlay.getByRole("button", { name: "Turn Cindlepup over" }));
  expect(overlay.getByText("Attack 40")).toBeTruthy();
  expect(overlay.getByText("Once there was Cindlepup.")).toBeTruthy();
});

test("without cards it says so", async () => {
  fakeServer({ "GET /api/user-cards": [] });
  showScreen(<CardsDirectScreen />);
  expect(await screen.findByText("No Cards Yet")).toBeTruthy();
});

test("cards that are known stay when a later answer fails, and nothing else is said", async () => {
  const server = fakeServer({ "GET /api/user-cards": [{ ...ownedCard("Brinkoil"), quantity: 1 }] });
  const { client } = showScreen(<CardsDirectScreen />);
  await screen.findByRole("button", { name: "Brinkoil" });
  server.answers["GET /api/user-cards"] = refused(500, "broken", "Oh no.");

  await act(() => client.refetchQueries({ queryKey: ["/api/user-cards"] }));
  await cacheIsShown();

  expect(screen.queryByText("Your cards did not load")).toBeNull();
});
