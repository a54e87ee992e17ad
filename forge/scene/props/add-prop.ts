/** Hangs what the creature wears and holds on its body, because the description says so. */
import type { Anchors } from "#forge/bodies/body.ts";
import type { Gear, Prop } from "#forge/genome.ts";
import { namedColor } from "#forge/paint/palette.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { movedTo } from "#forge/shapes/frame.ts";
import { add, dot, scale, subtract } from "#forge/shapes/vector.ts";
import { addBowTie, addCape } from "./capes.ts";
import { addGlasses, addSunglasses } from "./glasses.ts";
import { addBook, addShield } from "./handheld.ts";
import {
  addBrimmedHat,
  addCap,
  addHeadphones,
  addHelmet,
  addPartyHat,
  addTopHat,
  addWizardHat,
} from "./hats.ts";
import { addCrown, addFlower } from "./headwear.ts";
import { addLantern } from "./lantern.ts";
import { addBell, addGem, addScarf } from "./neckwear.ts";
import { isInMouth, type AddProp, type PropOrder } from "./prop.ts";
import { addBalloon, addCup, addHammer, addSpear, addSword, addWand } from "./toys.ts";

type Slot = "hand" | "head" | "ears" | "eyes" | "neck" | "back";

const props: Record<Prop, readonly [Slot, AddProp]> = {
  lantern: ["hand", addLantern],
  crown: ["head", addCrown],
  flower: ["head", addFlower],
  scarf: ["neck", addScarf],
  bell: ["neck", addBell],
  gem: ["neck", addGem],
  book: ["hand", addBook],
  shield: ["hand", addShield],
  hat: ["head", addBrimmedHat],
  topHat: ["head", addTopHat],
  wizardHat: ["head", addWizardHat],
  partyHat: ["head", addPartyHat],
  cap: ["head", addCap],
  helmet: ["head", addHelmet],
  headphones: ["ears", addHeadphones],
  sunglasses: ["eyes", addSunglasses],
  glasses: ["eyes", addGlasses],
  bowTie: ["neck", addBowTie],
  cape: ["back", addCape],
  sword: ["hand", addSword],
  wand: ["hand", addWand],
  hammer: ["hand", addHammer],
  spear: ["hand", addSpear],
  balloon: ["hand", addBalloon],
  cup: ["hand", addCup],
};

const room: Record<Slot, number> = { hand: 2, head: 1, ears: 1, eyes: 1, neck: 1, back: 1 };

/** Adds all for which the creature has a place, the first ones first; gives back a lamp that shines. */
export function addGear(gear: readonly Gear[], order: Omit<PropOrder, "color">): Lamp | null {
  const taken = new Map<Slot, number>();
  const lamps = gear.map(({ prop, color }) => {
    const [slot, addProp] = props[prop];
    const before = taken.get(slot) ?? 0;
    if (before >= room[slot]) return null;
    taken.set(slot, before + 1);
    const isSecond = slot === "hand" && before > 0;
    const anchors = isSecond ? withOtherHand(order.anchors) : order.anchors;
    return addProp({ ...order, anchors, color: color === null ? null : namedColor(color) });
  });
  return lamps.find((lamp) => lamp !== null) ?? null;
}

/** The same place on the other side of the body; who has no hands takes it beside the first. */
function withOtherHand(anchors: Anchors): Anchors {
  const { hold, neck } = anchors;
  if (isInMouth(anchors)) return { ...anchors, hold: movedTo(hold, [1.3, -0.3, 0]) };
  const aside = dot(subtract(hold.origin, neck.origin), neck.right);
  return { ...anchors, hold: { ...hold, origin: add(hold.origin, scale(neck.right, -2 * aside)) } };
}
