import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { cacheIsShown, fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { WantedCardChoice } from "./choices.tsx";

const catalogue = "GET /api/cards";
const isMissing = () => screen.queryByText("The cards did not load") !== null;

test("cards that are known stay without a word when they cannot be read again", async () => {
  const server = fakeServer({ [catalogue]: [ownedCard("Nivul").card] });
  const dialog = <WantedCardChoice onChoose={() => {}} onClose={() => {}} />;
  const { client } = showScreen(dialog);
  await screen.findByRole("button", { name: "Nivul" });
  server.answers[catalogue] = refused(500, "broken", "Oh no.");

  await act(() => client.refetchQueries({ queryKey: ["/api/cards"] }));
  await cacheIsShown();

  expect(screen.getByRole("button", { name: "Nivul" })).toBeTruthy();
  expect(isMissing()).toBe(false);
});

test("cards that do not load can be asked for again", async () => {
  fakeServer({ [catalogue]: refused(500, "broken", "Oh no.") });
  showScreen(<WantedCardChoice onChoose={() => {}} onClose={() => {}} />);
  expect(await screen.findByText("The cards did not load")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
});
