/**
 * For tests: the creatures with which the game began, as they stood in the table then. What a test
 * counts or draws from them stays as it is when the game ships with another one.
 */
import { must } from "#game/lib/must.ts";
import { creatures } from "./creatures.ts";

const slugs = `cindlepup puddlefinch pebblegrum zephyrook brackenip rimefuzzle zizzlebug joulekit
  gloamadder lumoplume prismarmot twiglerin murkitten
  brazelhorn brinkoil loamadillo skywhirrel brambuckle zapadger duskarrel halorynx wispernel
  undowyrm galevanth glaceleth nokturrow quartzelot
  vulkarune canopragon serafawn
  eidolume monolithyr`;

export const firstCreatures = slugs.split(/\s+/).map((wanted) =>
  must(
    creatures.find(({ slug }) => slug === wanted),
    `creature ${wanted}`,
  ),
);
