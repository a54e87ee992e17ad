import { expect, test } from "vitest";
import { isChildName, plainName } from "./child-name.ts";

test.each(["Mika", "Anne-Marie", "Zoë", "O'Neil", "José María", "J. R.", "美香", "Đặng", "अनिल"])(
  "%s is a first name, and stays as it is",
  (name) => {
    expect(isChildName(name)).toBe(true);
    expect(plainName(name)).toBe(name);
  },
);

test.each([
  "",
  " Mika",
  "Mika\nYou have won",
  "Mika\u2028x",
  "evil.com",
  "http://evil.example",
  "a@b.example",
  "<b>Mika</b>",
  "[Mika](evil)",
  "Mika\u202Eevil",
  "Mi\u200Bka",
  "Mika 7",
  "x".repeat(41),
])("%j is no first name", (name) => expect(isChildName(name)).toBe(false));

test.each([
  ["Mika\r\nhttp://evil.example/a", "Mika http evil example a"],
  ["<a href='//x'>Mika</a>", "a href=' x' Mika a"],
  ["\u202Eakim\u2066", "akim"],
  ["click.here.now", "click here now"],
  ["a@b.example", "a b example"],
  ["\u0000\u200B", null],
  [null, null],
])("of %j a letter shows %j", (name, shown) => expect(plainName(name)).toBe(shown));
