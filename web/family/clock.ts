/** Such as "20:30" or "8:30 PM", as the browser's owner writes it. */
export const clockWords = (minute: number): string =>
  new Date(2000, 0, 1, 0, minute).toLocaleTimeString([], { timeStyle: "short" });

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
