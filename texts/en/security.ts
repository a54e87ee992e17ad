import type { Group } from "#texts/catalogue.ts";

export const securityRefusals = {
  second_factor_needed: "One more step: show the code of your app.",
  sign_in_again: "That took too long. Please enter your password again.",
  wrong_code: "This code is not right, or was used before. Wait for the next one and try again.",
  authenticator_on: "Two-factor sign-in is on already.",
  authenticator_off: "There is no app to confirm. Please begin again.",
  passkey_unknown: "This passkey did not work here. Perhaps it was removed.",
  passkey_there: "This passkey is in your list already.",
  too_many_passkeys: "You have as many passkeys as fit. Remove one first.",
  no_passkey: "This passkey is gone already.",
} satisfies Group;
