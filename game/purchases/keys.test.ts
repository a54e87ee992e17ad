import { expect, test } from "vitest";
import { refuseKeys } from "./keys.ts";

test.for([
  ["pk_test_1234", "sk_test_1234", null],
  ["pk_live_1234", "rk_live_1234", null],
  ["", "sk_test_1234", "keys_missing"],
  ["pk_test_1234", "", "keys_missing"],
  ["sk_test_1234", "pk_test_1234", "keys_malformed"],
  ["pk_test_1234", "sk_test_12 34", "keys_malformed"],
  ["pk_test_1234", "sk_live_1234", "keys_of_two_kinds"],
] as const)("%j and %j: %s", ([publishableKey, secretKey, refusal]) => {
  expect(refuseKeys({ publishableKey, secretKey })).toBe(refusal);
});
