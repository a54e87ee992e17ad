// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { findPath } from "#web/app/paths.ts";
import { screenOf } from "#web/app/screens.tsx";
import { CallError } from "#web/lib/call.ts";
import type { Toast } from "#web/ui/toast.tsx";
import * as market from "#web/words/market.ts";
import * as nft from "#web/words/nft.ts";
import { deck, open, press } from "./the-app.tsx";
import { toastRows, type ToastRow } from "./toast-rows.ts";
import { MESSAGE, waiting } from "./waiting-toasts.ts";

// The words of what opens later are compared in the catalogue, and nothing waits for ever.

afterEach(cleanup);

const refused = new CallError(409, JSON.stringify({ code: "because", message: MESSAGE }));
const silent = new CallError(502, "Bad Gateway");

/** As far as the specification states it. */
function statedPart({ text, orMessage }: ToastRow, shown: Toast) {
  const { variant, title, description = "" } = shown;
  const isStated = text !== "" || orMessage;
  return { title, isGood: variant !== "destructive", text: isStated ? description : "" };
}

test.for(waiting)("$awaited: $situation", ({ situation, words }) => {
  const row = toastRows.find((each) => each.situation === situation)!;
  const { title, isGood, text, orMessage } = row;
  const say = (error: unknown) => (typeof words === "function" ? words(error) : words);

  const withReason = { title, isGood, text: orMessage ? MESSAGE : text };
  expect(statedPart(row, say(refused))).toEqual(withReason);

  const without = text === "" ? { title } : { title, isGood, text };
  expect(typeof words === "function" ? statedPart(row, say(silent)) : without).toMatchObject(
    without,
  );
});

test.for([
  ["1.8", nft.CONVERSION_FAILED, "Failed to convert card to NFT"],
  ["1.8", nft.CONVERSION_REFUSED, "Conversion failed"],
  ["2.5", market.BAD_PRICE, "Please enter a valid price"],
  ["2.5", market.OWN_CARD, "Your Card"],
  ["2.5", market.TOO_FEW_COINS, "Need More Coins"],
])("words of %s that are no toast: %s", ([, words, stated]) => expect(words).toBe(stated));

/** Parts of screens that are not open yet, and how to get to where they say so. */
const parts: Record<string, () => Promise<unknown>> = {
  conversion: async () => {
    open("/cards");
    await press("Convert to NFT: Aaa");
    return screen.findByText(/opens soon/i);
  },
  transfer: async () => {
    open(`/card/${deck[0]!.id}`);
    return screen.findByText(/This opens soon/);
  },
  builder: async () => {
    open("/create");
    return screen.findByText(/This opens soon/);
  },
  "more cards": async () => {
    open("/create");
    return screen.findByText(/are opening soon/);
  },
};

async function isStillAwaited(awaited: string): Promise<boolean> {
  const part = parts[awaited];
  if (part) return Boolean(await part());
  const path = findPath(awaited);
  if (path === null) return false;
  const module = await screenOf(path, true).load();
  return "SoonScreen" in (module as object);
}

test.for([...new Set(waiting.map(({ awaited }) => awaited))])(
  "%s is not open yet, so its toasts may wait",
  async (awaited) => expect(await isStillAwaited(awaited)).toBe(true),
);
