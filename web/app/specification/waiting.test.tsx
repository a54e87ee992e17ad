import { expect, test } from "vitest";
import { awaitedPlaces } from "./awaited-words.ts";
import { isStillAwaited } from "./awaited.ts";

test.for(awaitedPlaces)("%s is not open yet, so its words and numbers may wait", (place) => {
  expect(isStillAwaited(place)).toBe(true);
});
