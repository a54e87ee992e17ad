/** An amount of coins, as it stands inside a sentence. */
export const inCoins = (coins: number): string => (coins === 1 ? "1 coin" : `${coins} coins`);
