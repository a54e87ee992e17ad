import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainName, onOneLine, plainName } from "./plain-name.ts";

const names = [
  "O'Brien",
  "O’Brien",
  "Jean-Luc",
  "Mary Ann",
  "J. R. R.",
  "J.R.R.",
  "St. John",
  "Dr. de Vries",
  "Ann.Smith-2",
  "José María",
  "Zoë".normalize("NFD"),
  "Łukasz",
  "Nguyễn".normalize("NFD"),
  "Đặng",
  "李小龙",
  "山田　太郎",
  "葛\u{E0100}城",
  "محمد",
  "علی\u200Cرضا",
  "अनिल",
  "ක්\u200Dරිස්",
  "Νίκος",
  "Ольга",
  "ユウキ・ケイ",
  "A cat ❤️",
  "Level 2.0: the 1st / 2nd",
  "Tom & Jerry",
  "R2-D2",
  "Who am I?",
];

test.each(names)("%s is a name, and stays as it is", (name) => {
  expect(isPlainName(name)).toBe(true);
  expect(plainName(name)).toBe(name.replaceAll("　", " "));
});

const lineBreaks = ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"];

const unseen = [
  ..."\0\t\u001B\u007F\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E",
  ..."\u2060\u2066\u2069\u2800\u3164\uFE0F\uFEFF\uFFA0\uE000\u{E0041}\u{E0100}",
  "\uD800",
];

const addresses = [
  "evil.com",
  "Visit evil.com now",
  "EVIL.COM",
  "evil.com-2",
  "sub.evil.co.uk/path?x",
  "bit.ly",
  "evil．com",
  "evil。com",
  "evil｡com",
  "evil․com",
  "ｅｖｉｌ．ｃｏｍ",
  "𝐞𝐯𝐢𝐥.𝐜𝐨𝐦",
  "example . com",
  "example .com",
  "example. com",
  "example　．　com",
  "例え.テスト",
  "кто.рф",
  "a.xn--p1ai",
  "www.evil",
  "www. evil",
  "http:",
  "http: //x",
  "HTTPS://X",
  "ｈｔｔｐ：／／x",
  "javascript:alert",
  "mailto:mum",
  "tel:123",
  "//x",
  "\\\\x",
  "127.0.0.1",
  "a@b",
  "a＠b",
  "mum @ home",
];

const markUp = ["<b>Mika</b>", "<", "a>b", "＜b＞", "&lt;b", "&#60;", "[Mika](evil)"];

const noNames = [
  ...lineBreaks.map((sign) => `Mika${sign}You have won`),
  ...lineBreaks.map((sign) => `Mika${sign}`),
  ...unseen.map((sign) => `Mi${sign}ka`),
  ...addresses,
  ...markUp,
  "\u0301Mika",
  "x".repeat(201),
];

test.each(noNames.map((name) => [name]))("%j is more than a name", (name) => {
  expect(isPlainName(name)).toBe(false);
});

test.each([
  ["Mika\r\nhttp://evil.example/a", "Mika http evil example a"],
  ["<a href='//x'>Mika</a>", "a href=' x' Mika a"],
  ["\u202Eakim\u2066", "akim"],
  ["click.here.now", "click here now"],
  ["a@b.example", "a b example"],
  ["\u0000\u200B", null],
  [" ", null],
  [null, null],
])("of %j is shown %j", (name, shown) => expect(plainName(name)).toBe(shown));

test("what is shown of anything is a name", () => {
  const pieces = fc.array(
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...names, ...noNames)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(pieces, (texts) => {
      const shown = plainName(texts.join(""));
      expect(shown === null || isPlainName(shown)).toBe(true);
    }),
  );
});

test.each([
  ["Taleborn: Mika\r\nBcc: a@b.example", "Taleborn: Mika Bcc: a@b.example"],
  ["Tale\u202Eborn\u2028 is\u0000 here", "Tale born is here"],
  ["علی\u200Cرضا ❤️", "علی\u200Cرضا ❤️"],
])("%j on one line is %j", (text, line) => expect(onOneLine(text)).toBe(line));
