export { recordTiles } from "./tiles.ts";
