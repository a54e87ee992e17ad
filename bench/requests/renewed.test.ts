import { expect, test } from "vitest";
import { newId } from "#server/lib/ids.ts";
import { idsMadeSince, renewed } from "./renewed.ts";

test("what a call has made has another id each time, and everything else stays", () => {
  const [player, battle] = [newId().replace(/^.{8}/, "00000000"), newId()];
  const values = [player, [battle, `battle:${battle}`], 7, null];
  const script = [{ isTransaction: true, statements: [{ name: "s", text: "insert", values }] }];
  const made = idsMadeSince(script, Date.now() - 60_000);

  const [first, second] = [renewed(script, made), renewed(script, made)].map(
    ([part]) => part?.statements[0]?.values,
  );

  expect(made).toEqual(new Set([battle]));
  expect(first).toEqual([player, [expect.any(String), expect.stringMatching(/^battle:/)], 7, null]);
  expect(JSON.stringify(first)).not.toContain(battle);
  expect(first).not.toEqual(second);
});
