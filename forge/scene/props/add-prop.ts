/** Hangs what the creature carries on its body, because the description says so. */
import type { Prop } from "#forge/genome.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { addBook, addShield } from "./handheld.ts";
import { addCrown, addFlower } from "./headwear.ts";
import { addLantern } from "./lantern.ts";
import { addBell, addGem, addScarf } from "./neckwear.ts";
import type { AddProp, PropOrder } from "./prop.ts";

const props: Record<Prop, AddProp> = {
  lantern: addLantern,
  crown: addCrown,
  flower: addFlower,
  scarf: addScarf,
  bell: addBell,
  gem: addGem,
  book: addBook,
  shield: addShield,
};

export const addProp = (prop: Prop, order: PropOrder): Lamp | null => props[prop](order);
