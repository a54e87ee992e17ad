import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { ADDRESS, wallet } from "#web/nfts/test-nfts.ts";
import { WalletPanel } from "./wallet-panel.tsx";

const INFO = "GET /api/wallet/info";

function show(info?: unknown) {
  const server = fakeServer(info === undefined ? {} : { [INFO]: info });
  showScreen(<WalletPanel />, { user: signedIn });
  return server;
}

test("while nobody knows it, it is loading", () => {
  show();
  expect(screen.getByRole("status").textContent).toContain("Loading your wallet");
});

test("a wallet that is not there yet is being created", async () => {
  show({ ...wallet, hasWallet: false, publicKey: null, balance: 0, nftCount: 0 });
  expect(await screen.findByText("Wallet is being created...")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Copy Address" })).toBeNull();
});

test("a wallet shows its balance to 4 decimals, its network, address and NFTs", async () => {
  show(wallet);
  expect(await screen.findByText("1.2346 SOL")).toBeTruthy();
  expect(screen.getByText("Devnet (local)")).toBeTruthy();
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  expect(screen.getByText("2 cards are NFTs")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open My Wallet" }).getAttribute("href")).toBe("/wallet");
});

test.for([
  ["Devnet (local)", "devnet", true, `/explorer/${ADDRESS}`],
  ["Devnet", "devnet", false, `https://explorer.solana.com/address/${ADDRESS}?cluster=devnet`],
  ["Mainnet", "mainnet-beta", false, `https://explorer.solana.com/address/${ADDRESS}`],
] as const)("%s: %s, our own: %s, the explorer is at %s", async ([badge, network, isOwn, to]) => {
  show({ ...wallet, network, isOwnNetwork: isOwn, embedded: isOwn });
  const link = await screen.findByRole("link", { name: /^View on Explorer/ });
  expect(link.getAttribute("href")).toBe(to);
  expect(screen.getByText(badge)).toBeTruthy();
});

test("its address can be copied", async () => {
  const copied: string[] = [];
  const value = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  show(wallet);
  (await screen.findByRole("button", { name: "Copy Address" })).click();
  expect(await findToast("Copied to Clipboard")).toBeTruthy();
  expect(copied).toEqual([ADDRESS]);
});

test("a wallet that does not load can be asked for again", async () => {
  const server = show(refused(500, "bug", "Oh."));
  await screen.findByText("Your wallet did not load");
  server.answers[INFO] = wallet;
  screen.getByRole("button", { name: "Try Again" }).click();
  expect(await screen.findByText("1.2346 SOL")).toBeTruthy();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("it is asked for every 10 s, but only while it can be seen", async () => {
  vi.useFakeTimers();
  const server = show(wallet);
  await wait(10);
  const asked = () => server.calls.length;
  expect(asked()).toBe(1);
  await wait(9_900);
  expect(asked()).toBe(1);
  await wait(100);
  expect(asked()).toBe(2);

  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await wait(60_000);
  expect(asked()).toBe(2);
  seen.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await wait(10_000);
  expect(asked()).toBe(3);
});
