/** Every number that can be set is turned, and then no screen says the one that the game ships with. */
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toldNumbersOf } from "#game/settings/told.ts";
import { oldNumbersIn, turnedSettings } from "#game/settings/test-turned.ts";
import { screens } from "./screen-table.ts";
import { loadScreen, open, press } from "./specification/the-app.tsx";

const set = { maintenance: null, ...toldNumbersOf(turnedSettings) };

/** What stands together: a line for every element that has words of its own, and for its parent. */
function linesOf(root: Element): string[] {
  const blocks = [...root.querySelectorAll("p, li, tr, dd, dt, h1, h2, h3, button, a, label")];
  return blocks.map((block) => (block.textContent ?? "").replaceAll(/\s+/g, " "));
}

/** Lines with such a number that are about something else: power, and experience. */
const coincidences = [/ power for every opposing card /, / experience for a win and /];

const isCopy = (line: string) =>
  oldNumbersIn(line).length > 0 && !coincidences.some((each) => each.test(line));

const copies = () => linesOf(document.body).filter(isCopy);

const words = () => document.body.textContent ?? "";

const shown = screens.filter(({ path }) => !path.includes(":"));

test.for(shown)("$path says no number of before", async ({ path }) => {
  await loadScreen(path);
  open(path, { set });
  await waitFor(() => expect(document.querySelector("main")?.textContent).not.toBe(""));
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 10; turn += 1) await act(async () => undefined);

  expect(copies()).toEqual([]);
});

test("the rules say the numbers of now", async () => {
  await loadScreen("/rules");
  open("/rules", { set });
  const { shareCoins, sharesPerDay, playerWinCoins, legendaryPackCoins } = turnedSettings;
  await waitFor(() =>
    expect(words()).toContain(`pays ${shareCoins} coins, up to ${sharesPerDay} times`),
  );
  expect(words()).toContain(`Legendary Pack, ${legendaryPackCoins} coins`);
  expect(words()).toContain(`Win against a player${playerWinCoins}`);
});

test("the dialog of sharing says what a share pays now", async () => {
  open("/", { set });
  expect(
    await screen.findByText(`2/${turnedSettings.sharesPerDay} shares left today`),
  ).toBeTruthy();
  await press(/share/i);
  expect(
    await screen.findByText(new RegExp(`earn ${turnedSettings.shareCoins} bonus`)),
  ).toBeTruthy();
});
