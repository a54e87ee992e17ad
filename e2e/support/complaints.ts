import type { Page } from "@playwright/test";

/** What an address names: `7` of `/card/7` and of `/battle?room=7`. */
const lastOf = (address: string) => address.split(/[/=]/).at(-1);

/** Everything that the page complains about from now on: what it throws and what it logs as an error. */
export function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser itself notes when what the address names does not exist.
    const { url } = message.location();
    const isMissing = message.text().includes("status of 404");
    if (isMissing && lastOf(url) === lastOf(page.url())) return;
    complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
}
