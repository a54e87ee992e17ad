import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { films } from "./films.ts";

const names = Object.keys(films);
const bytes = (file: string) => statSync(`web/public/videos/${file}`).size;

test("the web client shows the films that this tool makes", () => {
  const shown = readFileSync("web/shared/films.ts", "utf8").matchAll(/files\("([^"]+)"\)/g);
  expect([...shown].map(([, name]) => name)).toEqual(names);
});

test.each(names)("%s is there in all its formats, and small", (name) => {
  expect(bytes(`${name}.webm`)).toBeLessThan(1_000_000);
  expect(bytes(`${name}.mp4`)).toBeLessThan(1_000_000);
  expect(bytes(`${name}.webp`)).toBeLessThan(40_000);
});
