/**
 * A guardian's no, or an admin's suspension, and what a call does with money or the wallet: once the no is
 * answered nothing more happens, at whichever statement the call stood. What the provider has taken by
 * then ends in the goods or goes back.
 */
import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import * as family from "#contract/family.ts";
import * as nfts from "#contract/nfts.ts";
import * as purchases from "#contract/purchases.ts";
import { suspendUser } from "#contract/suspensions.ts";
import { claimTransfer } from "#contract/transfers.ts";
import { exportKey } from "#contract/wallet.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { customPriceCents } from "#game/purchases/custom-card.ts";
import { defaultParameters } from "#game/purchases/custom-parameters.ts";
import { nftsOf, standardSettings } from "#game/settings/settings.ts";
import {
  noPictures,
  intentIn,
  pays,
  silenceWebhooks,
  sweeps,
} from "#server/purchases/test-buyers.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { noLimits } from "#server/testing/changes/walk.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { generates } from "#server/trades/test-dealers.ts";
import { family as familyWith } from "./test-children.ts";

const nft = {
  ...nftsOf(standardSettings),
  conversionsPerPlayerAndDay: 1000,
  treasurySolPerDay: 1000,
};
const game = await testGame({
  isBusy: true,
  adjust: ({ db }) => ({ ...noPictures(), nft, limits: noLimits, db: heldDb(db) }),
});
silenceWebhooks(game);
/** A call has some twenty statements. */
const STRIDE = volumeOf(4, 20);

/** The guardian, or the admin who closes accounts that no guardian could. */
type Family = { child: ActingPlayer; guardian: ActingPlayer };
type Answering = Promise<{ status: number }>;

async function aFamily(): Promise<Family> {
  const { child, guardian } = await familyWith(game, { band: "teen" });
  await game.db.rows(
    `insert into allowances (player_id, open, money, monthly_cap_cents)
     values ($1, '{wallet,gifts}', 'capped', 100000)`,
    [child.id],
  );
  game.deps.sessions.forget(child.id);
  return { child, guardian };
}

async function freeCard(player: ActingPlayer): Promise<string> {
  const [card] = await player.deck();
  return card!.id;
}

async function nftCard(child: ActingPlayer): Promise<string> {
  const userCardId = await freeCard(child);
  await child.call(nfts.convertToNft, { userCardId });
  return userCardId;
}

/** All that is asked for before the last call, which begins what is held. */
const deals: Record<string, (child: ActingPlayer) => Promise<() => Answering>> = {
  async conversion(child) {
    const userCardId = await freeCard(child);
    return () => child.call(nfts.convertToNft, { userCardId });
  },
  async withdrawal(child) {
    const userCardId = await nftCard(child);
    const { privateKey } = generateKeyPairSync("ed25519");
    const seed = new Uint8Array(privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32));
    const address = await game.deps.chain.addressOf(seed);
    const { body } = await child.call(nfts.withdrawalText, { userCardId, address });
    const signature = sign(null, Buffer.from(body.text), privateKey).toString("base64");
    const { nonce } = body;
    const asked = { userCardId, address, nonce, signature, password: "lantern-of-moss" };
    return () => child.call(nfts.beginWithdrawal, asked);
  },
  "key of the wallet": (child) =>
    Promise.resolve(() => child.call(exportKey, { password: "lantern-of-moss" })),
  async "card by a code"(child) {
    const friend = await game.player();
    const { transferCode } = await generates(friend, await freeCard(friend));
    return () => child.call(claimTransfer, { transferCode });
  },
  credits: (child) =>
    Promise.resolve(() => child.call(purchases.createCreditPayment, { packageId: "starter" })),
  premium: (child) => Promise.resolve(() => child.call(purchases.createPremiumPayment, {})),
  custom: (child) => Promise.resolve(() => child.call(purchases.createIntent, customCard)),
  async "confirmed credits"(child) {
    const { body } = await child.call(purchases.createCreditPayment, { packageId: "starter" });
    await pays(game, body.clientSecret);
    const paymentIntentId = intentIn(body.clientSecret);
    return () => child.call(purchases.confirmPayment, { paymentIntentId });
  },
  async "confirmed premium"(child) {
    const { body } = await child.call(purchases.createPremiumPayment, {});
    await pays(game, body.clientSecret);
    const paymentIntentId = intentIn(body.clientSecret);
    return () => child.call(purchases.createPremium, { paymentIntentId });
  },
};

const customCard = {
  itemId: "custom_card",
  itemType: "custom",
  amount: customPriceCents(defaultParameters),
};

/** An admin who is long here would be asked for the password again. */
const peopleFor = async (closer: string): Promise<Family> =>
  closer === "a guardian's no"
    ? aFamily()
    : { child: await game.player(), guardian: await game.admin() };

const closers: Record<string, (people: Family) => Answering> = {
  async "a guardian's no"({ child, guardian }) {
    const [found] = (await guardian.call(family.listChildren, {})).body;
    const set = { wallet: false, gifts: false, money: { rule: "off", capCents: null } } as const;
    return guardian.call(family.saveAllowances, { id: child.id, version: found!.version, set });
  },
  "an admin's suspension"({ child, guardian: admin }) {
    const until = new Date(game.deps.now() + DAY_MS).toISOString();
    return admin.call(suspendUser, { id: child.id, why: "a test", until });
  },
};

/** What has been had, and what waits to be. */
const hadBy = ({ id }: ActingPlayer) =>
  game.db.one<object>(
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
const inNothing = ({ id }: ActingPlayer) =>
  game.db.rows<object>(
    `select p.state, p.why from purchases p
       join emulator_objects i on i.id = p.intent_id
      where p.player_id = $1 and i.object->>'status' = 'succeeded'
        and p.state not in ('granted', 'refunded')`,
    [id],
  );

const ways = Object.keys(closers).flatMap((closer) =>
  Object.keys(deals).map((deal) => [closer, deal] as const),
);

type Ended = {
  /** The statement at which it stood; null: none. */
  before: string | null;
  answer: { status: number };
  /** With what had been had when it was answered. */
  closed: { status: number; had: object };
  child: ActingPlayer;
};

async function expectNothingMore({ before, answer, closed, child }: Ended): Promise<void> {
  await sweeps(game);

  expect(closed.status).toBe(200);
  expect(answer.status).toBeLessThan(500);
  expect({ before, had: await hadBy(child) }).toEqual({ before, had: closed.had });
  expect({ before, inNothing: await inNothing(child) }).toEqual({ before, inNothing: [] });
}

test.for(ways)("after %s nothing more of: %s", async ([closer, deal]) => {
  for (let statement = 0; ; statement += STRIDE) {
    const people = await peopleFor(closer);
    const call = await deals[deal]!(people.child);
    const held = hold(statement, call);
    const before = await held.stopped;
    const closing = closers[closer]!(people).then(async (answer) => ({
      ...answer,
      had: await hadBy(people.child),
    }));
    await goAhead(game.db, closing);
    held.release();
    const [answer, closed] = await Promise.all([held.answer, closing]);
    await expectNothingMore({ before, answer, closed, child: people.child });
    if (before === null) break;
  }
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test.for(ways)("while %s is being stored nothing begins of: %s", async ([closer, deal]) => {
  for (let statement = 0; ; statement += 2 * STRIDE) {
    const people = await peopleFor(closer);
    const call = await deals[deal]!(people.child);
    const held = hold(statement, () => closers[closer]!(people));
    const before = await held.stopped;
    const calling = call();
    await goAhead(game.db, calling);
    held.release();
    const [closed, answer] = await Promise.all([
      held.answer.then(async ({ status }) => ({ status, had: await hadBy(people.child) })),
      calling,
    ]);
    await expectNothingMore({ before, answer, closed, child: people.child });
    if (before === null) break;
  }
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});
