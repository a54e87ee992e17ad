/** Players who buy: at the game, and with a test card at the provider that comes with it. */
import * as contract from "#contract/purchases.ts";
import { currentUser } from "#contract/account.ts";
import { must } from "#game/lib/must.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { CardArtist } from "#server/ports/card-artist.ts";
import type { ActingPlayer, testGame } from "#server/testing/test-game.ts";
import { checkPurchases } from "./sweep.ts";

/** Stories are about money, not about pictures, which take seconds. */
const instantArtist: CardArtist = {
  name: "none",
  paint: () => Promise.resolve({ picture: Buffer.from("picture"), thumb: Buffer.from("thumb") }),
};

export const noPictures = () => ({ artists: [instantArtist] });

/** Only the test looks at purchases: what the server reads at the same moment is older. */
export const unswept = ({ jobs }: Deps): Partial<Deps> => ({
  ...noPictures(),
  jobs: {
    ...jobs,
    keepDoing(what, ...rest) {
      if (what !== "purchases that nobody has ended") jobs.keepDoing(what, ...rest);
    },
  },
});

type Game = Pick<Awaited<ReturnType<typeof testGame>>, "app" | "db" | "deps" | "player">;

/** The game hears of a payment only by asking the provider. */
export function silenceWebhooks({ deps }: Game): void {
  must(deps.paymentsEmulator, "emulator").faults.deliveries = () => [];
}

/** A client secret names its intent. */
export const intentIn = (clientSecret: string | null): string =>
  must(clientSecret?.split("_secret_")[0], "client secret");

/** What a browser says to the provider; the status that it answers. */
export async function pays(
  { app, deps }: Game,
  clientSecret: string | null,
  card = "pm_card_visa",
): Promise<number> {
  const said = {
    key: deps.payments.publishableKey,
    client_secret: must(clientSecret, "client secret"),
    payment_method: card,
  };
  const { statusCode } = await app.inject({
    method: "POST",
    url: `/v1/payment_intents/${intentIn(clientSecret)}/confirm`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(said).toString(),
  });
  return statusCode;
}

/** A call with the secret key, as an admin at the provider's own site would make it. */
export async function atProvider({ db, app }: Game, path: string, said: Record<string, string>) {
  const key = await db.value<string>(`select secret_key as key from emulator_keys`);
  const answer = await app.inject({
    method: "POST",
    url: path,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Bearer ${key}`,
    },
    payload: new URLSearchParams(said).toString(),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { id: string };
}

/** A bank takes back what was paid with a good card. */
export async function disputes({ db }: Game, intentId: string): Promise<void> {
  const rows = await db.rows<{ id: string; object: { amount: number; currency: string } }>(
    `update emulator_objects set object = jsonb_set(object, '{disputed}', 'true')
      where kind = 'charge' and intent_id = $1 returning id, object`,
    [intentId],
  );
  const [charge] = rows;
  const dispute = {
    id: `dp_${intentId}`,
    object: "dispute",
    amount: charge!.object.amount,
    charge: charge!.id,
    currency: charge!.object.currency,
    payment_intent: intentId,
    reason: "fraudulent",
    status: "needs_response",
    metadata: {},
    livemode: false,
    created: 0,
  };
  await db.rows(
    `insert into emulator_objects (id, kind, intent_id, object, created_at)
     values ($1, 'dispute', $2, $3, now())`,
    [dispute.id, intentId, JSON.stringify(dispute)],
  );
}

export async function winsDispute(game: Game, intentId: string): Promise<void> {
  const id = await game.db.value<string>(
    `select id from emulator_objects where kind = 'dispute' and intent_id = $1`,
    [intentId],
  );
  await atProvider(game, `/v1/disputes/${id}`, {
    "evidence[uncategorized_text]": "winning_evidence",
    submit: "true",
  });
}

export const credits = async (player: ActingPlayer): Promise<number> =>
  (await player.call(currentUser, {})).body.cardCredits;

export const purchasesOf = async (player: ActingPlayer) =>
  (await player.call(contract.listPurchases, {})).body;

/** Paid and confirmed. */
export async function buysCredits(game: Game, player: ActingPlayer, packageId = "starter") {
  const { body } = await player.call(contract.createCreditPayment, { packageId });
  await pays(game, body.clientSecret);
  const paymentIntentId = intentIn(body.clientSecret);
  await player.call(contract.confirmPayment, { paymentIntentId });
  return { id: body.purchase.id, paymentIntentId };
}

/** Everything that was bought since is due, and is looked at once. */
export async function sweeps({ db, deps }: Game, sinceMs = 0): Promise<void> {
  await db.rows(
    `update purchases set check_at = '-infinity' where check_at is not null and created_at >= $1`,
    [new Date(sinceMs)],
  );
  const first = await db.one<{ now: Date }>(`select now() as now`);
  // As many at once as a server takes up; until none is left that was due before.
  for (;;) {
    await checkPurchases(deps);
    const left = await db.rows(`select from purchases where check_at < $1 limit 1`, [first.now]);
    if (left.length === 0) return;
  }
}

/** Banks have decided what becomes of refunds. */
export async function banksDecide({ db, deps }: Game): Promise<void> {
  await db.rows(`update emulator_outcomes set due_at = '-infinity'`);
  for (;;) {
    await must(deps.paymentsEmulator, "emulator").deliverDue();
    // What the server itself has taken up at this moment is decided once it is not locked any more.
    const left = await db.rows(
      `select refund_id from emulator_outcomes where due_at = '-infinity' for update`,
    );
    if (left.length === 0) return;
  }
}
