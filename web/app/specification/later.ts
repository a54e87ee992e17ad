/**
 * For tests: labels and numbers of the specification whose screen is not open yet. Whoever opens it
 * moves them to the tests of labels and constants, where they are compared with what is shown.
 */
export const later: Record<string, readonly string[]> = {
  "/wallet": [
    "1.2: Wallet is being created... · Copy Address · View on Explorer · Mainnet or Devnet",
    "1.9: the balance has 4 decimals and is asked for every 10 s",
  ],
  conversion: [
    "1.2: Prepare Your Card · Connect to the blockchain · Create NFT Metadata · Mint Your NFT · Complete",
    "1.9: pauses of 2 s, 3 s, 4 s, then 1 s and 1 s",
  ],
  "/store": [
    "1.9: starter 5 credits, 4.99, 0.99 per card",
    "1.9: family 15 credits, 11.99, 0.80 per card, 19% savings, MOST POPULAR",
    "1.9: ultimate 30 credits, 19.99, 0.67 per card, 33% savings",
  ],
  "/checkout": ["1.4: PROCESSING", "1.9: redirect 1 s after the payment", "2.2: Complete Purchase"],
  "/premium-checkout": [
    "1.2: Cancel · Pay $1.99",
    "1.9: 0.00 processing fee; /?premium=success after 1 s",
  ],
  "more cards": ["1.2: a button that creates with a credit while there are any"],
  builder: [
    "2.9: 599 + weighted * 19400 / 100 cents, 599 to 19999, with the six weights",
    "2.9: sliders begin at 30, 30, 20, 10, 15, 25; attack and defense are 15 + 0.85 * slider",
    "2.9: the names of the rarity, element, ability and art tiers",
  ],
  "/admin": ["2.2: Back to App"],
  "/admin/cards": ["2.2: Total Cards · User Cards · Created Today", "2.5: the filter lists"],
  "/admin/battles": ["2.2: Waiting... · TBD"],
  "/admin/trades": ["2.2: Open trade; the price divided by 100"],
  "/admin/analytics": ["2.9: 7 days, 30 days, percentages with 1 decimal"],
  "/admin/settings": ["2.2: Save All Settings"],
  "/admin/missions": ["2.9: a mission lasts 7 days"],
  "/admin/content": ["2.2: the first 100 characters; Draft"],
};
