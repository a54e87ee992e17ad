import { quantile } from "#tools/bench/table.ts";

export type Measured = { perSecond: number; p99Ms: number };

export const summary = (waitsMs: readonly number[], tookMs: number): Measured => ({
  perSecond: (waitsMs.length / tookMs) * 1000,
  p99Ms: quantile(waitsMs, 0.99),
});
