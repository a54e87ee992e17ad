import * as fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, inlineOf, isSafeLink, type Inline } from "./markdown.ts";

const letters = (texts: readonly string[]) => texts.join("").replaceAll(" ", "");
const words = (text: string) => ({ kind: "words", text });
const list = (...lines: string[]) => ({ kind: "list", isNumbered: false, lines });

test.for([
  ["", []],
  ["  \n \n", []],
  ["One line", [words("One line")]],
  ["One\nparagraph\n\nand another", [words("One paragraph"), words("and another")]],
  ["Windows\r\nlines\r\n\r\nand\rold ones", [words("Windows lines"), words("and old ones")]],
  ["- a\n- b", [list("a", "b")]],
  ["* a\n* b", [list("a", "b")]],
  ["1. a\n2. b", [{ kind: "list", isNumbered: true, lines: ["a", "b"] }]],
  ["Take:\n- a\n-  b \nor not", [words("Take:"), list("a", "b"), words("or not")]],
  ["- a\n\n- b", [list("a"), list("b")]],
  ["-5 is no point", [words("-5 is no point")]],
  ["# One\nand words", [{ kind: "heading", level: 1, text: "One" }, words("and words")]],
  ["### Three", [{ kind: "heading", level: 3, text: "Three" }]],
  ["#hashtag", [words("#hashtag")]],
  ["> a\n> b", [{ kind: "quote", text: "a b" }]],
  ["<b>a</b> & b", [words("<b>a</b> & b")]],
] as const)("%j is shown as %j", ([text, blocks]) => {
  expect(blocksOf(text)).toEqual(blocks);
});

test("no word of a text is lost, and none is added", () => {
  const line = fc.constantFrom("", "a b", "- c", "- ", "-", "  d  ", "- - e");

  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const shown = blocksOf(lines.join("\n")).flatMap((block) =>
        block.kind === "list" ? block.lines : block.text.split(" "),
      );
      const said = lines.map((each) => each.trim().replace(/^- /, ""));
      expect(letters(shown)).toBe(letters(said));
    }),
  );
});

/** Marks in brackets of their own. */
const told = (marks: readonly Inline[]): string =>
  marks
    .map((mark) => {
      if (mark.kind === "text") return mark.text;
      if (mark.kind === "code") return `{code ${mark.text}}`;
      const target = mark.kind === "link" ? ` ${mark.href}` : "";
      return `{${mark.kind}${target} ${told(mark.inside)}}`;
    })
    .join("");

test.for([
  ["plain", "plain"],
  ["a **b** c", "a {strong b} c"],
  ["a *b* _c_", "a {stressed b} {stressed c}"],
  ["**a *b* c**", "{strong a {stressed b} c}"],
  ["*a **b** c*", "{stressed a {strong b} c}"],
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["** a **", "** a **"],
  ["snake_case_name", "snake_case_name"],
  ["`a *b*`", "{code a *b*}"],
  ["``", "``"],
  ["\\*a\\*", "*a*"],
  ["[the rules](/rules)", "{link /rules the rules}"],
  ["[**all** of it](https://a.org/b)", "{link https://a.org/b {strong all} of it}"],
  ["[a](javascript:alert(1))", "[a](javascript:alert(1))"],
  ["[a](//evil.org)", "[a](//evil.org)"],
  ["**open", "**open"],
  ["[open", "[open"],
] as const)("%j reads %j", ([text, shown]) => {
  expect(told(inlineOf(text))).toBe(shown);
});

test.for([
  ["/rules", true],
  ["/rules#packs", true],
  ["#packs", true],
  ["https://example.org/a?b=c", true],
  ["HTTPS://example.org", true],
  ["mailto:parents@example.org", true],
  ["//example.org", false],
  ["/\\example.org", false],
  ["/\t/example.org", false],
  ["http://example.org", false],
  ["https:example.org", false],
  ["https:///example.org", false],
  ["javascript:alert(1)", false],
  ["JaVaScRiPt:alert(1)", false],
  ["java\u0000script:alert(1)", false],
  ["\u0001javascript:alert(1)", false],
  ["data:text/html,<script>alert(1)</script>", false],
  ["vbscript:msgbox(1)", false],
  ["blob:https://example.org/1", false],
  ["file:///etc/passwd", false],
  ["mailto:a@b.org?body=x", false],
  ["rules", false],
  ["", false],
] as const)("a link to %j is followed: %s", ([href, isSafe]) => {
  expect(isSafeLink(href)).toBe(isSafe);
});

test("whatever is written, it is read, and quickly", () => {
  const part = fc.constantFrom("*", "**", "_", "`", "[", "](", ")", "\\", "a", " ", "/x");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      expect(typeof told(inlineOf(parts.join("")))).toBe("string");
    }),
  );
  for (const sign of ["*", "**", "_", "`", "[", "*a ", "**a ", "[a](", "_a "]) {
    const text = sign.repeat(20_000 / sign.length);
    expect(told(inlineOf(text)).length).toBeGreaterThan(0);
  }
});
