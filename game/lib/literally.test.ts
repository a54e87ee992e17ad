import { expect, test } from "vitest";
import { literally } from "./literally.ts";

const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));

test.for(["", "i", "u", "v"])("every sign stands for itself alone, with the flags %j", (flags) => {
  for (const sign of [...keyboard, "’", "é", "\u{1F98A}"]) {
    const pattern = new RegExp(`^${literally(`a${sign}b`)}$`, flags);

    expect(pattern.test(`a${sign}b`)).toBe(true);
    expect(pattern.test("aQQb")).toBe(false);
  }
});
