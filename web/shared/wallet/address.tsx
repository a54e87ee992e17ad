/** An address on the chain: long, of no words, and broken wherever there is no more room. */
export const Address = ({ children }: { children: string }) => (
  <code className="block rounded-field bg-raised px-3 py-2 text-sm break-all">{children}</code>
);

/** Enough of an address to tell it from others: such as "7xKX…9aGd". */
export const shortAddress = (address: string): string =>
  address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-4)}` : address;
