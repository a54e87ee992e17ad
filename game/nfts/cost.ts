/** What the network takes for writing down whose a card is, whatever the card is worth. */
export const NETWORK_FEE_CENTS = 63;

/** The same as it is when the network itself cannot be asked. */
export const USUAL_COST_LAMPORTS = 6_329_680;

export const inSol = (lamports: number): number => lamports / 1_000_000_000;

export const costInCents = (lamports: number, usdPerSol: number): number =>
  Math.round(inSol(lamports) * usdPerSol * 100);
