import Fastify from "fastify";
import { expect, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

test.for([
  ["", []],
  ["127.0.0.1, ::1", ["127.0.0.1", "::1"]],
  [" 10.0.0.0/8 loopback,fc00::/7 ,", ["10.0.0.0/8", "loopback", "fc00::/7"]],
] as const)("%j names proxies, and a server starts with them", ([list, proxies]) => {
  expect(trustedProxies(list)).toEqual(proxies);
  expect(() => Fastify({ trustProxy: trustedProxies(list) })).not.toThrow();
});

test.for(["true", "proxy.local", "10.0.0.0/33", "1", "10.0.0.1/8/8", "::1/129"])(
  "%s is no address of a proxy, and that is said",
  (list) => {
    expect(() => trustedProxies(list)).toThrow(`"${list}" is none`);
  },
);
