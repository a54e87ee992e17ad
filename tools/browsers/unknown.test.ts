import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oldestBrowsers } from "#web/app/browsers.ts";
import { unknownCss } from "./unknown-css.ts";
import { unknownJavaScript } from "./unknown-javascript.ts";

const css = (sheet: string) => [...unknownCss(sheet).keys()];
const javaScript = (script: string) => [...unknownJavaScript(script).keys()];

test("styles that an old browser does not know are found", () => {
  expect(css("a { --hero: light-dark(linear-gradient(red, blue), none) }")).toEqual([
    "light-dark() of images",
  ]);
  expect(css("a { text-wrap: pretty; interpolate-size: allow-keywords }")).toEqual([
    "text-wrap: pretty",
    "interpolate-size",
    "interpolate-size: allow-keywords",
  ]);
  expect(css("@starting-style { a { opacity: 0 } }")).toEqual(["@starting-style"]);
  expect(css("::scroll-button(left) { content: '<' }")).toEqual([":scroll-button"]);
  expect(css("a { width: calc-size(auto, size) }")).toContain("calc-size()");
});

test("styles that every browser knows, or that are asked for first, are none", () => {
  expect(css("a { color: light-dark(red, blue); display: grid }")).toEqual([]);
  expect(css("a:has(b)::before { inset: 0 }")).toEqual([]);
  expect(css("@supports (text-wrap: pretty) { a { text-wrap: pretty } }")).toEqual([]);
  expect(css("a { -webkit-user-select: none; user-select: none }")).toEqual([]);
});

test("code that an old browser does not know is found", () => {
  expect(javaScript("requestIdleCallback(run)")).toEqual(["requestIdleCallback"]);
  expect(javaScript("Promise.try(run)")).toEqual(["Promise.try"]);
  expect(javaScript("new CloseWatcher()")).toEqual(["CloseWatcher"]);
  expect(javaScript("navigator.connection.saveData")).toEqual(["navigator.connection"]);
  expect(javaScript("bytes.toBase64()")).toEqual(["toBase64()"]);
});

test("code that every browser knows is none", () => {
  expect(javaScript("[1].toSorted().at(-1); URL.canParse(x); AbortSignal.timeout(5)")).toEqual([]);
  expect(javaScript("structuredClone(new Set()); navigator.onLine")).toEqual([]);
});

test("the README says which browsers the game is for", () => {
  const { chrome, edge, firefox, safari } = oldestBrowsers;
  expect(readFileSync("README.md", "utf8")).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} or Safari ${safari}`,
  );
});
