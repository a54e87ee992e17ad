import { afterEach, expect, test } from "vitest";
import { nameKnownLanguage } from "./known-language.ts";

const own = navigator.language;
const speak = (value: string) =>
  Object.defineProperty(navigator, "language", { value, configurable: true });

afterEach(() => speak(own));

test.for([
  ["en-US@posix", "en"],
  ["c", "en"],
  ["", "en"],
  ["de-DE", "de-DE"],
  ["pt", "pt"],
] as const)("a browser in %j is taken to be in %j", ([named, known]) => {
  speak(named);
  nameKnownLanguage();
  expect(navigator.language).toBe(known);
  expect(new Intl.NumberFormat(navigator.language).format(1)).toBe("1");
});
