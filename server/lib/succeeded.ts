/** Stands in every answer of a change that went through. */
export const succeeded = { success: true } as const;
