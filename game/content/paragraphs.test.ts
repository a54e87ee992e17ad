import * as fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf } from "./paragraphs.ts";

const letters = (texts: readonly string[]) => texts.join("").replaceAll(" ", "");
const words = (text: string) => ({ kind: "words", text });
const list = (...lines: string[]) => ({ kind: "list", lines });

test.for([
  ["", []],
  ["  \n \n", []],
  ["One line", [words("One line")]],
  ["One\nparagraph\n\nand another", [words("One paragraph"), words("and another")]],
  ["Windows\r\nlines\r\n\r\nand\rold ones", [words("Windows lines"), words("and old ones")]],
  ["- a\n- b", [list("a", "b")]],
  ["Take:\n- a\n-  b \nor not", [words("Take:"), list("a", "b"), words("or not")]],
  ["- a\n\n- b", [list("a"), list("b")]],
  ["-5 is no point", [words("-5 is no point")]],
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
