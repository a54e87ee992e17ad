import { expect, test } from "vitest";
import { hasWayBack, keepWayBack, takeWayBack } from "./return-url.ts";

const at = (address: string) => keepWayBack(new URL(address, location.origin) as never);

test.for(["/trade?claim=ABC234", "/trade?code=ABCD2345", "/local-battle?join=123456"])(
  "after the sign-in the code of %s goes on, once",
  (address) => {
    at(address);
    expect(hasWayBack()).toBe(true);

    expect(takeWayBack()).toBe(address);
    expect(hasWayBack()).toBe(false);
    expect(takeWayBack()).toBe("/");
  },
);

test("without a code a sign-in leads home", () => {
  at("/marketplace?tab=trades");
  expect(hasWayBack()).toBe(false);
  expect(takeWayBack()).toBe("/");
});

test.for(["https://evil.example/?code=1", "//evil.example/?code=1", "/\\evil.example/?code=1"])(
  "nobody is led to another site: %s",
  (address) => {
    sessionStorage.setItem("way-back", address);
    expect(takeWayBack()).toBe("/");
  },
);
