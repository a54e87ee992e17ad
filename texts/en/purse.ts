/** An amount of coins, as it stands inside a sentence. */
export const inCoins = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);

/** An amount of money, such as "$1.99". */
export const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
