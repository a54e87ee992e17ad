/** The room of the pack on the table, which its words beside it never exceed. */
export const packPlace = "w-[clamp(4.75rem,calc(50svh-15.5rem),9rem)] flex-none lg:w-40";

/** The frame around both. */
export const packFrame = "rounded-panel border p-3 sm:p-6";
