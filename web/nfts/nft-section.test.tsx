import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import { CardDetailsPage } from "#web/app/pages/card-details-page.tsx";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, showScreen, signedIn, type Answers } from "#web/lib/test-screen.tsx";
import { conversion, MINT, quote, rate, withdrawal } from "./test-nfts.ts";

const plain = ownedCard("Nivul", { id: "nivul" });
const nft = ownedCard("Nivul", { id: "nivul", card: { nftAddress: MINT } });

function show(answers: Answers) {
  const server = fakeServer({
    "GET /api/cards/user": [],
    "GET /api/cards/held": [],
    "GET /api/transfers": [],
    "GET /api/shared-cards": [],
    "GET /api/nft/conversions": [],
    "GET /api/nft/withdrawals": [],
    "GET /api/nft/quote": quote,
    "GET /api/wallet/sol-rate": rate,
    ...answers,
  });
  showScreen(<Route path="/card/:id" component={CardDetailsPage} />, {
    at: "/card/nivul",
    user: signedIn,
  });
  return server;
}

const panel = async () => within(await screen.findByRole("region", { name: "NFT" }));

test("a card can be converted on its page, and its value is also told in SOL", async () => {
  show({ "GET /api/cards/user": [plain] });
  fireEvent.click((await panel()).getByRole("button", { name: "Convert to NFT" }));
  expect(await screen.findByRole("dialog", { name: "Convert to NFT" })).toBeTruthy();
  expect(await screen.findByText("≈ 0.0020 SOL")).toBeTruthy();
});

test("the page of a card that is being minted shows the running state, and can be watched", async () => {
  show({
    "GET /api/cards/held": [{ ...plain, heldBy: "nft" }],
    "GET /api/nft/conversions": [conversion()],
  });
  const { getByRole, getAllByRole } = await panel();
  expect(getByRole("status").textContent).toContain("Minting…");
  const active = getAllByRole("listitem").findIndex((step) => step.ariaCurrent === "step");
  expect(active).toBe(3);
  expect(screen.queryByRole("button", { name: "Generate Code" })).toBeNull();

  fireEvent.click(getByRole("button", { name: "Watch It" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Convert to NFT" }));
  expect(await dialog.findByText(/You may close it/)).toBeTruthy();
});

test("an NFT shows its badge and leads to its certificate, and can be withdrawn", async () => {
  show({ "GET /api/cards/user": [nft] });
  const { findByRole, getByRole } = await panel();
  expect(getByRole("link", { name: "See the Certificate" }).getAttribute("href")).toBe(
    `/nft/${MINT}`,
  );
  expect(screen.getByRole("link", { name: "NFT: certificate of Nivul" }).textContent).toBe("NFT");
  fireEvent.click(await findByRole("button", { name: "Withdraw" }));
  expect(await screen.findByRole("dialog", { name: "Withdraw Nivul?" })).toBeTruthy();
});

test("a card that waits to leave shows until when, and cannot be withdrawn twice", async () => {
  show({
    "GET /api/cards/held": [{ ...nft, heldBy: "nft" }],
    "GET /api/nft/withdrawals": [withdrawal()],
  });
  const { findByRole, queryByRole } = await panel();
  expect(await findByRole("button", { name: "Cancel: Nivul" })).toBeTruthy();
  expect(queryByRole("button", { name: "Withdraw" })).toBeNull();
});

test("a card in an outside wallet says so, and can be looked for", async () => {
  show({
    "GET /api/cards/held": [{ ...nft, heldBy: "external" }],
    "GET /api/nft/withdrawals": [withdrawal({ state: "outside" })],
  });
  const { findByRole, getByText } = await panel();
  expect(getByText(/so it cannot play/)).toBeTruthy();
  expect(await findByRole("button", { name: "Look Again: Nivul" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Generate Code" })).toBeNull();
});

test("a card that is for sale is not offered for conversion", async () => {
  show({ "GET /api/cards/held": [{ ...plain, heldBy: "listing" }] });
  expect(await screen.findByText(/is for sale/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "NFT" })).toBeNull();
});
