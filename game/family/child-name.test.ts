import { expect, test } from "vitest";
import { isChildName } from "./child-name.ts";

test.each([
  "Mika",
  "Anne-Marie",
  "Zoë",
  "O'Neil",
  "José María",
  "J. R.",
  "J.R.",
  "美香",
  "Đặng",
  "अनिल",
  "علی\u200Cرضا",
])("%s is a first name", (name) => expect(isChildName(name)).toBe(true));

test.each([
  "",
  " Mika",
  "Mika\nYou have won",
  "Mika\u2028x",
  "evil.com",
  "evil. com",
  "http://evil.example",
  "a@b.example",
  "<b>Mika</b>",
  "[Mika](evil)",
  "Mika\u202Eevil",
  "Mi\u200Bka",
  "Mi\u200Dka",
  "Mika 7",
  "x".repeat(41),
])("%j is no first name", (name) => expect(isChildName(name)).toBe(false));
