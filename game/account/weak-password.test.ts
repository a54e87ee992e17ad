import { expect, test } from "vitest";
import { refuseWeakPassword } from "./weak-password.ts";

const mia = { username: "Mia Moon", email: "mia.moon@mail.test", isAdmin: false };
const isCommon = (password: string) => ["password1", "dragon"].includes(password);

test.for([
  ["Password1", "common_password"],
  ["dragon", "common_password"],
  ["taleborn", "common_password"],
  ["Taleborn2026!", "common_password"],
  ["T4l3b0rn", "common_password"],
  ["1taleborn1", "common_password"],
  ["mia moon", "password_like_name"],
  ["miamoon12", "password_like_name"],
  ["mia.moon", "password_like_name"],
  ["Mia.Moon@mail.test", "password_like_name"],
  ["m1am00n", "password_like_name"],
] as const)("%s is refused: %s", ([password, refusal]) => {
  expect(refuseWeakPassword(password, mia, isCommon)).toBe(refusal);
});

test.for(["a dragon of mine", "taleborn is fun", "mia and the moon", "kx7-pt2", "日本の森の中"])(
  "%s is a password",
  (password) => {
    expect(refuseWeakPassword(password, mia, isCommon)).toBeNull();
  },
);

test("who runs the game needs a long one", () => {
  const admin = { ...mia, isAdmin: true };
  expect(refuseWeakPassword("elevenchars", admin, isCommon)).toBe("password_short_for_admin");
  expect(refuseWeakPassword("twelve-chars", admin, isCommon)).toBeNull();
});

test("a short name is no reason: many words begin like it", () => {
  const al = { username: "al", email: "al@mail.test", isAdmin: false };
  expect(refuseWeakPassword("al1234", al, isCommon)).toBeNull();
});
