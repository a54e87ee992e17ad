import { expect, test } from "@playwright/test";
import { faultAlways, faultAtFirst } from "./planted-fault.ts";

test("a journey passes", () => expect(faultAtFirst).not.toBe(faultAlways));

test("a journey fails at first", () => expect(faultAtFirst("journey")).toBeNull());

test("a journey fails always", () => expect(faultAlways()).toBeNull());
