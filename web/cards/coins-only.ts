import { createContext, use } from "react";

/** Whether this player sees values in coins, and never in dollars. */
export const CoinsOnly = createContext(false);

export const useCoinsOnly = (): boolean => use(CoinsOnly);
