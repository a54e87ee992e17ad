/** What figures may wear on their heads. */
import { hatsOfTales } from "./hats-of-tales.ts";
import { hatsOfWork } from "./hats-of-work.ts";

export const hats = { ...hatsOfTales, ...hatsOfWork };

export type HatName = keyof typeof hats;
