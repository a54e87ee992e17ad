import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Route } from "wouter";
import type { Odds } from "#game/packs/odds.ts";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { noteCommit } from "./noted-commits.ts";
import { OpeningsScreen } from "./openings-screen.tsx";
import { ProofScreen } from "./proof-screen.tsx";
import { cardIds, cards, odds, proof } from "./test-proof.ts";

function show(answer: unknown) {
  fakeServer({ "GET /api/packs/openings/o1": answer });
  showScreen(
    <Route path="/packs/:id">
      <ProofScreen />
    </Route>,
    { at: "/packs/o1" },
  );
}

const crosses = () => screen.queryAllByRole("img", { name: "Does not agree:" });

test("a true draw comes out again, and every step says so", async () => {
  show(proof);

  await screen.findByText("Everything agrees: your browser has drawn the same cards again.");

  expect(screen.getAllByRole("img", { name: "Agrees:" })).toHaveLength(4);
  expect(crosses()).toEqual([]);
  const table = screen.getByRole("table", { name: /come out now/ });
  expect(within(table).getAllByText("Yes")).toHaveLength(5);
});

const liar = cards.find(({ id }) => !cardIds.includes(id))!;

test.for([
  ["cards", { cards: [liar, ...proof.cards.slice(1)] }, "Other cards come out"],
  ["a secret", { seed: "00".repeat(32) }, "The secret has another fingerprint."],
  ["odds", { odds: odds.replace("75", "99") }, "The odds have another fingerprint."],
] as const)("%s that were exchanged are found out", async ([, lie, words]) => {
  show({ ...proof, ...lie });

  await screen.findByText(/^Something does not agree/);

  expect(screen.getByText(words, { exact: false })).toBeDefined();
  expect(crosses().length).toBeGreaterThanOrEqual(2);
});

test.for([
  [1, "the first eight signs of that", "from rare upwards in every pack."],
  [2, "All of that counts", "from rare upwards in every pack."],
  [3, "All of that counts", "in the first 5 packs of a player."],
] as const)("odds of version %i are told as they were", async ([version, dice, newOnes]) => {
  const { firstPacks, ...before } = JSON.parse(odds) as Odds;
  const text = JSON.stringify({ ...before, version, ...(version === 3 && { firstPacks }) });
  show({ ...proof, odds: text });

  const step = await screen.findByText(/^It mixes the secret/);
  expect(step.textContent).toContain(dice);
  expect(step.textContent).toContain(newOnes);
});

test("a fingerprint that this browser saw before is compared, too", async () => {
  noteCommit({ commit: proof.commit, nonce: 6 }, { openingId: "o1", nonce: 6 });
  show(proof);
  await screen.findByText("It is the fingerprint that this browser saw before", { exact: false });
  expect(crosses()).toEqual([]);
  cleanup();

  noteCommit({ commit: "another", nonce: 6 }, { openingId: "o1", nonce: 6 });
  show(proof);
  await screen.findByText("This browser saw another fingerprint before it opened the pack.");
  expect(screen.getByText(/^Something does not agree/)).toBeDefined();
});

test("what another tab has opened in between is not compared", async () => {
  noteCommit({ commit: "another", nonce: 5 }, { openingId: "o1", nonce: 6 });
  show(proof);

  expect(await screen.findByText(/^Everything agrees/)).toBeDefined();
});

test("lucky words are shown in a way that a shell takes as they are", async () => {
  show(proof);

  const commands = await screen.findByRole("region", { name: "Commands" });

  expect(commands.textContent).toContain(String.raw`:it'\''s $HOME:6' | sha256sum`);
});

test("an address under which nothing was opened says so", async () => {
  show(refused(404, "no_opening", "No pack was opened under this address."));

  expect(await screen.findByText("No pack was opened under this address")).toBeDefined();
});

const opening = (nth: number) => ({
  id: `o${nth}`,
  packId: 1,
  packName: "Starter Pack",
  openedAt: proof.openedAt,
  price: 200,
  cards: cards.slice(0, 3),
});

test("opened packs are listed, each with the way to its proof", async () => {
  fakeServer({ "GET /api/packs/openings": [opening(1), opening(2)] });
  showScreen(<OpeningsScreen />, { user: signedIn });

  const links = await screen.findAllByRole("link", { name: "Check this draw" });

  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/packs/o1", "/packs/o2"]);
  expect(screen.queryByRole("button", { name: "Show More" })).toBeNull();
});

test("who has opened none is shown the way to the packs", async () => {
  fakeServer({ "GET /api/packs/openings": [] });
  showScreen(<OpeningsScreen />, { user: signedIn });

  expect(await screen.findByText("No pack opened yet")).toBeDefined();
});
