/** Cards as NFTs: converting one, and a wallet outside of the game. */
import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { home, pinnedNode } from "#tools/set-up.mjs";
import { expectToast } from "./player.ts";

/** The whole dialog, on the page of the first card of the collection; it ends with the dialog open. */
export async function convertFirstCard(page: Page): Promise<{ name: string; cardPath: string }> {
  await page.goto("/cards");
  const first = page.getByRole("link", { name: /^Open / }).first();
  const cardPath = (await first.getAttribute("href")) ?? "";
  await first.click();
  const button = page.getByRole("button", { name: "Convert to NFT" });
  await expect(button).toBeVisible();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Convert to NFT" });
  await expect(dialog.getByText(/Taleborn pays it for you/)).toBeVisible();
  await dialog.getByRole("button", { name: "Start Conversion" }).click();
  await expectToast(page, "NFT Conversion Complete");
  return { name, cardPath };
}

const LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** How Solana writes addresses. */
export function base58(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (; rest > 0n; rest /= 58n) text = LETTERS[Number(rest % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros === -1 ? bytes.length : zeros) + text;
}

const rawOf = (key: KeyObject, part: "x" | "d") =>
  Buffer.from(key.export({ format: "jwk" })[part] ?? "", "base64url");

/** A wallet with a real key, of which the game knows nothing but what the browser tells it. */
export class OutsideWallet {
  readonly #keys = generateKeyPairSync("ed25519");
  readonly address = base58(rawOf(this.#keys.publicKey, "x"));
  readonly seedHex = rawOf(this.#keys.privateKey, "d").toString("hex");

  /** Announces itself to every page that is opened from now on, as an extension does. */
  async install(page: Page): Promise<void> {
    await page.exposeFunction("signInOutsideWallet", (message: string) =>
      sign(null, Buffer.from(message, "base64"), this.#keys.privateKey).toString("base64"),
    );
    const publicKey = [...rawOf(this.#keys.publicKey, "x")];
    await page.addInitScript(announceWallet, { address: this.address, publicKey });
  }
}

/** Runs in the page, where nothing of this file exists. */
function announceWallet({ address, publicKey }: { address: string; publicKey: number[] }) {
  const { signInOutsideWallet } = globalThis as unknown as {
    signInOutsideWallet(text: string): Promise<string>;
  };
  const chains = ["solana:devnet"];
  const features = ["solana:signMessage"];
  const account = { address, publicKey: new Uint8Array(publicKey), chains, features };
  const wallet = {
    version: "1.0.0",
    name: "Forest Wallet",
    icon: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
    chains,
    accounts: [account],
    features: {
      "standard:connect": { version: "1.0.0", connect: async () => ({ accounts: [account] }) },
      "solana:signMessage": {
        version: "1.1.0",
        async signMessage({ message }: { message: Uint8Array }) {
          const signature = atob(await signInOutsideWallet(btoa(String.fromCodePoint(...message))));
          return [
            {
              signedMessage: message,
              signature: Uint8Array.from(signature, (letter) => letter.codePointAt(0) ?? 0),
            },
          ];
        },
      },
    },
  };
  const register = (api: { register(wallet: object): void }) => api.register(wallet);
  addEventListener("wallet-standard:app-ready", (event) =>
    register((event as CustomEvent<{ register(wallet: object): void }>).detail),
  );
  dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: register }));
}

type Sending = { seedHex: string; mint: string; to: string };

/** What the owner of an outside wallet does in a program of their own. */
export async function sendNft(
  { seedHex, mint, to }: Sending,
  settings: Record<string, string>,
): Promise<void> {
  const command = ["workshop/send-nft.ts", seedHex, mint, to];
  const env = { ...process.env, ...settings };
  await promisify(execFile)(String(pinnedNode()), command, { cwd: home, env });
}
