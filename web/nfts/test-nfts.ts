/** For tests: wallets, conversions and certificates with every field filled in. */
import type { CertificateOnWire, ConversionOnWire, WithdrawalOnWire } from "#contract/nfts.ts";
import type { WalletOnWire } from "#contract/wallet.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

export const MINT = "3nBEp2yRuaDo7oBdWcMqAhe1d2Zfy1aTcVbQ9mYxKq7P";
export const ADDRESS = "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin";

export const wallet: WalletOnWire = {
  hasWallet: true,
  network: "devnet",
  isOwnNetwork: true,
  embedded: true,
  publicKey: ADDRESS,
  balance: 1.23456,
  balanceAt: "2026-11-23T10:00:00.000Z",
  nftCount: 2,
};

export const rate = { usdPerSol: 100, source: "setting", at: "2026-11-23T10:00:00.000Z" };

export const quote = {
  lamports: 6_329_680,
  sol: 0.00632968,
  usdCents: 65,
  payer: "treasury",
  refusal: "",
};

export const conversion = (changes: Partial<ConversionOnWire> = {}): ConversionOnWire => ({
  userCardId: "nivul",
  cardName: "Nivul",
  state: "minting",
  message: "",
  nftAddress: null,
  startedAt: "2026-11-23T10:00:00.000Z",
  ...changes,
});

export const withdrawal = (changes: Partial<WithdrawalOnWire> = {}): WithdrawalOnWire => ({
  id: "w1",
  userCardId: "nivul",
  cardName: "Nivul",
  mint: MINT,
  address: ADDRESS,
  state: "waiting",
  leavesAt: new Date(Date.now() + 23 * 3_600_000).toISOString(),
  at: "2026-11-23T10:00:00.000Z",
  ...changes,
});

export const certificate: CertificateOnWire = {
  mint: MINT,
  network: "devnet",
  isOwnNetwork: true,
  embedded: true,
  state: "in_game",
  card: ownedCard("Nivul", { card: { nftAddress: MINT } }).card,
  maker: { name: "robin", words: "a snail of snow", madeAt: "2026-11-20T10:00:00.000Z" },
  owners: [
    { name: "robin", since: "2026-11-20T10:00:00.000Z", how: "Own creation" },
    { name: "sam", since: "2026-11-22T10:00:00.000Z", how: "Bought" },
  ],
  onChain: {
    supply: 1,
    canMintMore: false,
    holder: ADDRESS,
    holderName: "sam",
    name: "Nivul",
    uri: `https://example.com/api/nft/${MINT}.json`,
    readAt: new Date().toISOString(),
  },
  mintedAt: "2026-11-21T10:00:00.000Z",
  signature: "5".repeat(88),
};
