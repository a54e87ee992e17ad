import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { ParentsScreen } from "./parents-screen.tsx";
import { PrivacyScreen } from "./privacy-screen.tsx";

const wordsOf = () => (document.body.textContent ?? "").replaceAll(/\s+/g, " ");

test("parents read that a yes needs no account, what costs money, and whose account is erased", () => {
  fakeServer({ "GET /api/content": [] });
  showScreen(<ParentsScreen />);

  expect(wordsOf()).toContain("You need no account.");
  expect(wordsOf()).toContain("The store sells creations of special cards for money.");
  expect(wordsOf()).toContain("An older player's account stays as it is.");
  expect(wordsOf()).toContain("money (until 16) and a wallet (until 18)");
});

test("the page about privacy names everybody who gets something", () => {
  fakeServer({ "GET /api/content": [] });
  showScreen(<PrivacyScreen />);

  expect(screen.getByRole("heading", { name: "Who else gets something" })).toBeTruthy();
  for (const other of ["AI service", "payment provider", "blockchain", "message service"]) {
    expect(wordsOf()).toContain(other);
  }
});
