import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { bothWays } from "./test-emulator.ts";

const VISA = "4242424242424242";
const { errors } = Stripe;

describe.for(await bothWays())("%s", ([, opened]) => {
  const { pays, send, sdk, intent } = opened;

  test("a browser pays and sees its own intent, and nothing that servers say on it", async () => {
    const made = await intent();

    const { body } = await pays(made, VISA);
    const seen = await send(`/v1/payment_intents/${made.id}`, {
      method: "GET",
      client_secret: made.clientSecret,
    });

    expect(seen.body).toEqual(body);
    expect(body).toMatchObject({ id: made.id, status: "succeeded", amount: 199 });
    expect(Object.keys(body)).not.toContain("metadata");
    const declined = await pays(await intent(), "4000000000000002");
    expect(JSON.stringify(declined.body)).not.toContain("metadata");
  });

  test("a browser is told nothing of an intent whose secret it does not know", async () => {
    const made = await intent();
    const path = `/v1/payment_intents/${made.id}`;

    for (const secret of [{}, { client_secret: "" }, { client_secret: `${made.id}_secret_1` }]) {
      const seen = await send(path, { method: "GET", ...secret });
      expect([seen.status, seen.error.code]).toEqual([404, "resource_missing"]);
      expect((await send(`${path}/confirm`, secret)).status).toBe(404);
    }
  });

  test.for([
    ["POST", "/v1/payment_intents"],
    ["GET", "/v1/payment_intents"],
    ["POST", "/v1/payment_intents/pi_1/cancel"],
    ["POST", "/v1/refunds"],
    ["GET", "/v1/events"],
    ["GET", "/v1/charges/ch_1"],
    ["POST", "/v1/disputes/dp_1/close"],
  ] as const)("a browser may not ask for %s %s", async ([method, path]) => {
    const { status, error } = await send(path, { method });

    expect([status, error.code]).toEqual([403, "secret_key_required"]);
  });

  test("a server may not send a card's number", async () => {
    const { id } = await intent();
    const data = { type: "card", card: { number: VISA } };

    const confirm = sdk().paymentIntents.confirm(id, { payment_method_data: data } as never);

    await expect(confirm).rejects.toThrow(errors.StripeInvalidRequestError);
  });
});
