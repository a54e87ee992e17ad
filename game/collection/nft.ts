/** What the network takes for writing down whose a card is, whatever the card is worth. */
export const NETWORK_FEE_CENTS = 63;
