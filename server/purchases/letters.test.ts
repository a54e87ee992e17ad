/** The payer gets letters about the money, also at an unconfirmed address. */
import { expect, test, vi } from "vitest";
import { deleteOwnAccount } from "#contract/own-data.ts";
import * as contract from "#contract/purchases.ts";
import { saveSettings } from "#contract/admin-settings.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { family } from "#server/family/test-children.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import {
  atProvider,
  banksDecide,
  disputes,
  intentIn,
  pays,
  silenceWebhooks,
  sweeps,
  unswept,
} from "./test-buyers.ts";

const game = await testGame({ adjust: unswept });
silenceWebhooks(game);

/** Letters about money and questions to a parent are sent even when letters are turned off. */
const admin = await game.admin();
await admin.call(saveSettings, { settings: { emailNotifications: false } });

/** What happens to the money, and the names of the letters about it, in their order. */
const news = {
  "money goes back": {
    does: (intentId: string) => atProvider(game, "/v1/refunds", { payment_intent: intentId }),
    subjects: ["Your money goes back: $4.99"],
  },
  "money goes back in two parts": {
    does: async (intentId: string) => {
      const back = { payment_intent: intentId, amount: "200" };
      await atProvider(game, "/v1/refunds", back);
      await sweeps(game);
      await atProvider(game, "/v1/refunds", { ...back, amount: "299" });
    },
    subjects: ["Your money goes back: $2.00", "Your money goes back: $2.99"],
  },
  "money does not arrive": {
    card: "pm_card_refundFail",
    does: async (intentId: string) => {
      await atProvider(game, "/v1/refunds", { payment_intent: intentId });
      await sweeps(game);
      await banksDecide(game);
    },
    subjects: ["Your money could not be sent back", "Your money goes back: $4.99"],
  },
  "a bank disputes it": {
    does: (intentId: string) => disputes(game, intentId),
    subjects: ["A payment in Taleborn is disputed"],
  },
} as const;

type Payment = { payer: ActingPlayer; others: ActingPlayer[]; intentId: string };

const confirms = (player: ActingPlayer, isConfirmed: boolean) =>
  game.db.rows(`update players set email_verified_at = case when $2 then now() end where id = $1`, [
    player.id,
    isConfirmed,
  ]);

const begins = async (player: ActingPlayer) =>
  (await player.call(contract.createCreditPayment, { packageId: "starter" })).body;

type Paying = { clientSecret: string | null; card: string };

async function paysFor(payer: ActingPlayer, { clientSecret, card }: Paying): Promise<string> {
  await pays(game, clientSecret, card);
  const paymentIntentId = intentIn(clientSecret);
  const { status } = await payer.call(contract.confirmPayment, { paymentIntentId });
  expect(status).toBe(200);
  return paymentIntentId;
}

async function alone(card: string, isConfirmed: boolean): Promise<Payment> {
  const payer = await game.player();
  await confirms(payer, isConfirmed);
  const { clientSecret } = await begins(payer);
  return { payer, others: [], intentId: await paysFor(payer, { clientSecret, card }) };
}

async function childAsks() {
  const { child, guardian } = await family(game, { band: "teen" });
  await game.db.rows(
    `insert into allowances (player_id, money) values ($1, 'ask')
     on conflict (player_id) do update set money = 'ask'`,
    [child.id],
  );
  game.deps.sessions.forget(child.id);
  return { child, guardian };
}

async function forChild(card: string, isConfirmed: boolean): Promise<Payment> {
  const { child, guardian } = await childAsks();
  await begins(child);
  const [asked] = (await guardian.call(contract.listAsked, {})).body;
  const { body } = await guardian.call(contract.approvePurchase, { id: asked!.id });
  const intentId = await paysFor(guardian, { clientSecret: body.clientSecret, card });
  await confirms(child, true);
  await confirms(guardian, isConfirmed);
  return { payer: guardian, others: [child], intentId };
}

const payers = {
  "a player whose address is confirmed": (card: string) => alone(card, true),
  "a player whose address is not": (card: string) => alone(card, false),
  "a guardian whose address is confirmed": (card: string) => forChild(card, true),
  "a guardian whose address is not any more": (card: string) => forChild(card, false),
  "a player who has left, and may come back": async (card: string) => {
    const payment = await alone(card, false);
    const { username } = payment.payer;
    const { status } = await payment.payer.call(deleteOwnAccount, { username });
    expect(status).toBe(200);
    return payment;
  },
};

type Who = keyof typeof payers;
type What = keyof typeof news;

const cases = (Object.keys(payers) as Who[]).flatMap((who) =>
  (Object.keys(news) as What[]).map((what) => [what, who] as const),
);

test.for(cases)("%s: %s hears of it, and nobody else", async ([what, who]) => {
  const { does, subjects, card } = { card: "pm_card_visa", ...news[what] };
  const { payer, others, intentId } = await payers[who](card);

  await does(intentId);
  await sweeps(game);

  expect(await lettersAbout("/purchases/", payer)).toEqual(subjects.toSorted());
  for (const other of others) expect(await lettersAbout("/purchases/", other)).toEqual([]);
});

test.for([
  ["confirmed", true, ["would like to buy something in Taleborn"]],
  ["not confirmed, and may be a stranger's", false, []],
] as const)("a child's question goes to no address that is %s", async ([, isConfirmed, heard]) => {
  const { child, guardian } = await childAsks();
  await confirms(guardian, isConfirmed);

  await begins(child);

  const subjects = await lettersAbout("?purchase=", guardian);
  expect(subjects.map((subject) => subject.replace(/^.*? would/, "would"))).toEqual(heard);
});

/** What they are called, once no letter about a purchase is on its way any more. */
async function lettersAbout(link: string, { email, id }: ActingPlayer): Promise<string[]> {
  await vi.waitFor(
    async () =>
      expect(
        await game.db.rows(
          `select from jobs.job where name = 'send-purchase-letter'
             and data ->> 'playerId' = $1 and state <> 'completed'`,
          [id],
        ),
      ).toEqual([]),
    { timeout: 300_000 },
  );
  const letters = await lettersTo(game.dataDir, email).all();
  return letters
    .filter((letter) => letter.includes(link))
    .map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1] ?? "")
    .toSorted();
}
