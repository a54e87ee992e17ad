import { expect, type Page } from "@playwright/test";

/** The verdict and the card that was won lie inside the window, and nothing lies over them. */
export async function expectResultInView(page: Page) {
  const result = page.getByRole("region", { name: /^(Victory|Defeat|A Draw)!$/ });
  const covered = () =>
    result.evaluate((section) => {
      const title = [...section.querySelectorAll("h3")].find(
        ({ textContent }) => textContent === "You won a new card!",
      );
      return [section.querySelector("h2"), title?.parentElement].flatMap((part) => {
        if (!part) return [];
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const spots = [
          [x, y],
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ] as const;
        return spots.flatMap(([across, down]) => {
          const seen = document.elementFromPoint(across, down);
          return section.contains(seen) ? [] : [`${part.tagName} at ${across}, ${down}`];
        });
      });
    });
  await expect.poll(covered, "parts of the result that cannot be seen").toEqual([]);
}
