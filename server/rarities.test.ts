import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { routes } from "./app.ts";

/** Every field of an input that takes a rarity, such as `PUT /api/admin/cards/{id} rarity`. */
const asked = routes.flatMap(({ endpoint: { method, path, input } }) =>
  Object.entries(input instanceof z.ZodMiniObject ? (input.shape as Record<string, $ZodType>) : {})
    .filter(
      ([name, field]) =>
        /rarit/i.test(name) ||
        (z.safeParse(field, "mythical").data === "mythical" &&
          !z.safeParse(field, "no rarity").success),
    )
    .map(([name, field]) => [`${method} ${path} ${name}`, field] as const),
);

test("the walk finds forms and filters", () => {
  expect(asked.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "GET /api/admin/cards rarity",
      "GET /api/trades/marketplace rarity",
      "POST /api/admin/missions objectiveParam",
    ]),
  );
});

test.for(asked)("%s takes mythic for mythical", ([, field]) => {
  expect(z.safeParse(field, "mythical").data).toBe("mythical");
  expect(z.safeParse(field, "mythic").data).toBe("mythical");
});
