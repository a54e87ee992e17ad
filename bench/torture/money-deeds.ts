/** What players do with money, with a parent, and with a wallet. */
import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import * as family from "#contract/family.ts";
import * as nfts from "#contract/nfts.ts";
import * as purchases from "#contract/purchases.ts";
import { walletInfo } from "#contract/wallet.ts";
import { switches } from "#game/account/capabilities.ts";
import { wantable } from "#game/family/allowances.ts";
import type { Dice } from "#game/lib/dice.ts";
import { addressOf } from "#server/adapters/chain/keys.ts";
import type { DeedTable, World } from "#server/economy/test-deeds.ts";
import { intentIn } from "#server/purchases/test-buyers.ts";
import type { Actor, Extras } from "#server/testing/acting.ts";
import { copyOf } from "./found.ts";
import type { Outside } from "./outside/outside.ts";

type Begun = { status: number; body: { clientSecret: string | null } };

/** The payment of what has begun; null where the player goes away before, or a guardian pays. */
async function pays(outside: Outside, dice: Dice, { status, body }: Begun): Promise<string | null> {
  if (status !== 200 || body.clientSecret === null || dice.chance(0.15)) return null;
  const card = dice.chance(0.85) ? "pm_card_visa" : "pm_card_chargeDeclined";
  await outside.pays(body.clientSecret, card);
  return intentIn(body.clientSecret);
}

/** Mostly the browser says that it has paid; else the game hears of it from the provider. */
async function confirms(dice: Dice, by: Actor, paymentIntentId: string | null): Promise<void> {
  if (paymentIntentId === null || dice.chance(0.3)) return;
  await by.call(purchases.confirmPayment, { paymentIntentId });
}

async function purchaseOf({ dice }: World, by: Actor): Promise<string> {
  const { status, body } = await by.call(purchases.listPurchases, {});
  return status === 200 && body.length > 0 ? dice.pick(body).id : randomUUID();
}

/** Players who are looked after, each by the one before. */
export const familiesOf = (players: readonly Actor[]) =>
  [0, 2].flatMap((i) => {
    const [guardian, child] = [players[i], players[i + 1]];
    return guardian && child ? [{ guardian, child }] : [];
  });

const forMoney = (outside: Outside): DeedTable => ({
  "buys credits": [
    4,
    ({ dice }, by) => {
      const packageId = dice.pick(["starter", "starter", "family", "ultimate"]);
      return async (extras) => {
        const begun = await by.call(purchases.createCreditPayment, { packageId }, extras);
        await confirms(dice, by, await pays(outside, dice, begun));
        return begun;
      };
    },
  ],
  "buys a premium card": [
    0.3,
    ({ dice }, by) =>
      async (extras) => {
        const description = "an owl of copper";
        const begun = await by.call(purchases.createPremiumPayment, { description }, extras);
        const paymentIntentId = await pays(outside, dice, begun);
        if (paymentIntentId === null || dice.chance(0.3)) return begun;
        return by.call(purchases.createPremium, { paymentIntentId, watch: true });
      },
  ],
  "takes a purchase back": [
    3,
    async (world, by) => {
      const id = await purchaseOf(world, by);
      return (extras) => by.call(purchases.refundPurchase, { id }, extras);
    },
  ],
  "gives a purchase up": [
    2,
    async (world, by) => {
      const id = await purchaseOf(world, by);
      return (extras) => by.call(purchases.cancelPurchase, { id }, extras);
    },
  ],
});

const inFamilies = (outside: Outside): DeedTable => ({
  "a parent answers for a child's purchase": [
    1,
    async ({ dice, players }) => {
      const { guardian, child } = dice.pick(familiesOf(players));
      await child.call(purchases.createCreditPayment, { packageId: "starter" });
      const { status, body } = await guardian.call(purchases.listAsked, {});
      const id = status === 200 && body.length > 0 ? dice.pick(body).id : randomUUID();
      if (dice.chance(0.3))
        return (extras) => guardian.call(purchases.declinePurchase, { id }, extras);
      return async (extras) => {
        const begun = await guardian.call(purchases.approvePurchase, { id }, extras);
        await confirms(dice, guardian, await pays(outside, dice, begun));
        return begun;
      };
    },
  ],
  "a parent turns what a child may do": [
    1,
    async ({ dice, players }) => {
      const { guardian } = dice.pick(familiesOf(players));
      const { status, body } = await guardian.call(family.listChildren, {});
      const [child] = status === 200 ? body : [];
      const rule = dice.pick(["off", "ask", "capped"] as const);
      const money = { rule, capCents: rule === "capped" ? dice.int(500, 5_000) : null };
      const input = {
        id: child?.id ?? randomUUID(),
        version: child?.version ?? 0,
        set: dice.chance(0.5) ? { [dice.pick(switches)]: dice.chance(0.7) } : { money },
      };
      return (extras) => guardian.call(family.saveAllowances, input, extras);
    },
  ],
  "a child asks for something": [
    1,
    async ({ dice, players }) => {
      const { guardian, child } = dice.pick(familiesOf(players));
      await child.call(family.askGuardian, { wanted: dice.pick(wantable) });
      const { status, body } = await guardian.call(family.listChildren, {});
      const [asked] = status === 200 ? (body[0]?.requests ?? []) : [];
      const input = { id: asked?.id ?? randomUUID(), isYes: dice.chance(0.6) };
      return (extras) => guardian.call(family.answerRequest, input, extras);
    },
  ],
});

const PASSWORD = "lantern-of-moss";
const SEED_BYTES = 32;

/** A card that was to leave, and the wallet that it goes to. */
type Leaving = { by: Actor; id: string; mint: string; seed: Uint8Array };

/** Of the cards that have left or may still leave, the last ones. */
const REMEMBERED = 40;

function aWallet(): { seed: Uint8Array; sign: (text: string) => string } {
  const { privateKey } = generateKeyPairSync("ed25519");
  const der = privateKey.export({ format: "der", type: "pkcs8" });
  return {
    seed: new Uint8Array(der.subarray(-SEED_BYTES)),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString("base64"),
  };
}

function remember(leaving: Leaving[], card: Leaving): void {
  leaving.push(card);
  if (leaving.length > REMEMBERED) leaving.shift();
}

async function sendOut(by: Actor, userCardId: string, begun: (card: Leaving) => void) {
  const wallet = aWallet();
  const address = await addressOf(wallet.seed);
  const { status, body } = await by.call(nfts.withdrawalText, { userCardId, address });
  const { text, nonce } = status === 200 ? body : { text: "", nonce: "" };
  const signature = wallet.sign(text);
  const input = { userCardId, address, nonce, signature, password: PASSWORD };
  return async (extras?: Extras) => {
    const answer = await by.call(nfts.beginWithdrawal, input, extras);
    if (answer.status === 200) begun({ by, ...answer.body.withdrawal, seed: wallet.seed });
    return answer;
  };
}

function withWallets(outside: Outside): DeedTable {
  const leaving: Leaving[] = [];
  return {
    "converts a card": [
      2,
      async (world, by) => {
        await by.call(walletInfo, {});
        const userCardId = (await copyOf(world, by))?.id ?? randomUUID();
        return (extras) => by.call(nfts.convertToNft, { userCardId }, extras);
      },
    ],
    "sends a card to an outside wallet": [
      1,
      async (world, by) => {
        const nft = await copyOf(world, by, "nft_address is not null");
        return sendOut(by, nft?.id ?? randomUUID(), (card) => remember(leaving, card));
      },
    ],
    "keeps a card that was to leave": [
      0.5,
      async ({ dice }, by) => {
        const { status, body } = await by.call(nfts.listWithdrawals, {});
        const id = status === 200 && body.length > 0 ? dice.pick(body).id : randomUUID();
        return (extras) => by.call(nfts.cancelWithdrawal, { id }, extras);
      },
    ],
    "sends a card back": [
      1,
      async ({ dice }, player) => {
        if (leaving.length === 0) return nothingIsThere(player);
        const { by, id, mint, seed } = dice.pick(leaving);
        const holders = await outside.chain.holdersOf([mint]);
        const isOutside = holders.get(mint) === (await addressOf(seed));
        const { body } = await by.call(walletInfo, {});
        if (isOutside && body.publicKey !== null) {
          // The network refuses what another lane has sent at the same moment.
          await outside.sends(mint, seed, body.publicKey).catch(() => {});
        }
        return (extras) => by.call(nfts.lookForCard, { id }, extras);
      },
    ],
  };
}

const nothingIsThere = (by: Actor) => () => by.call(nfts.lookForCard, { id: randomUUID() });

export const moneyDeeds = (outside: Outside): DeedTable => ({
  ...forMoney(outside),
  ...inFamilies(outside),
  ...withWallets(outside),
});
