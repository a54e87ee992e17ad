/**
 * The thing that a species word names: modelled by hand, else made from a drawing, else the shape
 * that comes nearest to it.
 */
import type { ThingShape } from "#forge/genome.ts";
import { boards } from "./boards.ts";
import { buildings } from "./buildings.ts";
import { burgers } from "./burgers.ts";
import { crafts } from "./crafts.ts";
import { isDrawn } from "./drawings.ts";
import { drawnThing } from "./drawn-thing.ts";
import { fruit } from "./fruit.ts";
import { house } from "./house.ts";
import { household } from "./household.ts";
import { kitchen } from "./kitchen.ts";
import { landscapes } from "./landscapes.ts";
import { machines } from "./machines.ts";
import { music } from "./music.ts";
import { oddments } from "./oddments.ts";
import { school } from "./school.ts";
import { shapes } from "./shapes.ts";
import { sky } from "./sky.ts";
import { snacks } from "./snacks.ts";
import { street } from "./street.ts";
import { sweets } from "./sweets.ts";
import type { Thing, ThingTable } from "./thing.ts";
import { vehicles } from "./vehicles.ts";
import { toys } from "./toys.ts";
import { treasure } from "./treasure.ts";
import { vegetables } from "./vegetables.ts";

const tables: readonly ThingTable[] = [
  burgers,
  snacks,
  sweets,
  fruit,
  vegetables,
  kitchen,
  house,
  household,
  school,
  buildings,
  landscapes,
  vehicles,
  crafts,
  boards,
  sky,
  treasure,
  music,
  machines,
  street,
  oddments,
  toys,
];

const thingOf = new Map(
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([words, thing]) =>
      words.split(" ").map((word) => [word, thing] as const),
    ),
  ),
);

export const thingFor = (species: string | null, shape: ThingShape = "soft"): Thing =>
  thingOf.get(species ?? "") ?? drawnThing(species ?? "") ?? shapes[shape];

/** Whether a species word has a look of its own as a thing. */
export const isKnownThing = (word: string): boolean => thingOf.has(word) || isDrawn(word);

/** The words of the things that are modelled by hand. */
export const thingWords: readonly string[] = [...thingOf.keys()];
