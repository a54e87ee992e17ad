// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CallError } from "#web/lib/call.ts";
import type { Toast } from "#web/ui/toast.tsx";
import * as nft from "#web/words/nft.ts";
import { isStillAwaited } from "./awaited.ts";
import { later } from "./later.ts";
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
])("words of %s that are no toast: %s", ([, words, stated]) => expect(words).toBe(stated));

const awaited = new Set([...waiting.map((each) => each.awaited), ...Object.keys(later)]);

test.for([...awaited])("%s is not open yet, so its words and numbers may wait", async (place) => {
  expect(await isStillAwaited(place)).toBe(true);
});
