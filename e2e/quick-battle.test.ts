import { expect } from "@playwright/test";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { battleUntilVictory } from "#e2e/support/battle.ts";
import { expectResultInView } from "#e2e/support/result.ts";
import { test } from "#e2e/support/test.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

test("the rival that waits shows its elements, and is the one that is fought", async ({ page }) => {
  await signUp(page);
  await page.goto("/battle?mode=computer");
  const rival = page.getByRole("region", { name: "Your rival" });
  const levels = page.getByRole("group", { name: "How strong should the computer be?" });
  await levels.getByText("Fair").click();
  const heading = (await rival.getByRole("heading").textContent()) ?? "";
  const elements = await rival.getByRole("listitem").allTextContents();
  expect(elements).toHaveLength(3);

  await page.reload();
  await levels.getByText("Fair").click();
  await expect(rival.getByRole("heading")).toHaveText(heading);
  await expect(rival.getByRole("listitem")).toHaveText(elements);

  await page.getByRole("button", { name: "My Strongest" }).click();
  const deck = page.getByRole("list", { name: "Your deck" });
  // At least one card beside the strongest beats something; it takes the place of a strongest one.
  await deck
    .getByRole("button", { name: /, beats /, pressed: false })
    .first()
    .click();
  for (const [round, tactic] of ["Press", "Guard", "Feint"].entries())
    await rival
      .getByRole("group", { name: `Your tactic in round ${round + 1}` })
      .getByRole("button", { name: tactic })
      .click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Start Battle" }).click();
  // Both tactics are revealed with their round.
  const stage = page.getByRole("region", { name: "Battle" });
  await expect(stage.getByText("Press")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(stage.getByText("Feint")).not.toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByText("Why?").click();
  const name = heading.replace("Your rival: ", "");
  await expect(page.getByRole("table", { name })).toBeVisible();

  await page.getByRole("button", { name: "Battle Again" }).click();
  await expect(page.getByRole("radio", { name: /Fair/ })).toBeChecked();
  await expect(rival.getByRole("listitem")).toHaveCount(3);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`the win is in view at ${width} × ${height}, and its card is turned over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signUp(page);
    await battleUntilVictory(page);
    await expectResultInView(page);
    const result = page.getByRole("region", { name: "Victory!" });
    // What is said meanwhile is said inside.
    await expect(result.getByRole("region", { name: /Notifications/ })).toContainText("XP");
    expect(await findings(page)).toEqual([]);

    await result.getByRole("button", { name: "Turn It Over" }).click();
    await expect(result.getByRole("status").filter({ hasText: /, \w+, \w+$/ })).toBeFocused();
    await expectResultInView(page);
    expect(await findings(page)).toEqual([]);
  });
}
