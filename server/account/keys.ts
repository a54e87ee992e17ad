/** Addresses and usernames are compared without case and in one Unicode form. */
export const keyOf = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
