import { describe, expect, test } from "vitest";
import { testCards } from "./test-cards.ts";
import { bothWays } from "./test-emulator.ts";

const VISA = "4242424242424242";

const expires = (date: Date) => ({
  "payment_method_data[card][exp_month]": String(date.getUTCMonth() + 1),
  "payment_method_data[card][exp_year]": String(date.getUTCFullYear()),
});

describe.for(await bothWays())("%s", ([, opened]) => {
  const { payments, pays, says, sdk, clock, db, intent } = opened;

  const expected = testCards.map((card) => {
    const outcome = card.decline?.code ?? "succeeded";
    return [card.number, outcome, card] as const;
  });
  test.for(expected)("the test card %s ends with: %s", async ([number, outcome, card]) => {
    const made = await intent();

    const first = await pays(made, number);
    const isAsked = first.body["status"] === "requires_action";
    const last = isAsked ? await says(made, "succeeded") : first;

    expect(isAsked).toBe(card.asksPayer === true);
    const status = card.decline ? 402 : 200;
    const said = card.decline ? last.error.code : last.body["status"];
    expect([last.status, said]).toEqual([status, outcome]);
    const [charge] = (await sdk().charges.list({ payment_intent: made.id })).data;
    expect(charge).toMatchObject({
      paid: !card.decline,
      payment_method_details: { card: { brand: card.brand, last4: number.slice(-4) } },
      disputed: card.dispute?.status === "needs_response",
    });
  });

  test("a bank that says no after asking leaves nothing paid", async () => {
    const made = await intent();
    await pays(made, "4000002500003155");

    const { body } = await says(made, "failed");

    expect(body).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
    expect((await says(made, "succeeded")).error.code).toBe("payment_intent_unexpected_state");
    expect((await payments.readIntent(made.id))?.status).toBe("unpaid");
  });

  test.for(["4111111111111111", "4242424242424241", "5105105105105100", "1", ""])(
    "the number %s is refused and kept nowhere",
    async (number) => {
      const made = await intent();

      const { status, error } = await pays(made, number);

      expect([status, error.code]).toEqual([402, "incorrect_number"]);
      expect((await sdk().charges.list({ payment_intent: made.id })).data).toEqual([]);
    },
  );

  test.for([
    ["exp_month", "13", "invalid_expiry_month"],
    ["exp_year", "20", "invalid_expiry_year"],
    ["cvc", "12", "invalid_cvc"],
  ] as const)("a card whose %s is %s is refused: %s", async ([field, value, code]) => {
    const wrong = { [`payment_method_data[card][${field}]`]: value };

    const { status, error } = await pays(await intent(), VISA, wrong);

    expect([status, error.code]).toEqual([402, code]);
  });

  test("a card is good until its last month is over", async () => {
    const now = new Date(clock.ms);
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15));
    expect((await pays(await intent(), VISA, expires(now))).status).toBe(200);
    expect((await pays(await intent(), VISA, expires(lastMonth))).status).toBe(402);
  });

  test("a number is kept nowhere, by none of its cards", async () => {
    const made = await intent();
    await pays(made, "4000002500003155");
    await says(made, "succeeded");

    const tables = ["emulator_objects", "emulator_answers", "emulator_deliveries"];
    const texts = await Promise.all(
      tables.map((table) => db.rows<object>(`select t::text from ${table} t`)),
    );

    expect(JSON.stringify(texts)).toContain(made.id);
    expect(JSON.stringify(texts)).not.toMatch(/4000002500003155|4242424242424242/);
  });

  test("two browsers that pay one intent at once charge it once", async () => {
    const made = await intent();

    const both = await Promise.all([pays(made, VISA), pays(made, VISA)]);

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await sdk().charges.list({ payment_intent: made.id })).data).toHaveLength(1);
  });

  test("who tries and tries is stopped, and has not paid", async () => {
    const made = await intent();
    const statuses = new Set<number>();
    for (let i = 0; i < 50; i++) statuses.add((await pays(made, "4000000000000002")).status);

    expect([...statuses]).toEqual([402, 429]);
    expect((await pays(made, VISA)).error.code).toBe("rate_limit");
    expect((await payments.readIntent(made.id))?.status).toBe("unpaid");
  });
});
