// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { awaitedPlaces } from "./awaited-words.ts";
import { isStillAwaited } from "./awaited.ts";

afterEach(cleanup);

test.for(awaitedPlaces)("%s is not open yet, so its words and numbers may wait", async (place) => {
  expect(await isStillAwaited(place)).toBe(true);
});
