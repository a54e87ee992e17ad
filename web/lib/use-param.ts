import { useSearchParams } from "wouter";

/** What the address says of this, as in `?token=…`; null when it says nothing. */
export const useParam = (name: string): string | null => useSearchParams()[0].get(name);
