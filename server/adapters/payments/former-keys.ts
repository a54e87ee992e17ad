/** Payments that began with other keys, perhaps of another account at the provider, are still found. */
import { BadSignature, PaymentsError, type Payments } from "#server/ports/payments.ts";

export function withFormerKeys(current: Payments, former: readonly Payments[]): Payments {
  if (former.length === 0) return current;
  const all = [current, ...former];

  /** The account that knows the intent; else the current one, whose answer says what is wrong. */
  async function whoHas(intentId: string): Promise<Payments> {
    for (const each of all) {
      if (await knows(each, intentId)) return each;
    }
    return current;
  }

  /** Keys that were taken back since know nothing. */
  async function knows(payments: Payments, intentId: string): Promise<boolean> {
    try {
      return (await payments.readIntent(intentId)) !== null;
    } catch (error) {
      if (payments !== current && error instanceof PaymentsError && error.code === "bad_keys") {
        return false;
      }
      throw error;
    }
  }

  return {
    ...current,
    async readIntent(id) {
      return (await current.readIntent(id)) ?? (await whoHas(id)).readIntent(id);
    },
    cancelIntent: async (id) => (await whoHas(id)).cancelIntent(id),
    refund: async (id, wanted) => (await whoHas(id)).refund(id, wanted),
    readEvent(body, signature) {
      for (const each of all) {
        try {
          return each.readEvent(body, signature);
        } catch (error) {
          if (!(error instanceof BadSignature) || each === all.at(-1)) throw error;
        }
      }
      return null;
    },
  };
}
