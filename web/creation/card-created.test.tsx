import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { CardCreated } from "./card-created.tsx";
import { throwConfetti } from "#web/shared/celebration/confetti.tsx";

/** A button that shows the celebration, and a page behind it. */
function Party({ owned }: { owned: OwnedCardOnWire }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Show My Card</button>
      {isOpen && <CardCreated owned={owned} onClose={() => setOpen(false)} />}
    </main>
  );
}

async function celebrate(owned: OwnedCardOnWire) {
  showScreen(<Party owned={owned} />);
  const button = screen.getByRole("button", { name: "Show My Card" });
  button.focus();
  fireEvent.click(button);
  return within(await screen.findByRole("dialog", { name: "Card Created!" }));
}

const nivul = (rarity: string) =>
  ownedCard("Nivul", { deckSlot: 13, card: { rarity: rarity as "common" } });

test.for([
  ["common", "A new friend has arrived!"],
  ["rare", "A rare find! Not many will ever meet this one."],
  ["epic", "Epic! The arena will remember this name."],
  ["legendary", "Legendary! Stories will be told about this day."],
  ["mythical", "Mythical! The rarest creature of them all."],
  ["mythic", "Mythical! The rarest creature of them all."],
] as const)("a %s card has a headline of its own", async ([rarity, headline]) => {
  const party = await celebrate(nivul(rarity));

  expect(party.getByText(headline)).toBeTruthy();
});

test("what happened to the card is read out with the celebration", async () => {
  await celebrate(nivul("rare"));

  const described = screen.getByRole("dialog").getAttribute("aria-describedby") ?? "";
  const words = document.getElementById(described)?.textContent;
  expect(words).toContain("A rare find!");
  expect(words).toContain("Nivul has joined your battle deck, in place 13.");
});

test("a card that found no place in the deck is in the vault", async () => {
  const party = await celebrate(ownedCard("Nivul", { location: "vault" }));

  expect(party.getByText("Your deck is full (54/54), so Nivul waits in your vault.")).toBeTruthy();
});

test("there is a way to the cards, and one to go on playing", async () => {
  const party = await celebrate(nivul("common"));

  expect(party.getByRole("link", { name: "View My Collection" }).getAttribute("href")).toBe(
    "/cards",
  );
  expect(party.getByRole("link", { name: "Continue Playing" }).getAttribute("href")).toBe("/");
});

test.for(["Back", "Close", "Escape"])("%s ends it, and the focus is where it was", async (way) => {
  const party = await celebrate(nivul("common"));

  if (way === "Escape") fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  else fireEvent.click(party.getByRole("button", { name: way }));

  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show My Card" })),
  );
});

test("the new card can be shared at once, and Escape then ends the sharing only", async () => {
  fakeServer({
    "GET /api/cards/user": [],
    "GET /api/social-share-status": {
      canEarnRewards: true,
      dailySharesRemaining: 3,
      shareCredits: 0,
    },
  });
  const party = await celebrate(nivul("epic"));

  fireEvent.click(party.getByRole("button", { name: "Share This Card" }));
  const share = await screen.findByRole("dialog", { name: "Share Your Amazing Card Pull" });
  expect(await within(share).findByText("Nivul")).toBeTruthy();
  await within(share).findByText(/3\/3 shares left today/);

  fireEvent.keyDown(share, { key: "Escape" });
  expect(await screen.findByRole("dialog", { name: "Card Created!" })).toBeTruthy();
});

test("who wants things to stand still gets no confetti", async () => {
  const canvas = document.createElement("canvas");
  let painted = 0;
  canvas.getContext = () => {
    painted += 1;
    return null;
  };
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));

  throwConfetti(canvas, "epic");
  await import("canvas-confetti");

  expect(painted).toBe(0);
});
