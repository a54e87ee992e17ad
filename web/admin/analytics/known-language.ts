function isKnown(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length >= 0;
  } catch {
    return false;
  }
}

/**
 * The chart library asks for numbers in the browser's language while it loads, and breaks when the
 * browser names one that there is not, as those on servers do ("en-US@posix"): such a one is English.
 */
export function nameKnownLanguage(): void {
  if (isKnown(navigator.language)) return;
  Object.defineProperty(navigator, "language", { value: "en", configurable: true });
}
