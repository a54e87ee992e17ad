import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail, mailboxOf } from "./email-address.ts";

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
