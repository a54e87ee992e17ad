/** Hangs what the creature wears and holds on its body, because the description says so. */
import type { Anchors } from "#forge/bodies/body.ts";
import type { Gear, Prop } from "#forge/genome.ts";
import { namedColor } from "#forge/paint/palette.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { lookingFrame, movedTo, resized } from "#forge/shapes/frame.ts";
import { add, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { addArmor, addCollar, addEyepatch, addHook, addMask, addNecklace } from "./armor.ts";
import { addBackpack, addJetpack } from "./backgear.ts";
import { addBoots, addSkates } from "./footwear.ts";
import { addHeldThing } from "./held-thing.ts";
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

type Slot = "hand" | "head" | "ears" | "eyes" | "neck" | "back" | "feet" | "chest";

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
  boots: ["feet", addBoots],
  skates: ["feet", addSkates],
  backpack: ["back", addBackpack],
  jetpack: ["back", addJetpack],
  armor: ["chest", addArmor],
  collar: ["neck", addCollar],
  mask: ["eyes", addMask],
  eyepatch: ["eyes", addEyepatch],
  necklace: ["neck", addNecklace],
  hook: ["hand", addHook],
  thing: ["hand", addHeldThing],
};

const room: Record<Slot, number> = {
  hand: 2,
  head: 1,
  ears: 1,
  eyes: 1,
  neck: 1,
  back: 1,
  feet: 1,
  chest: 1,
};

type Order = Omit<PropOrder, "color" | "stuff" | "thing">;

/** Adds all for which the creature has a place, the first ones first; gives back a lamp that shines. */
export function addGear(gear: readonly Gear[], order: Order): Lamp | null {
  const taken = new Map<Slot, number>();
  const lamps = gear.map(({ prop, color, stuff, size, thing }) => {
    const [slot, addProp] = props[prop];
    const before = taken.get(slot) ?? 0;
    if (before >= room[slot]) return null;
    taken.set(slot, before + 1);
    const ownColor = color === null ? null : namedColor(color);
    const places = placesFor(order.anchors, { slot, prop, isSecond: before > 0 }).map((place) =>
      size ? sizedAt(place, slot, sizes[size]) : place,
    );
    const shining = places.map((anchors) =>
      addProp({ ...order, anchors, color: ownColor, stuff, thing }),
    );
    return shining.find((lamp) => lamp !== null) ?? null;
  });
  return lamps.find((lamp) => lamp !== null) ?? null;
}

const sizes = { small: 0.55, large: 1.7 };

/** What sits on the eyes, the back and the feet is as large as these are. */
const frames: Partial<Record<Slot, "hold" | "head" | "neck">> = {
  hand: "hold",
  head: "head",
  neck: "neck",
};

function sizedAt(anchors: Anchors, slot: Slot, size: number): Anchors {
  const name = frames[slot];
  return name === undefined ? anchors : { ...anchors, [name]: resized(anchors[name], size) };
}

type Placing = { slot: Slot; prop: Prop; isSecond: boolean };

/** Each neck has its collar and each head its hat; a hand has one thing. */
function placesFor(anchors: Anchors, { slot, prop, isSecond }: Placing): Anchors[] {
  const { heads = [anchors.head], necks = [anchors.neck] } = anchors;
  if (slot === "neck") return necks.map((neck) => ({ ...anchors, neck }));
  if (slot === "head") return heads.map((head) => ({ ...anchors, head }));
  if (slot !== "hand") return [anchors];
  const free = isInMouth(anchors) && beside.has(prop) ? withGroundHold(anchors) : anchors;
  return [isSecond ? withOtherHand(free) : free];
}

/** What looks wrong between teeth stands upright beside a forepaw. */
const beside: ReadonlySet<Prop> = new Set<Prop>([
  "sword",
  "hammer",
  "spear",
  "wand",
  "thing",
  "hook",
]);

function withGroundHold(anchors: Anchors): Anchors {
  const { neck, hold } = anchors;
  const aside = Math.max(0.52, neck.scale * 1.6);
  const [x, y, z] = neck.origin;
  const origin: Vector = [x + aside, Math.max(y - 0.55, y * 0.42), z + 0.2];
  return { ...anchors, hold: lookingFrame({ origin, forward: [0.4, 0, 1], scale: hold.scale }) };
}

/** The same place on the other side of the body; who has no hands takes it beside the first. */
function withOtherHand(anchors: Anchors): Anchors {
  const { hold, neck } = anchors;
  if (isInMouth(anchors)) return { ...anchors, hold: movedTo(hold, [1.3, -0.3, 0]) };
  const aside = dot(subtract(hold.origin, neck.origin), neck.right);
  return { ...anchors, hold: { ...hold, origin: add(hold.origin, scale(neck.right, -2 * aside)) } };
}
