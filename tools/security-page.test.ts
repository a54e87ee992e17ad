import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// docs/security.md answers each requirement once: by tests, which exist, or by a reason.

const page = readFileSync("docs/security.md", "utf8");

type Row = { id: string; asked: string; answer: string };

const rows: Row[] = Array.from(
  page.matchAll(/^\| (V\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm),
  ([, id = "", asked = "", answer = ""]) => ({ id, asked, answer }),
);

const codeIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);

/** A conformance runs in the tests of each adapter. */
const isTestFile = (code: string) => /\.test\.tsx?$|\/conformance\.ts$/.test(code);

/** A file is named first, and then the titles of tests in it. */
function testsIn(answer: string): { file: string; title: string }[] {
  let file = "";
  return codeIn(answer).flatMap((code) => {
    if (isTestFile(code)) file = code;
    return file === "" || code === file ? [] : [{ file, title: code }];
  });
}

/** As the first argument of a call, in any kind of quotation marks. */
const hasTest = (source: string, title: string): boolean =>
  [`"${title}"`, `\`${title}\``].some((quoted) => source.includes(`${quoted},`));

const isThere = ({ file, title }: { file: string; title: string }): boolean =>
  existsSync(file) && hasTest(readFileSync(file, "utf8"), title);

const REASON = /^(?:Not applicable|Accepted|Written|Read|Open): \S/;

const beginningWith = (words: string) => rows.filter(({ answer }) => answer.startsWith(words));

test("every requirement is answered once, by a test or by a reason", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(page.match(/^\| V\d/gm)).toHaveLength(rows.length);
  const unanswered = rows.filter(({ answer }) => !answer.startsWith("`") && !REASON.test(answer));
  expect(unanswered).toEqual([]);
});

test("every test that it names is there, and runs", () => {
  const named = rows.flatMap(({ answer }) => testsIn(answer));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((each) => !isThere(each))).toEqual([]);
  const fileAlone = rows.filter(
    ({ answer }) => codeIn(answer).some(isTestFile) && testsIn(answer).length === 0,
  );
  expect(fileAlone).toEqual([]);
});

test("what is open stands in the list at its top, and its numbers are right", () => {
  const list = /^## Open\n([^]*?)^## /m.exec(page)?.[1] ?? "";
  const listed = Array.from(list.matchAll(/^- \*\*(V[\d.]+)\*\*/gm), ([, id = ""]) => id);
  expect(listed).toEqual(beginningWith("Open: ").map(({ id }) => id));
  const byTest = beginningWith("`");
  const byReason = rows.length - byTest.length - listed.length;
  expect(page).toContain(
    `${rows.length} requirements: ${byTest.length} are shown by tests, ` +
      `${byReason} have a reason, ${listed.length} are open.`,
  );
});

test("a title that stands nowhere is found", () => {
  const file = "tools/security-page.test.ts";
  expect(isThere({ file, title: "a title that stands nowhere is found" })).toBe(true);
  expect(isThere({ file, title: ["a title", "of no test"].join(" ") })).toBe(false);
  expect(isThere({ file: "tools/no-such.test.ts", title: "x" })).toBe(false);
});
