import { quietly } from "#web/lib/quietly.ts";

export const storedKey = (playerId: string): string => `road:${playerId}`;

/** Whether this browser has won duels that the server has not seen; it loads no code of the road. */
export const hasWaitingDuels = (playerId: string): boolean =>
  quietly(() => localStorage.getItem(storedKey(playerId)))?.includes('"seed"') === true;
