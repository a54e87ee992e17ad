/** The calls by which an account has to do with money or its wallet, and their results. */
import { generateKeyPairSync, sign } from "node:crypto";
import * as nfts from "#contract/nfts.ts";
import * as purchases from "#contract/purchases.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { exportKey } from "#contract/wallet.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import type { ActingPlayer, testGame } from "./test-game.ts";
import { generates } from "#server/trades/test-dealers.ts";
import { intentIn, pays } from "#server/purchases/test-buyers.ts";

type Game = Awaited<ReturnType<typeof testGame>>;
type Call = () => Promise<{ status: number; refusal: { code: string } }>;

export async function freeCard(player: ActingPlayer): Promise<string> {
  const [card] = await player.deck();
  return card!.id;
}

async function nftCard(player: ActingPlayer): Promise<string> {
  const userCardId = await freeCard(player);
  await player.call(nfts.convertToNft, { userCardId });
  return userCardId;
}

const customCard = {
  itemId: "custom_card",
  itemType: "custom",
  amount: customPriceCents(defaultParameters),
};

/** Each prepares everything and returns the last call. */
export type MoneyCalls = Record<string, (game: Game, player: ActingPlayer) => Promise<Call>>;

/** Those that begin something. */
export const beginnings = {
  async conversion(_, player) {
    const userCardId = await freeCard(player);
    return () => player.call(nfts.convertToNft, { userCardId });
  },
  async withdrawal({ deps }, player) {
    const userCardId = await nftCard(player);
    const { privateKey } = generateKeyPairSync("ed25519");
    const seed = new Uint8Array(privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32));
    const address = await deps.chain.addressOf(seed);
    const { body } = await player.call(nfts.withdrawalText, { userCardId, address });
    const signature = sign(null, Buffer.from(body.text), privateKey).toString("base64");
    const { nonce } = body;
    const asked = { userCardId, address, nonce, signature, password: "lantern-of-moss" };
    return () => player.call(nfts.beginWithdrawal, asked);
  },
  "key of the wallet": (_, player) =>
    Promise.resolve(() => player.call(exportKey, { password: "lantern-of-moss" })),
  async "card by a code"(game, player) {
    const friend = await game.player();
    const { transferCode } = await generates(friend, await freeCard(friend));
    return () => player.call(claimTransfer, { transferCode });
  },
  credits: (_, player) =>
    Promise.resolve(() => player.call(purchases.createCreditPayment, { packageId: "starter" })),
  premium: (_, player) => Promise.resolve(() => player.call(purchases.createPremiumPayment, {})),
  custom: (_, player) => Promise.resolve(() => player.call(purchases.createIntent, customCard)),
} satisfies MoneyCalls;

/** Those that end what has been paid. */
export const confirmations = {
  async "confirmed credits"(game, player) {
    const { body } = await player.call(purchases.createCreditPayment, { packageId: "starter" });
    await pays(game, body.clientSecret);
    const paymentIntentId = intentIn(body.clientSecret);
    return () => player.call(purchases.confirmPayment, { paymentIntentId });
  },
  async "confirmed premium"(game, player) {
    const { body } = await player.call(purchases.createPremiumPayment, {});
    await pays(game, body.clientSecret);
    const paymentIntentId = intentIn(body.clientSecret);
    return () => player.call(purchases.createPremium, { paymentIntentId });
  },
} satisfies MoneyCalls;

/** What has been had, and what waits to be. */
export const hadBy = ({ db }: Pick<Game, "db">, { id }: ActingPlayer) =>
  db.one<object>(
    `select (select count(*)::int from nft_jobs where to_id = $1 and state <> 'failed') as nfts,
            (select count(*)::int from nft_withdrawals
              where player_id = $1 and state <> 'cancelled') as withdrawals,
            (select count(*)::int from wallets where player_id = $1) as wallets,
            (select count(*)::int from owned_cards o where o.owner_id = $1 and not exists
              (select from creations c where c.card_id = o.card_id)) as cards,
            (select count(*)::int from purchases where player_id = $1) as purchases,
            (select count(*)::int from purchases where player_id = $1
               and granted_at is not null) as granted,
            (select count(*)::int from creations where player_id = $1) as creations,
            (select credits from purses where player_id = $1) as credits`,
    [id],
  );

/** Money is at the provider, and neither goods nor the way back has been had of it. */
export const inNothing = ({ db }: Pick<Game, "db">, { id }: ActingPlayer) =>
  db.rows<object>(
    `select p.state, p.why from purchases p
       join emulator_objects i on i.id = p.intent_id
      where p.player_id = $1 and i.object->>'status' = 'succeeded'
        and p.state not in ('granted', 'refunded')`,
    [id],
  );
