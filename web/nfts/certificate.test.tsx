import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { certificate, MINT } from "#web/nfts/test-nfts.ts";
import { CertificateScreen } from "./certificate-screen.tsx";

function show(answer: unknown) {
  fakeServer({ [`GET /api/nft/certificates/${MINT}`]: answer });
  showScreen(<Route path="/nft/:id" component={CertificateScreen} />, { at: `/nft/${MINT}` });
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("everybody reads who made the card, from which words, and whose it was", async () => {
  show(certificate);
  expect(await screen.findByRole("heading", { level: 1, name: "Nivul" })).toBeTruthy();
  expect(screen.getByText("Plays in Taleborn")).toBeTruthy();

  const origin = await region("Where It Comes From");
  expect(origin.getByText("“a snail of snow”")).toBeTruthy();
  expect(origin.getByText("robin")).toBeTruthy();
  const owners = (await region("Whose It Was")).getAllByRole("listitem");
  expect(owners.map(({ textContent }) => textContent)).toEqual([
    "sam · owner nowBought · Nov 22, 2026",
    "robinOwn creation · Nov 20, 2026",
  ]);
});

test("and what the chain itself says", async () => {
  show(certificate);
  const chain = await region("What the Chain Says");
  expect(chain.getByText(MINT)).toBeTruthy();
  expect(chain.getByText("1, the only one. Nobody can ever make another.")).toBeTruthy();
  expect(chain.getByText("Held by the wallet of sam")).toBeTruthy();
  expect(chain.getByText(/worth no money/)).toBeTruthy();
  const explorer = chain.getByRole("link", { name: "View on Explorer" });
  expect(explorer.getAttribute("href")).toBe(`/explorer/${MINT}`);
});

test("a card whose maker shares nothing keeps their name and words to themselves", async () => {
  const maker = { name: null, words: null, madeAt: "2026-11-20T10:00:00.000Z" };
  show({ ...certificate, maker });
  const origin = await region("Where It Comes From");
  expect(origin.getByText(/A creature of Taleborn/)).toBeTruthy();
});

test.for([
  [{ state: "minting", onChain: null, mintedAt: null, signature: null }, /being written/],
  [{ onChain: null }, /The chain did not answer/],
] as const)("what the chain has not said yet is not made up", async ([changes, words]) => {
  show({ ...certificate, ...changes });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a card in an outside wallet says so", async () => {
  show({ ...certificate, state: "external" });
  expect(await screen.findByText("In an outside wallet")).toBeTruthy();
});

test("an address of no card is no error", async () => {
  show(refused(404, "no_nft", "No."));
  expect(await screen.findByText("No card of this game has this address.")).toBeTruthy();
});

test("a certificate that does not load can be asked for again", async () => {
  show(refused(500, "bug", "Oh."));
  expect(await screen.findByText("This certificate did not load")).toBeTruthy();
});
