import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame({ adjust: () => ({ publicUrl: "https://taleborn.test" }) });

const signUp = () =>
  game.app.inject({
    method: "POST",
    url: "/api/auth/signup",
    payload: {
      email: "ann@game.test",
      password: "lantern-of-moss",
      username: "ann",
      birthMonth: "1990-01",
    },
  });

test("over https no cookie leaves this host, nor is one read by a script or sent along by another site", async () => {
  const { statusCode, headers } = await signUp();
  const cookies = [headers["set-cookie"] ?? []].flat();

  expect(statusCode).toBe(200);
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["__Host-sid", "__Host-device"]);
  for (const cookie of cookies) {
    const parts = cookie.split("; ").slice(1);
    expect(parts).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]));
    expect(cookie).not.toContain("Domain");
  }
});

test.for(["/api/health", "/api/nothing", "/%", "/api/auth/user"])(
  "%s says that browsers come by https only, for a year",
  async (url) => {
    const { headers } = await game.app.inject({ url });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  },
);

test("no other site may read an answer, whatever it says of itself", async () => {
  const headers = { origin: "https://evil.test" };
  const answers = [
    await game.app.inject({ url: "/api/health", headers }),
    await game.app.inject({
      method: "OPTIONS",
      url: "/api/visit",
      headers: { ...headers, "access-control-request-method": "POST" },
    }),
  ];

  for (const answer of answers) {
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  }
});
