import type { Page } from "@playwright/test";

/** How far each of the regions is outside of what the two bars leave of the window. */
export async function outside(page: Page, regions: readonly string[]): Promise<[string, number][]> {
  const top = await page.getByRole("banner").boundingBox();
  const bottom = await page.getByRole("navigation", { name: "Quick links" }).boundingBox();
  const from = (top?.y ?? 0) + (top?.height ?? 0);
  const to = bottom?.y ?? 0;
  return Promise.all(
    regions.map(async (name) => {
      const box = await page.getByRole("region", { name }).boundingBox();
      if (!box) throw new Error(`no ${name}`);
      return [name, Math.max(0, from - box.y, box.y + box.height - to)] as [string, number];
    }),
  );
}
