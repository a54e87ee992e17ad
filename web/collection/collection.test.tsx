import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  cacheIsShown,
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { CollectionPage } from "#web/app/pages/collection-page.tsx";

const cindlepup = ownedCard("Cindlepup");
const brinkoil = ownedCard("Brinkoil", { card: { element: "water", rarity: "rare" } });
const wispernel = ownedCard("Wispernel", { location: "vault", card: { nftAddress: "So1ana" } });

const answers: Answers = {
  "GET /api/cards/stats": { deckCount: 2, vaultCount: 1, deckFull: false },
  "GET /api/cards/deck": [cindlepup, brinkoil],
  "GET /api/cards/vault": [wispernel],
  "GET /api/social-share-status": {
    canEarnRewards: true,
    dailySharesRemaining: 3,
    shareCredits: 0,
  },
};

const shown = () => screen.getAllByRole("link", { name: /^Open / }).map((link) => link.ariaLabel);

const openMenu = async (name: string) =>
  fireEvent.click(await screen.findByRole("button", { name: `More for ${name}` }));

test("deck and vault are counted, and each card offers to move and to be converted", async () => {
  fakeServer(answers);
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });

  expect(await screen.findByText("2 in deck")).toBeTruthy();
  expect(screen.getByText("1 in vault")).toBeTruthy();
  expect(screen.getByText("2/54")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Add to Vault: Cindlepup" })).toBeTruthy();

  await openMenu("Cindlepup");
  fireEvent.click(screen.getByRole("menuitem", { name: "Convert to NFT" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Convert to NFT" }));
  expect(dialog.getByText("Cindlepup", { selector: "p" })).toBeTruthy();
});

test("the newest card comes first, and one that has come since the last look is marked", async () => {
  localStorage.clear();
  fakeServer(answers);
  const first = showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  await screen.findByRole("button", { name: "Add to Vault: Cindlepup" });
  expect(shown()).toEqual(["Open Brinkoil", "Open Cindlepup"]);
  expect(screen.queryByText("New!")).toBeNull();
  first.unmount();

  const zapadger = ownedCard("Zapadger", {
    acquiredAt: new Date(Date.now() + 60_000).toISOString(),
  });
  fakeServer({ ...answers, "GET /api/cards/deck": [cindlepup, brinkoil, zapadger] });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  const tile = (await screen.findByRole("button", { name: "Add to Vault: Zapadger" })).closest(
    "[role=listitem]",
  );
  expect(shown()[0]).toBe("Open Zapadger");
  expect(screen.getAllByText("New!")).toHaveLength(1);
  expect(within(tile as HTMLElement).getByText("New!")).toBeTruthy();
});

test("what has come into the vault is marked, also after the deck was looked at", async () => {
  localStorage.setItem(`collection-seen-${signedIn.id}`, "1");
  fakeServer(answers);
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  await screen.findByRole("button", { name: "Add to Vault: Cindlepup" });
  const vault = screen.getByRole("tab", { name: "Vault" });
  fireEvent.mouseDown(vault);
  fireEvent.click(vault);

  await screen.findByRole("button", { name: "Add to Deck: Wispernel" });
  expect(screen.getAllByText("New!")).toHaveLength(1);
});

test("a card that is an NFT already shows its certificate and is not offered again", async () => {
  fakeServer(answers);
  showScreen(<CollectionPage />, { at: "/cards?tab=vault", user: signedIn });

  const badge = await screen.findByRole("link", { name: "NFT: certificate of Wispernel" });
  expect(badge.getAttribute("href")).toBe("/nft/So1ana");
  await openMenu("Wispernel");
  expect(screen.queryByRole("menuitem", { name: "Convert to NFT" })).toBeNull();
  expect(screen.getByRole("menuitem", { name: "Certificate" }).getAttribute("href")).toBe(
    "/nft/So1ana",
  );
});

test("a card that is being minted stays in its place and says so", async () => {
  const held = [{ ...ownedCard("Nivul"), heldBy: "nft" }];
  fakeServer({ ...answers, "GET /api/cards/held": held });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });

  expect(await screen.findByText("Minting…")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /: Nivul$/ })).toBeNull();
  expect(shown()).toContain("Open Nivul");
});

test("a card in an outside wallet is shown in the vault, and cannot be moved", async () => {
  const outside = ownedCard("Nivul", { card: { nftAddress: "So1" } });
  const listed = { ...ownedCard("Serafawn"), heldBy: "listing" };
  fakeServer({ ...answers, "GET /api/cards/held": [{ ...outside, heldBy: "external" }, listed] });
  showScreen(<CollectionPage />, { at: "/cards?tab=vault", user: signedIn });

  const badge = await screen.findByRole("link", {
    name: "Outside: certificate of Nivul",
  });
  expect(badge.textContent).toBe("Outside");
  expect(screen.queryByRole("button", { name: /: Nivul$/ })).toBeNull();
  expect(shown()).not.toContain("Open Serafawn");
});

test("what is closed to the player does not open from the menu", async () => {
  fakeServer(answers);
  const closed = { wallet: "parent_needed", market: "switched_off" } as const;
  const user = { ...signedIn, closed };
  const { history } = showScreen(<CollectionPage />, { at: "/cards", user });
  for (const name of ["Convert to NFT", "Sell"]) {
    await openMenu("Cindlepup");
    fireEvent.click(screen.getByRole("menuitem", { name }));
  }
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(history.at(-1)).toBe("/cards");
});

test("the search finds names, whatever their case, and can be cleared", async () => {
  fakeServer(answers);
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  await screen.findByText("Showing 2 of 2 cards");

  const search = screen.getByRole("searchbox", { name: "Search cards" });
  fireEvent.change(search, { target: { value: "BRINK" } });
  expect(await screen.findByText("Showing 1 of 2 cards")).toBeTruthy();
  expect(shown()).toEqual(["Open Brinkoil"]);

  fireEvent.change(search, { target: { value: "nobody" } });
  fireEvent.click(await screen.findByRole("button", { name: "Show All Cards" }));
  expect(await screen.findByText("Showing 2 of 2 cards")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test("filters are read from the address", async () => {
  fakeServer(answers);
  showScreen(<CollectionPage />, { at: "/cards?rarity=rare", user: signedIn });
  expect(await screen.findByText("Showing 1 of 2 cards")).toBeTruthy();
  expect(shown()).toEqual(["Open Brinkoil"]);
});

test("a card that goes to the vault leaves the deck at once", async () => {
  const moved = { ...cindlepup, location: "vault", deckSlot: null };
  const server = fakeServer({
    ...answers,
    "POST /api/cards/move-to-vault": { success: true, message: "", card: moved },
  });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });

  const button = await screen.findByRole("button", { name: "Add to Vault: Cindlepup" });
  button.focus();
  fireEvent.click(button);

  expect(await findToast("Card moved to vault")).toBeTruthy();
  expect(await findToast("Cindlepup")).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual(["Open Brinkoil"]));
  expect(server.calls).toContainEqual({
    line: "POST /api/cards/move-to-vault",
    body: { userCardId: cindlepup.id },
  });
  expect(screen.getByRole("list", { name: "Battle Deck" }).contains(document.activeElement)).toBe(
    true,
  );
});

test("a full deck takes no more cards, and the server need not be asked", async () => {
  const server = fakeServer({
    ...answers,
    "GET /api/cards/stats": { deckCount: 54, vaultCount: 1, deckFull: true },
  });
  showScreen(<CollectionPage />, { at: "/cards?tab=vault", user: signedIn });
  expect(await screen.findByText("Deck Full")).toBeTruthy();

  fireEvent.click(await screen.findByRole("button", { name: "Add to Deck: Wispernel" }));

  expect(await findToast("Failed to move card")).toBeTruthy();
  expect(await findToast("Your deck is full (54/54). Move a card to vault first.")).toBeTruthy();
  expect(server.calls.filter(({ line }) => line.startsWith("POST"))).toEqual([]);
});

test("a move that fails says so in the stated words", async () => {
  fakeServer({ ...answers, "POST /api/cards/move-to-vault": refused(500, "broken", "Oh no.") });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });

  fireEvent.click(await screen.findByRole("button", { name: "Add to Vault: Cindlepup" }));

  expect(await findToast("Failed to move card")).toBeTruthy();
  expect(await findToast("Something went wrong. Please try again.")).toBeTruthy();
});

test("numbers that fail later do not make the known ones doubtful", async () => {
  const server = fakeServer({ ...answers });
  const { client } = showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  await screen.findByText("2 in deck");
  server.answers["GET /api/cards/stats"] = refused(500, "broken", "Oh no.");

  await act(() => client.refetchQueries({ queryKey: ["/api/cards/stats"] }));
  await cacheIsShown();

  expect(screen.getByText("2 in deck")).toBeTruthy();
  expect(screen.queryByText("Your cards could not be counted.")).toBeNull();
});

test("without cards there is nothing to share, and nothing to learn about", async () => {
  fakeServer({
    ...answers,
    "GET /api/cards/stats": { deckCount: 0, vaultCount: 0, deckFull: false },
    "GET /api/cards/deck": [],
  });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  expect(await screen.findByText("Your battle deck is empty")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Share & Earn" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Learn How" }));

  expect(await findToast("No Cards Available")).toBeTruthy();
  expect(await findToast("Create your first card to see the NFT conversion process.")).toBeTruthy();
});

test("the words about NFTs have four steps and end in the collection", async () => {
  fakeServer(answers);
  const { history } = showScreen(<CollectionPage />, { at: "/cards?tab=deck", user: signedIn });
  await screen.findByText("2 in deck");
  fireEvent.click(screen.getByRole("button", { name: "Learn How" }));

  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("What are NFTs")).toBeTruthy();
  for (const title of ["Why Convert", "How Much Does It Cost", "When Should You Convert"]) {
    fireEvent.click(dialog.getByRole("button", { name: "Next" }));
    expect(dialog.getByText(title)).toBeTruthy();
  }
  fireEvent.click(dialog.getByRole("button", { name: "Got It!" }));
  expect(history.at(-1)).toBe("/cards");
});

test("loading and failing have faces of their own", async () => {
  const { "GET /api/cards/deck": _, ...slow } = answers;
  const server = fakeServer(slow);
  const { client } = showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  expect(await screen.findByRole("status", { name: "Loading cards" })).toBeTruthy();
  cleanup();
  client.clear();

  server.answers["GET /api/cards/deck"] = refused(500, "broken", "Oh no.");
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  expect(await screen.findByText("Your cards did not load")).toBeTruthy();

  server.answers["GET /api/cards/deck"] = [cindlepup];
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Showing 1 of 1 cards")).toBeTruthy();
});

test("sharing shows the rarest cards and is rewarded once", async () => {
  const server = fakeServer({
    ...answers,
    "GET /api/cards/user": [cindlepup, brinkoil, wispernel, ownedCard("Pebblegrum")],
    "POST /api/shared-cards": { success: true, message: "", opened: [] },
    "POST /api/social-share-reward": {
      success: true,
      message: "",
      coins: 50,
      dailySharesRemaining: 2,
    },
  });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });
  fireEvent.click(await screen.findByRole("button", { name: "Share & Earn" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Brinkoil")).toBeTruthy();
  expect(dialog.queryByText("Pebblegrum")).toBeNull();
  expect(dialog.getByText(/3\/3 shares left today/)).toBeTruthy();

  fireEvent.click(dialog.getByRole("button", { name: "Copy Share Text" }));
  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Instagram" }));

  const claims = server.calls.filter(({ line }) => line === "POST /api/social-share-reward");
  expect(claims.map(({ body }) => body)).toEqual([
    { platform: "copy", cardIds: [brinkoil.cardId, cindlepup.cardId, wispernel.cardId] },
  ]);
});

test("numbers that nobody told are unknown, not zero, and an owner of cards is not called poor", async () => {
  const server = fakeServer({
    ...answers,
    "GET /api/cards/stats": refused(500, "broken", "Oh no."),
  });
  showScreen(<CollectionPage />, { at: "/cards", user: signedIn });

  expect(await screen.findByText("Your cards could not be counted.")).toBeTruthy();
  expect(screen.getByText("– in deck")).toBeTruthy();
  expect(screen.getByText("–/54")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Deck Capacity" }).ariaValueNow).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Learn How" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(screen.queryByText("No Cards Available")).toBeNull();

  server.answers["GET /api/cards/stats"] = { deckCount: 2, vaultCount: 1, deckFull: false };
  fireEvent.click(screen.getByText("Try Again"));
  expect(await screen.findByText("2 in deck")).toBeTruthy();
});

test("a duplicate says how far it is to the next finish, and three fuse", async () => {
  const copies = [10, 250, 0].map((experience) =>
    ownedCard("Tarnfox", { experience, level: experience > 200 ? 3 : 1, location: "vault" }),
  );
  const [, best] = copies;
  const two = [ownedCard("Emberjay"), ownedCard("Emberjay", { location: "vault" })];
  const golden = [1, 2, 3].map(() => ownedCard("Loamox", { card: { finish: "golden" } }));
  const fused = { ...best!, card: { ...best!.card, finish: "foil" as const } };
  const server = fakeServer({
    ...answers,
    "GET /api/cards/deck": [two[0], ...golden],
    "GET /api/cards/vault": [two[1], ...copies],
    "POST /api/cards/fuse": { success: true, message: "", card: fused },
  });
  showScreen(<CollectionPage />, { at: "/cards?tab=vault", user: signedIn });

  expect(await screen.findByText("2 of 3 for Foil")).toBeTruthy();
  expect(screen.getAllByText("3 of 3 for Foil")).toHaveLength(3);
  await openMenu("Emberjay");
  expect(screen.queryByRole("menuitem", { name: "Fuse" })).toBeNull();

  fireEvent.click(screen.getAllByRole("button", { name: "More for Tarnfox" })[0]!);
  fireEvent.click(screen.getByRole("menuitem", { name: "Fuse" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Fuse into Foil" }));
  const choices = dialog.getAllByRole<HTMLInputElement>("radio");
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false]);
  fireEvent.click(dialog.getByRole("button", { name: "Fuse" }));

  expect(await screen.findByRole("dialog", { name: "Tarnfox is Foil now" })).toBeTruthy();
  expect(server.calls.find(({ line }) => line === "POST /api/cards/fuse")?.body).toEqual({
    keptId: best!.id,
    otherIds: [copies[2]!.id, copies[0]!.id],
  });
});
