/** The window's event when code that is to be shown now could not be fetched. */
export const MISSING_CODE = "missing-code";
