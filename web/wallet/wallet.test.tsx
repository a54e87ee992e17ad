import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { WalletPage } from "#web/app/pages/wallet-page.tsx";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { rate, wallet, withdrawal } from "#web/nfts/test-nfts.ts";

const EXPORT = "POST /api/wallet/export";
const FORMER = "GET /api/wallet/former";
const LIST = "GET /api/nft/withdrawals";

function show(answers: Answers = {}, user: object = {}) {
  const server = fakeServer({
    "GET /api/wallet/info": wallet,
    "GET /api/wallet/sol-rate": rate,
    [LIST]: [],
    [FORMER]: [],
    ...answers,
  });
  showScreen(<WalletPage />, { at: "/wallet", user: { ...signedIn, ...user } });
  return server;
}

test("the page has a film, the way back, the wallet and what one may want to know", async () => {
  show();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByLabelText(/creatures in motion/)).toBeTruthy();
  expect(await screen.findByText("1.2346 SOL")).toBeTruthy();
  for (const box of ["What It Is For", "Who Has the Key", "Which Network This Is", "What SOL Are"])
    expect(await screen.findByRole("heading", { name: box })).toBeTruthy();
  expect(screen.getByText(/it runs inside this game/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open My Wallet" })).toBeNull();
});

test.for([
  [rate, "1 SOL = $100.00. That is a fixed number"],
  [
    { ...rate, source: "feed", usdPerSol: 142.5, at: new Date(Date.now() - 180_000).toISOString() },
    "1 SOL = $142.50. A price service said so 3 minutes ago.",
  ],
] as const)(
  "where the values in SOL come from is said, and how old that is",
  async ([now, words]) => {
    show({ "GET /api/wallet/sol-rate": now });
    const heading = await screen.findByRole("heading", { name: "What SOL Are" });
    expect(heading.parentElement?.textContent).toContain(words);
  },
);

test("who is told values in coins only hears of no rate", async () => {
  const server = show({}, { coinsOnly: true });
  await screen.findByText("1.2346 SOL");
  expect(screen.queryByRole("heading", { name: "What SOL Are" })).toBeNull();
  expect(server.calls.map(({ line }) => line)).not.toContain("GET /api/wallet/sol-rate");
});

test("every withdrawal says where it stands", async () => {
  const states = ["waiting", "sending", "outside", "returned", "cancelled", "failed"] as const;
  show({ [LIST]: states.map((state) => withdrawal({ id: state, state, cardName: state })) });
  const list = within(await screen.findByRole("region", { name: "Withdrawals" }));
  const rows = (await list.findAllByRole("listitem")).map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Waiting.*23 hours left before it leavesCancel/),
    expect.stringContaining("On its way"),
    expect.stringMatching(/In an outside wallet.*Look Again/),
    expect.stringContaining("Came back"),
    expect.stringContaining("Cancelled"),
    expect.stringContaining("Did not work"),
  ]);
});

test("one that waits can be cancelled", async () => {
  const server = show({ [LIST]: [withdrawal()] });
  server.answers["POST /api/nft/withdrawals/w1/cancel"] = () => {
    server.answers[LIST] = [withdrawal({ state: "cancelled" })];
    return { withdrawal: withdrawal({ state: "cancelled" }) };
  };
  fireEvent.click(await screen.findByRole("button", { name: "Cancel: Nivul" }));
  expect(await findToast("Withdrawal Cancelled")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel: Nivul" })).toBeNull();
});

test.for([
  ["returned", "Welcome Back!"],
  ["outside", "Not Back Yet"],
] as const)("one that is looked for may be %s", async ([state, title]) => {
  show({
    [LIST]: [withdrawal({ state: "outside" })],
    "POST /api/nft/withdrawals/w1/look": { withdrawal: withdrawal({ state }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Look Again: Nivul" }));
  expect(await findToast(title)).toBeTruthy();
});

test("withdrawals that do not load can be asked for again", async () => {
  const server = show({ [LIST]: refused(500, "bug", "Oh.") });
  await screen.findByText("Your withdrawals did not load");
  server.answers[LIST] = [];
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText(/None of your cards has left the game/)).toBeTruthy();
});

const keys = { publicKey: "P", base58: "the-key-in-base58", json: "[1,2,3]", cardsGone: 2 };

async function askForKey(password: string) {
  fireEvent.click(await screen.findByText("Take the Private Key"));
  fireEvent.click(screen.getByRole("button", { name: "Take the Key" }));
  fireEvent.change(await screen.findByLabelText("Your password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Show the Key" }));
}

test("the key is shown after a warning and the password, and must be kept", async () => {
  const server = show({ [EXPORT]: keys });
  expect(await screen.findByText(/All your NFT cards leave the game/)).toBeTruthy();
  await askForKey("lantern-of-moss");

  expect(await screen.findByText("the-key-in-base58")).toBeTruthy();
  expect(screen.getByText("[1,2,3]")).toBeTruthy();
  expect(screen.getByText(/2 NFT cards have left the game/)).toBeTruthy();
  expect(server.calls.find(({ line }) => line === EXPORT)?.body).toEqual({
    password: "lantern-of-moss",
  });
  const done = screen.getByRole("button", { name: "Done" });
  expect(done).toHaveProperty("disabled", true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(screen.getByText("the-key-in-base58")).toBeTruthy();

  fireEvent.click(screen.getByLabelText("I have kept it in a safe place"));
  fireEvent.click(done);
  expect(screen.queryByText("the-key-in-base58")).toBeNull();
});

test("the key of a wallet that was taken before is shown again for the password", async () => {
  const SHOW = "POST /api/wallet/former/key";
  const former = { publicKey: "F".repeat(44), takenAt: "2026-11-01T00:00:00.000Z" };
  const server = show({
    [FORMER]: [former],
    [SHOW]: { publicKey: former.publicKey, base58: "the-old-key", json: "[9]" },
  });
  fireEvent.click(await screen.findByText("Take the Private Key"));
  fireEvent.click(await screen.findByRole("button", { name: /^Show the Key Again/ }));
  fireEvent.change(await screen.findByLabelText("Your password"), {
    target: { value: "lantern-of-moss" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Show the Key" }));

  expect(await screen.findByText("the-old-key")).toBeTruthy();
  expect(screen.queryByText(/NFT cards have left the game/)).toBeNull();
  const { publicKey } = former;
  expect(server.calls.find(({ line }) => line === SHOW)?.body).toEqual({
    publicKey,
    password: "lantern-of-moss",
  });
});

test("a wrong password shows no key", async () => {
  show({ [EXPORT]: refused(401, "wrong_password", "This is not your password.") });
  await askForKey("wrong");
  expect(await findToast("Key Not Taken")).toBeTruthy();
  expect(await findToast("This is not your password.")).toBeTruthy();
  expect(screen.getByLabelText("Your password")).toBeTruthy();
});

test("who has no wallet yet has no key to take", async () => {
  show({ "GET /api/wallet/info": { ...wallet, hasWallet: false, publicKey: null } });
  await screen.findByText("Wallet is being created...");
  expect(screen.queryByText("Take the Private Key")).toBeNull();
});
