/**
 * Powers are counted in tenths, so that what "Why?" shows line by line adds up. Everywhere else they
 * are whole, the same one in every place.
 */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

export const sumTenths = (values: readonly number[]): number =>
  values.reduce((tenths, value) => tenths + Math.round(value * 10), 0) / 10;

/** As a power is shown. A team with a tenth left still stands. */
export const wholePower = (power: number): number =>
  power > 0 ? Math.max(1, Math.round(power)) : 0;
