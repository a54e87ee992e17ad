import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variables } from "#server/environment.ts";
import { settingNames, settings } from "#game/settings/settings.ts";
import { settingsPage, settingsPageFile } from "./settings-page.ts";

test("the page of the settings says what the server reads", () => {
  expect(readFileSync(settingsPageFile, "utf8")).toBe(settingsPage());
});

test("the server reads every variable of the table", () => {
  const source = readFileSync("server/config.ts", "utf8");

  const unread = Object.keys(variables).filter((name) => !source.includes(`("${name}")`));

  expect(unread).toEqual([]);
});

test("every setting that README and running.md name is one", () => {
  const ofGame = settingNames.flatMap((name) => settings[name].environment ?? []);
  const known = new Set<string>([...Object.keys(variables), ...ofGame]);
  const named = ["README.md", "docs/running.md"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([A-Z]{2,}(?:_[A-Z]+)+)`/g)].map(
      (found) => found[1]!,
    ),
  );

  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
