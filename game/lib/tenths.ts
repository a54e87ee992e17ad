/** Powers are shown with one decimal, so they are counted in tenths: what is shown adds up. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

export const sumTenths = (values: readonly number[]): number =>
  values.reduce((tenths, value) => tenths + Math.round(value * 10), 0) / 10;
