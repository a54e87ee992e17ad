/** Addresses and usernames are compared without case and in one Unicode form. */
export const keyOf = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** Blank text counts as none. */
export const orNull = (text: string | null | undefined): string | null => text?.trim() || null;
