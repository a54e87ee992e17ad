import { expect, test } from "vitest";
import { keepPlace, keepWayBack, takeWayBack, wayBack } from "./return-url.ts";

const at = (address: string) => keepWayBack(new URL(address, location.origin) as never);

test.for(["/trade?claim=ABC234", "/trade?code=ABCD2345", "/local-battle?join=123456"])(
  "after the sign-in the code of %s goes on, once",
  (address) => {
    at(address);
    expect(wayBack()).toBe("code");

    expect(takeWayBack()).toBe(address);
    expect(wayBack()).toBeNull();
    expect(takeWayBack()).toBe("/");
  },
);

test("without a code a sign-in leads home", () => {
  at("/marketplace?tab=trades");
  expect(wayBack()).toBeNull();
  expect(takeWayBack()).toBe("/");
});

test("who was in the middle of a page comes back to it", () => {
  keepPlace(new URL("/marketplace?tab=trades", location.origin) as never);
  expect(wayBack()).toBe("page");
  expect(takeWayBack()).toBe("/marketplace?tab=trades");
});

test("a parent comes back to the letter's page", () => {
  keepPlace(new URL("/family/answer?token=abc", location.origin) as never);
  expect(wayBack()).toBe("letter");
  expect(takeWayBack()).toBe("/family/answer?token=abc");
});

test.for(["https://evil.example/?code=1", "//evil.example/?code=1", "/\\evil.example/?code=1"])(
  "nobody is led to another site: %s",
  (address) => {
    sessionStorage.setItem("way-back", address);
    expect(takeWayBack()).toBe("/");
  },
);
