import { expect, test } from "vitest";
import { refusedStart } from "#server/testing/server-process.ts";

test.for([
  ["TRUST_PROXY", "nginx"],
  ["PORT", "many"],
  ["CAMPAIGN_ENDS", "soon"],
] as const)("with %s=%s the game says in one line what is wrong", ([name, value]) => {
  const { code, said } = refusedStart({ [name]: value });

  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringContaining(`${name} `)]);
  expect(said).toContain(`"${value}"`);
});
