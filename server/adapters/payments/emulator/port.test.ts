import { describe } from "vitest";
import { paymentsConformance } from "#server/adapters/payments/conformance.ts";
import { bothWays, whoPays } from "./test-emulator.ts";

describe.for(await bothWays())("%s", ([, opened]) => {
  paymentsConformance(whoPays(opened));
});
