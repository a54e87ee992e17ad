import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { severeAdvisories } from "./advisories.ts";
import { refusedLicences, type LockFile } from "./licences.ts";

const own = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

const withOne = (license: string | undefined, path = "node_modules/planted", dev = false) =>
  refusedLicences({
    packages: { ...own.packages, [path]: { ...(license !== undefined && { license }), dev } },
  });

test("every package that the game is shipped with may be shipped", () => {
  expect(refusedLicences(own)).toEqual([]);
});

test.for([
  ["GPL-3.0-only"],
  ["AGPL-3.0-or-later"],
  ["SSPL-1.0"],
  ["UNLICENSED"],
  ["MIT AND GPL-2.0-only"],
  ["GPL-2.0-only AND (AGPL-3.0-only OR MIT)"],
  ["LGPL-3.0-or-later"],
  [undefined],
])("a package under %s is refused by its name", ([license]) => {
  expect(withOne(license)).toEqual([`node_modules/planted: ${license ?? "no licence"}`]);
});

test("one may choose the better of two licences, and tools that are not shipped have any", () => {
  expect(withOne("(MIT OR GPL-2.0-only)")).toEqual([]);
  expect(withOne("GPL-3.0-only", "node_modules/planted", true)).toEqual([]);
  expect(withOne("LGPL-3.0-or-later", "node_modules/@img/planted")).toEqual([]);
});

test("severe advisories are told by package, and no others", () => {
  const report = {
    vulnerabilities: {
      ladder: { severity: "critical", via: [{ title: "Runs what it reads" }] },
      lamp: { severity: "high", via: ["ladder"] },
      broom: { severity: "moderate", via: [{ title: "Slow" }] },
    },
  };
  expect(severeAdvisories(JSON.stringify(report))).toEqual([
    "ladder (critical): Runs what it reads",
    "lamp (high): by ladder",
  ]);
  expect(severeAdvisories(`{"vulnerabilities":{}}`)).toEqual([]);
});

test.for(["", `{"message":"405 Method Not Allowed","error":{}}`, "<html>"])(
  "%j is no answer of the registry",
  (report) => {
    expect(severeAdvisories(report)).toBeNull();
  },
);
