export { countTotals, listCoins, sumCoins } from "./daily.ts";
export { recordTiles } from "./tiles.ts";
