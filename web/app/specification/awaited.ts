/** For tests: is something of the specification not open yet? */
import { screen } from "@testing-library/react";
import { findScreen } from "#web/app/paths.ts";
import { open, press } from "./the-app.tsx";

/** Parts of screens that are not open yet, and how to get to where they say so. */
const parts: Record<string, () => Promise<unknown>> = {
  conversion: async () => {
    open("/cards");
    await press("Convert to NFT: Aaa");
    return screen.findByText(/opens soon/i);
  },
};

/** `awaited` is one of these parts, or a path that shows "Opens soon". */
export async function isStillAwaited(awaited: string): Promise<boolean> {
  const part = parts[awaited];
  if (part) return Boolean(await part());
  const row = findScreen(awaited);
  if (!row) throw new Error(`The app has no path ${awaited}.`);
  return row.file.endsWith("coming-soon-screen.tsx");
}
