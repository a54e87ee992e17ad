import type { ConversionRefusal } from "#game/nfts/conversion.ts";
import type { WhyJobFailed } from "#game/nfts/job.ts";
import type { WithdrawalRefusal } from "#game/nfts/withdrawal.ts";
import type { Group } from "#texts/catalogue.ts";
import { quoted } from "#texts/letters.ts";

const NOT_ENOUGH_SOL = "Not enough SOL for the network fee";

export const conversionRefusals = {
  already_nft: "This card is an NFT already.",
  conversions_used_up: "You have converted enough cards for today. Come back tomorrow!",
  treasury_spent: "The game has paid for enough NFTs today. Please try again tomorrow.",
  not_enough_sol: NOT_ENOUGH_SOL,
  address_too_long: "This copy of the game has an address that is too long for NFTs.",
} satisfies Record<ConversionRefusal, string>;

/** What the dialog says when the real work is over, or goes on without it. */
export const conversionAnswers = {
  done: "Your card is now a tradeable NFT on the blockchain",
  pending:
    "The network takes longer than usual. You can close this: your card becomes an NFT as soon as the network answers.",
  minting: "Your card is becoming an NFT.",
} satisfies Group;

export const whyJobFailedTexts = {
  refused_by_chain:
    "The network has refused this card. Nothing was taken, and the card is free again.",
  address_taken: "Somebody has used up the address of this card. Please try once more.",
  not_enough_sol: NOT_ENOUGH_SOL,
  wallet_closed:
    "Your wallet was closed before this card was sent. Nothing was taken, and the card is free again.",
} satisfies Record<WhyJobFailed, string>;

export const withdrawalRefusals = {
  not_nft: "Only a card that is an NFT can leave the game.",
  nft_on_its_way: "This card is still on its way on the blockchain. Please try again in a moment.",
  own_wallet: "This wallet is in the game already. Give the card away instead.",
  withdrawals_used_up: "Enough cards have left your collection today. Come back tomorrow!",
} satisfies Record<WithdrawalRefusal, string>;

export const outsideRefusals = {
  no_certificate: "There is no such NFT in this game.",
  no_withdrawal: "There is no such withdrawal.",
  text_expired: "This took too long. Please connect your wallet once more.",
  wrong_signature: "Your wallet has not signed what we asked for.",
  left_already: "This card has left the game already.",
  nfts_busy:
    "Some of your NFTs are in a trade, for sale or on their way. Please wait until that is over.",
  chain_away: "The blockchain does not answer right now. Please try again in a moment.",
} satisfies Group;

/** Shown by the outside wallet, and signed there. */
export const withdrawalTextToSign = ({
  card,
  mint,
  address,
  nonce,
  site,
}: Record<"card" | "mint" | "address" | "nonce" | "site", string>): string =>
  `${site} asks you to show that this wallet is yours.

Send the card ${quoted(card)}
NFT ${mint}
to this wallet ${address}

This costs nothing, and signs nothing else.
Number: ${nonce}`;

/** For players who may not share, and for those who have left. */
export const certificateWords = { hidden: "A player" } satisfies Group;

type About = { name: string };

/** How long a withdrawal waits is a setting, which may be none. */
function after(hours: number): string {
  if (hours === 0) return "in a moment";
  return hours === 1 ? "in 1 hour" : `in ${hours} hours`;
}

export const nftNotifications = {
  card_minted: ({ name }: About) => ({
    title: "NFT Conversion Complete",
    text: `${name} is now a tradeable NFT on the blockchain.`,
  }),
  mint_failed: ({ name }: About) => ({
    title: "Conversion Failed",
    text: `${name} did not become an NFT. Nothing was taken, and you have it as before.`,
  }),
  withdrawal_asked: ({ name, hours }: About & { hours: number }) => ({
    title: "A card is leaving",
    text: `${name} leaves the game for an outside wallet ${after(hours)}. If this was not you, cancel it now and change your password.`,
  }),
  withdrawal_sent: ({ name }: About) => ({
    title: "A card has left",
    text: `${name} is in your outside wallet now. Send it back to play with it again.`,
  }),
  withdrawal_failed: ({ name }: About) => ({
    title: "The card stays",
    text: `${name} could not be sent to that wallet. You have it as before.`,
  }),
  nft_returned: ({ name }: About) => ({
    title: "A card has come back",
    text: `${name} was sent to your wallet, and waits in your vault.`,
  }),
  key_exported: ({ cards }: { cards: number }) => ({
    title: "Your wallet's key was handed over",
    text: `You have a new wallet. NFTs that left with the old one: ${cards}. If this was not you, change your password now and write to us.`,
  }),
};

type NftLetter = { name: string; link: string };

export const nftLetters = {
  asked: ({
    name,
    link,
    card,
    address,
    hours,
  }: NftLetter & { card: string; address: string; hours: number }) => ({
    subject: `${quoted(card)} is leaving Taleborn`,
    text: `Hello ${quoted(name)},

you have asked to send ${quoted(card)} to this wallet outside of the game. It leaves ${after(hours)}:

${address}

Until then you can cancel it here:

${link}

If this was not you, somebody knows your password: cancel it, and change the password now.
`,
  }),
  exported: ({ name, link, cards }: NftLetter & { cards: number }) => ({
    subject: "The key of your Taleborn wallet was handed over",
    text: `Hello ${quoted(name)},

the secret key of your wallet was just shown to whoever is signed in as you. NFTs that left the game with it: ${cards}. You have a new wallet now.

If this was not you, somebody knows your password. Change it now, and write to us:

${link}
`,
  }),
};
