/** What the network takes for writing down whose a card is, whatever the card is worth. */
export const NETWORK_FEE_CENTS = 63;

/** The same as it is when the network itself cannot be asked. */
export const USUAL_COST_LAMPORTS = 6_329_680;

/** The network lets a wallet have nothing, or at least so much. */
const LEAST_LAMPORTS = 890_880;

export function canPay(ownLamports: number, costLamports: number): boolean {
  const left = ownLamports - costLamports;
  return left === 0 || left >= LEAST_LAMPORTS;
}

export const inSol = (lamports: number): number => lamports / 1_000_000_000;

export const costInCents = (lamports: number, usdPerSol: number): number =>
  Math.round(inSol(lamports) * usdPerSol * 100);
