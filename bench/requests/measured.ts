import { quantile } from "#bench/table.ts";

export type Measured = { calls: number; perSecond: number; p50Ms: number; p99Ms: number };

export const summary = (waitsMs: readonly number[], tookMs: number): Measured => ({
  calls: waitsMs.length,
  perSecond: (waitsMs.length / tookMs) * 1000,
  p50Ms: quantile(waitsMs, 0.5),
  p99Ms: quantile(waitsMs, 0.99),
});
