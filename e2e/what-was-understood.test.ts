import { expect } from "@playwright/test";
import { celebratedName } from "#e2e/support/creation.ts";
import { findings } from "#e2e/support/findings.ts";
import { signUp } from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";

for (const width of [390, 1440]) {
  test(`at ${width} px the words of a description say at once what is understood`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page);
    await page.goto("/create-dynamic");
    const box = page.getByLabel("Describe your creature");
    const words = page.getByRole("status").filter({ hasText: "In the picture:" });

    await box.fill("a blorbo");
    await expect(page.getByText("Not yet: blorbo")).toBeVisible();
    await page.getByRole("button", { name: "Create Your Card" }).click();
    await expect(page.getByText("I do not know these words yet.")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.getByRole("button", { name: "Tell a Little More" }).click();
    await expect(box).toBeFocused();
    await box.fill("a tiny orange teapot with sunglasses who stands alone and a blorbo");
    await expect(words).toHaveText(/picture:.*tiny.*orange.*teapot.*sunglasses/);
    await expect(words).toHaveText(/story:.*stands/);
    await expect(page.getByText("Not yet: blorbo")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.getByRole("button", { name: "Create Your Card" }).click();
    await expect(page.getByText("I do not know these words yet.")).toBeHidden();
    expect(await celebratedName(page)).not.toBe("");
  });
}
