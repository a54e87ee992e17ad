import { generateKeyPairSync, sign, verify } from "node:crypto";
import { act, fireEvent, screen } from "@testing-library/react";
import { getWallets } from "@wallet-standard/app";
import { afterEach, expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { ADDRESS, MINT, withdrawal } from "#web/nfts/test-nfts.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const TEXT = "POST /api/nft/withdrawals/text";
const WITHDRAW = "POST /api/nft/withdrawals";

const text = {
  text: "I take Nivul out of Taleborn.",
  nonce: "n1",
  expiresAt: "2026-11-23T10:10:00.000Z",
};

const keys = generateKeyPairSync("ed25519");
let forget = () => {};
afterEach(() => forget());

type Wallet = ReturnType<ReturnType<typeof getWallets>["get"]>[number];

/** A wallet as an extension announces it, with a key of its own. */
function addWallet({ refuses = false, chain = "solana:devnet" as const } = {}) {
  const account = {
    address: ADDRESS,
    publicKey: new Uint8Array(32),
    chains: [chain],
    features: ["solana:signMessage"] as const,
  };
  const wallet: Wallet = {
    version: "1.0.0",
    name: "Test Wallet",
    icon: "data:image/png;base64,",
    chains: [chain],
    accounts: [],
    features: {
      "standard:connect": {
        connect: async () => {
          if (refuses) throw new Error("User rejected the request.");
          return { accounts: [account] };
        },
      },
      "solana:signMessage": {
        signMessage: async ({ message }: { message: Uint8Array }) => [
          {
            signedMessage: message,
            signature: new Uint8Array(sign(null, message, keys.privateKey)),
          },
        ],
      },
    },
  };
  forget = getWallets().register(wallet);
}

function show(answers = {}) {
  const server = fakeServer({ [TEXT]: text, [WITHDRAW]: { withdrawal: withdrawal() }, ...answers });
  const owned = ownedCard("Nivul", { id: "nivul", card: { nftAddress: MINT } });
  let closed = 0;
  showScreen(<WithdrawDialog owned={owned} onClose={() => (closed += 1)} />, { user: signedIn });
  return { server, closed: () => closed };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

async function enterPassword() {
  fireEvent.change(await screen.findByLabelText("Your password"), {
    target: { value: "lantern-of-moss" },
  });
  await press("Withdraw");
}

test("it says what it means, has the wallet sign, asks for the password, and waits", async () => {
  addWallet();
  const { server, closed } = show();
  expect(screen.getByText(/it cannot play, be traded or sold/)).toBeTruthy();
  await press("Choose a Wallet");
  await press("Test Wallet");
  expect(await screen.findByText(ADDRESS)).toBeTruthy();
  await enterPassword();

  expect(await screen.findByRole("dialog", { name: "Nivul is leaving" })).toBeTruthy();
  expect(screen.getByText(/23 hours left before it leaves/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel: Nivul" })).toBeTruthy();
  const [asked, sent] = server.calls.filter(({ line }) => line.startsWith("POST"));
  expect(asked?.body).toEqual({ userCardId: "nivul", address: ADDRESS });
  const { signature, ...rest } = (sent as { body: { signature: string } }).body;
  expect(rest).toEqual({
    userCardId: "nivul",
    address: ADDRESS,
    nonce: "n1",
    password: "lantern-of-moss",
  });
  const bytes = Buffer.from(signature, "base64");
  expect(verify(null, Buffer.from(text.text), keys.publicKey, bytes)).toBe(true);

  await press("All Right");
  expect(closed()).toBe(1);
});

test("without a wallet it says how to get one, and sees it as soon as it is there", async () => {
  addWallet({ chain: "ethereum:1" as never });
  show();
  await press("Choose a Wallet");
  expect(screen.getByText(/No wallet was found in this browser/)).toBeTruthy();

  act(() => addWallet());
  expect(await screen.findByRole("button", { name: "Test Wallet" })).toBeTruthy();
});

test("who says no in the wallet's own window has done nothing", async () => {
  addWallet({ refuses: true });
  const { server } = show();
  await press("Choose a Wallet");
  await press("Test Wallet");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The wallet has not signed. Nothing has happened.",
  );
  expect(server.calls).toEqual([]);
});

test("what the server refuses is said in its words", async () => {
  addWallet();
  show({ [TEXT]: refused(409, "withdrawals_used_up", "Three withdrawals a day are enough.") });
  await press("Choose a Wallet");
  await press("Test Wallet");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Three withdrawals a day are enough.",
  );
});

test("a wrong password can be typed again, and another wallet can be chosen", async () => {
  addWallet();
  show({ [WITHDRAW]: refused(401, "wrong_password", "This is not your password.") });
  await press("Choose a Wallet");
  await press("Test Wallet");
  await enterPassword();
  expect(await findToast("Not Withdrawn")).toBeTruthy();
  await press("Another Wallet");
  expect(await screen.findByRole("button", { name: "Test Wallet" })).toBeTruthy();
});
