import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail, mailboxOf, plainAddress } from "./email-address.ts";

test.for([
  "ann@example.org",
  "ann+cards@mail.example.co.uk",
  "o'brien@example.org",
  "a.b-c_d@sub.example-mail.org",
  "x@xn--mnchen-3ya.example",
  "a@1.example.museum",
])("%j is an address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.for([
  "",
  "ann",
  "ann@example",
  "a b@example.org",
  "Foo1<boss@victim.test>",
  "Foo <boss@victim.test>",
  "<x@y.test>",
  "x,boss2@victim.test",
  "x@y.test,boss@victim.test",
  "x;boss@victim.test",
  "a:b@x.test",
  "Group:v1@x.test;v2@x.test",
  '"quoted"@x.test',
  "(remark)a@x.test",
  "a@x.test(remark)",
  "a\\b@x.test",
  "a@[127.0.0.1]",
  "a@127.0.0.1",
  "a@b@x.test",
  "victim%other.test@x.test",
  "other.test!victim@x.test",
  ".a@x.test",
  "a.@x.test",
  "a..b@x.test",
  "a@.x.test",
  "a@x..test",
  "a@x.test.",
  "a@-x.test",
  "a@x-.test",
  "a@x.t",
  "a\u0000@x.test",
  "a\n@x.test",
  "аnn@example.org",
  "a@münchen.test",
  `${"a".repeat(65)}@x.test`,
  `a@${"b".repeat(64)}.test`,
  `${"a".repeat(60)}@${"b.".repeat(120)}org`,
])("%j is none", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("two addresses of one mailbox are counted together", () => {
  expect(mailboxOf("Boss+1@Victim.test")).toBe("boss@victim.test");
  expect(mailboxOf("boss@victim.test")).toBe("boss@victim.test");
  expect(mailboxOf("+1@victim.test")).toBe("+1@victim.test");
});

test.for([
  ["N.O.R.A@gmail.com", "nora@gmail.com"],
  ["nora+mum@googlemail.com", "nora@gmail.com"],
  ["n.ora+a+b@GoogleMail.com", "nora@gmail.com"],
  ["ｎｏｒａ＠ｇｍａｉｌ．ｃｏｍ", "nora@gmail.com"],
  ["nora+1@me.com", "nora@icloud.com"],
  ["no.ra@me.com", "no.ra@icloud.com"],
  ["no-r_a@pm.me", "nora@proton.me"],
  ["n.ora@outlook.com", "n.ora@outlook.com"],
  ["n.ora@mail.gmail.com", "n.ora@mail.gmail.com"],
  ["nora@MÜNCHEN.example", "nora@xn--mnchen-3ya.example"],
] as const)("letters to %s arrive at %s", ([email, mailbox]) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.for([
  ["a@münchen.example", "a@xn--mnchen-3ya.example"],
  ["a@MU\u0308NCHEN.example", "a@xn--mnchen-3ya.example"],
  ["a@例え。テスト", "a@xn--r8jz45g.xn--zckzah"],
  ["a@bücher.münchen.example", "a@xn--bcher-kva.xn--mnchen-3ya.example"],
  [" A@Example.org\n", "A@Example.org"],
] as const)("the domain of %j is sent as %s", ([typed, address]) => {
  expect(plainAddress(typed)).toBe(address);
  expect(isEmail(plainAddress(typed))).toBe(true);
});

test.for([
  "a@mün chen.example",
  "a@mün\u200Bchen.example",
  "ä@b.example",
  "a@ü",
  "a@ü.e",
  "a@ü@b.org",
])("%j is none in any form", (text) => expect(isEmail(plainAddress(text))).toBe(false));

test("an address has nothing in it that separates, quotes or explains addresses", () => {
  const pieces = fc.constantFrom(
    ..."ab.+-'@<>,;:\"()[]\\ %!\u0000é1".split(""),
    "x.test",
    "@y.test",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      expect(isEmail(text) && /[\s<>,;:"()[\]\\%!]|@.*@|\.\.|[^ -~]/.test(text)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
