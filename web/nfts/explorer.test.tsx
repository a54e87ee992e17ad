import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { ExplorerScreen } from "./explorer-screen.tsx";
import { ADDRESS, MINT } from "./test-nfts.ts";

const SIGNATURE = "5".repeat(88);
const transaction = {
  signature: SIGNATURE,
  at: "2026-11-23T10:00:00.000Z",
  slot: 1234,
  failed: false,
};

function show(what: string, answer: unknown) {
  fakeServer({ [`GET /api/explorer/${what}`]: answer });
  showScreen(<Route path="/explorer/:id" component={ExplorerScreen} />, {
    at: `/explorer/${what}`,
  });
}

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("of a wallet it shows what lies there, its NFTs and what happened", async () => {
  const tokens = [{ mint: MINT, name: "Nivul" }];
  show(ADDRESS, { kind: "wallet", lamports: 10_000_000, tokens, transactions: [transaction] });
  expect(await screen.findByText("0.0100 SOL")).toBeTruthy();
  expect(screen.getByText("Done")).toBeTruthy();
  expect(links()).toEqual([`/nft/${MINT}`, `/explorer/${SIGNATURE}`]);
});

test("of an NFT it shows the way to the certificate", async () => {
  show(MINT, { kind: "mint", lamports: 4_000_000, tokens: [], transactions: [] });
  const link = await screen.findByRole("link", { name: "See the Certificate" });
  expect(link.getAttribute("href")).toBe(`/nft/${MINT}`);
});

test("of a transaction it shows what it cost and what the programs said", async () => {
  const told = { ...transaction, failed: true, fee: 10_000, logs: ["Program log: Hello"] };
  show(SIGNATURE, { kind: "transaction", lamports: null, tokens: [], transactions: [told] });
  expect(await screen.findByText("Failed")).toBeTruthy();
  expect(screen.getByText(/slot 1234 · fee 10,000 lamports/)).toBeTruthy();
  expect(screen.getByText("Program log: Hello")).toBeTruthy();
});

test.for([
  { kind: "nothing", lamports: null, tokens: [], transactions: [] },
  refused(400, "bad_input", "No address."),
])("where nothing is, it says so", async (answer) => {
  show("x", answer);
  expect(await screen.findByText("Nothing Is There")).toBeTruthy();
});

test("a chain that does not answer can be asked again", async () => {
  show(ADDRESS, refused(500, "bug", "Oh."));
  expect(await screen.findByText("The chain did not answer")).toBeTruthy();
});
