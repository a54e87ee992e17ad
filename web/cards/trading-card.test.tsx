import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cindlepup } from "#game/cards/common-creatures.ts";
import { monolithyr } from "#game/cards/rare-creatures.ts";
import { sampleCard } from "./sample-cards.ts";
import { showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { TradingCard } from "./trading-card.tsx";

const pup = sampleCard(cindlepup);

test("pressing a card turns it over, pressing again turns it back", () => {
  render(<TradingCard card={pup} />);
  const card = screen.getByRole("button", { name: "Turn Cindlepup over" });
  expect(card.getAttribute("aria-pressed")).toBe("false");

  fireEvent.click(card);
  expect(card.getAttribute("aria-pressed")).toBe("true");

  fireEvent.click(card);
  expect(card.getAttribute("aria-pressed")).toBe("false");
});

test("the hidden side is hidden from screen readers too", () => {
  render(<TradingCard card={pup} />);
  const story = () => screen.getByText(pup.backstory).closest("[aria-hidden]");
  expect(story()?.getAttribute("aria-hidden")).toBe("true");

  fireEvent.click(screen.getByRole("button"));

  expect(story()?.getAttribute("aria-hidden")).toBe("false");
  expect(screen.queryByRole("img")).toBeNull();
});

test("a missing card shows nothing", () => {
  const { container } = render(<TradingCard card={null} />);
  expect(container.innerHTML).toBe("");
});

test("every screen counts stars in its own way", () => {
  const titan = sampleCard(monolithyr);
  const { rerender } = render(<TradingCard card={titan} />);
  expect(screen.getByText("★★★★★★")).toBeTruthy();

  rerender(<TradingCard card={titan} stars="collection" />);
  expect(screen.getByText("★")).toBeTruthy();
});

test("a card can lead somewhere, or do something, instead of turning", () => {
  const { rerender } = render(<TradingCard card={pup} href="/card/7" />);
  expect(screen.getByRole("link", { name: "Open Cindlepup" }).getAttribute("href")).toBe("/card/7");

  let presses = 0;
  rerender(<TradingCard card={pup} onPress={() => (presses += 1)} />);
  fireEvent.click(screen.getByRole("button", { name: "Cindlepup" }));
  expect(presses).toBe(1);
});

test("a value in cents is shown in dollars", () => {
  render(<TradingCard card={{ ...pup, usdValue: 1205 }} />);
  expect(screen.getByText("$12.05")).toBeTruthy();
});

test("who is told values in coins sees no dollars", () => {
  const user = { ...signedIn, coinsOnly: true };
  showScreen(<TradingCard card={{ ...pup, usdValue: 1205, value: 1205 }} />, { user });
  expect(screen.getByText("1205 coins")).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test("a finish is said in words, and a plain card says nothing of it", () => {
  const { container, rerender } = render(<TradingCard card={{ ...pup, finish: "living" }} />);
  expect(screen.getByText("Living")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Turn Cindlepup, Living over" })).toBeTruthy();

  rerender(<TradingCard card={pup} />);
  expect(screen.queryByText("Living")).toBeNull();
  expect(screen.getByRole("button", { name: "Turn Cindlepup over" })).toBeTruthy();
  expect(container.querySelector(".card-sheen")).toBeNull();
});

test("a card wears the look of its level, and says so", () => {
  const { container, rerender } = render(<TradingCard card={pup} level={4} />);
  expect(container.querySelector(".card-look")).toBeNull();

  for (const [level, look, name] of [
    [5, "laurel", "Laurel Frame"],
    [12, "aurora", "Living Backdrop"],
    [20, "crown", "Crown Frame"],
  ] as const) {
    rerender(<TradingCard card={pup} level={level} />);
    expect(container.querySelector(".card")?.getAttribute("data-look")).toBe(look);
    expect(screen.getByText(`Lv ${level}`).textContent).toBe(`Lv ${level}, ${name}`);
    expect(container.querySelector(".card-look")).not.toBeNull();
  }
});
