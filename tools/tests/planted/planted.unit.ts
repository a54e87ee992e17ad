import { expect, test } from "vitest";
import { faultAlways, faultAtFirst, hang, standStill } from "./planted-fault.ts";

test("a unit passes", () => expect(faultAtFirst).not.toBe(faultAlways));

test("a unit leaves a process behind", () => expect(hang()).toBeUndefined());

test("a unit fails at first", () => expect(faultAtFirst("unit")).toBeNull());

test("a unit fails always", () => expect(faultAlways()).toBeNull());

test("a unit stands still", async () => expect(await standStill()).toBeUndefined());
