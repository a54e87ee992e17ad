export { countTotals } from "./daily.ts";
