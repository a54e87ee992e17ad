import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { PROOF_MINUTES } from "#contract/endpoint.ts";
import * as purchases from "#contract/purchases.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

test("what is sensitive wants a proof of the last minutes", async () => {
  const admin = await game.admin();
  const keys = { publicKey: "", secretKey: "" };
  const status = async () => (await admin.call(purchases.savePaymentKeys, keys)).refusal.code;

  expect(await status()).toBe("keys_missing");
  game.wait(PROOF_MINUTES * 60_000);
  game.deps.sessions.forget(admin.id);
  expect(await status()).toBe("prove_again");
  const wrong = await admin.call(account.proveAgain, { password: "secret2" });
  expect(wrong.refusal.code).toBe("wrong_current_password");
  expect(await status()).toBe("prove_again");
  await admin.call(account.proveAgain, { password: "lantern-of-moss" });
  expect(await status()).toBe("keys_missing");
});
