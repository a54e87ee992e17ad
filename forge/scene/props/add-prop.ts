/** Hangs what the creature wears and holds on its body, because the description says so. */
import type { Anchors } from "#forge/bodies/body.ts";
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import type { Gear, Prop } from "#forge/gear.ts";
import type { Color } from "#forge/paint/color.ts";
import { dressed, type Dress } from "#forge/paint/dressed.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { namedColor, rainbowWord } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import { bandedIn } from "#forge/paint/stuffs/fabrics.ts";
import type { Lamp } from "#forge/paint/toon.ts";
import { lookingFrame, movedTo, resized, rolled, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { stuffWords } from "#forge/words/lexicon/part-words.ts";
import { addArmor, addCollar, addEyepatch, addHook, addMask, addNecklace } from "./armor.ts";
import { addBackpack, addJetpack } from "./backgear.ts";
import { addBoots, addSkates } from "./footwear.ts";
import {
  addHeldThing,
  addOnHat,
  addThingForHead,
  addThingForHorn,
  addThingOnBack,
  addThingOnChest,
  addThingOnHead,
  addThingOnMouth,
  addThingOnNose,
  addThingOnTail,
  addThingsForEars,
} from "./held-thing.ts";
import { addBowTie, addCape } from "./capes.ts";
import { addBorrowed } from "./borrowed-parts.ts";
import { addGarment } from "./garments.ts";
import { addGlasses, addSunglasses } from "./glasses.ts";
import { addGrowth } from "./growths.ts";
import { handsOf } from "./hands.ts";
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
import {
  addJuggled,
  addThingsForHands,
  addThingsForSpines,
} from "#forge/scene/props/several/many-things.ts";
import { isInMouth, type AddProp, type PropOrder } from "./prop.ts";
import { liftOutOfHair, resizeSince } from "./sized-on-body.ts";
import { addBalloon, addCup, addHammer, addSpear, addSword, addWand } from "./toys.ts";

type Slot = "hand" | "head" | "ears" | "eyes" | "neck" | "back" | "feet" | "chest" | "body";

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
  onHead: ["head", addThingOnHead],
  onBack: ["back", addThingOnBack],
  onChest: ["chest", addThingOnChest],
  onNose: ["body", addThingOnNose],
  onTail: ["body", addThingOnTail],
  onMouth: ["body", addThingOnMouth],
  onHorn: ["body", addThingForHorn],
  onEars: ["body", addThingsForEars],
  forHead: ["body", addThingForHead],
  onHands: ["body", addThingsForHands],
  onSpines: ["body", addThingsForSpines],
  inAir: ["body", addJuggled],
  garment: ["body", addGarment],
  growth: ["body", addGrowth],
  borrowed: ["body", addBorrowed],
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
  body: 6,
};

type Order = Omit<PropOrder, "color" | "stuff" | "thing" | "above" | "bodySize">;

/** Adds all for which the creature has a place, the first ones first; gives back a lamp that shines. */
export function addGear(gear: readonly Gear[], given: Order): Lamp | null {
  const taken = new Map<Slot, number>();
  const isTied = gear.some(({ prop, thing }) => prop === "bowTie" || thing === "tie");
  const free = isTied ? { ...given, anchors: heldAside(given.anchors) } : given;
  const order = { ...free, bodySize: given.model.size };
  const lamps = gear.flatMap((each) => {
    const [slot] = props[each.prop];
    const before = taken.get(slot) ?? 0;
    const count = Math.min(each.count ?? 1, mostAtOnce);
    if (before >= room[slot]) return [];
    taken.set(slot, before + (slot === "hand" ? count : 1));
    return placesOf(each, { order, slot, before, count }).map(({ anchors, above }) =>
      addOne({ ...each, ...(each.count !== undefined && { count }) }, { ...order, anchors, above }),
    );
  });
  return lamps.find((lamp) => lamp !== null) ?? null;
}

/** What short arms hold before the chest must not hide a tie. */
function heldAside(anchors: Anchors): Anchors {
  const { hold, neck } = anchors;
  const aside = dot(subtract(hold.origin, neck.origin), neck.right);
  const free = neck.scale * 1.8;
  if (isInMouth(anchors) || Math.abs(aside) > free) return anchors;
  const shift = (aside < 0 ? -free : free) - aside;
  return { ...anchors, hold: { ...hold, origin: add(hold.origin, scale(neck.right, shift)) } };
}

/** More of one thing cannot be told apart. */
const mostAtOnce = 10;

function addOne(gear: Gear, order: Order & { above: number; bodySize: number }): Lamp | null {
  const { prop, color, second, stuff, thing, count, size } = gear;
  const { model } = order;
  const before = model.size;
  const own = color === null ? null : namedColor(color);
  const other = namedColor(second ?? "");
  const lamp = props[prop][1]({ ...order, color: own, second: other, stuff, thing, count });
  dressSince(model, before, {
    stuff: other
      ? bandedIn(other)
      : stuffOf(color === rainbowWord ? color : (stuffWords.get(stuff ?? "") ?? stuff ?? "")),
    color: own,
  });
  const isHat = props[prop][0] === "head" && prop !== "onHead";
  const onHat = isHat && stuff ? thingOnHat(stuff) : null;
  if (onHat) addOnHat({ ...order, color: null, thing: onHat });
  if (size === "small" && props[prop][0] === "head")
    liftOutOfHair(model, before, order.anchors.head);
  // Around a head nothing is tiny.
  if (size && frames[props[prop][0]] === undefined && thing !== "spaceHelmet")
    resizeSince(model, before, { ...gear, size });
  return lamp;
}

const plain = (word: string) => word.replaceAll("_", "");

/** No hat is made of a lamp, and flowers bloom on it. */
function thingOnHat(stuff: string): string | null {
  const own = stuffWords.get(stuff) ?? stuff;
  const thing = isKnownThing(plain(stuff)) ? plain(stuff) : null;
  if (own === "flower") return thing ?? "lotus";
  return stuffOf(own) === null ? thing : null;
}

/** What a prop is made of, and the colour of those that have one of their own. */
function dressSince(model: Model, before: number, dress: Dress): void {
  const { stuff, color } = dress;
  const added = model.paints.slice(before);
  const isPainted = added.some(({ material }) => isNear(model.materials[material]!.base, color));
  if (!stuff && (color === null || isPainted)) return;
  const ids = new Map<MaterialId, MaterialId>();
  for (const paint of added) {
    const id = ids.get(paint.material);
    const fresh = id ?? model.material(dressed(model.materials[paint.material]!, dress));
    ids.set(paint.material, fresh);
    paint.material = fresh;
  }
}

const isNear = (one: Color, other: Color | null): boolean =>
  other !== null && one.every((value, i) => Math.abs(value - other[i]!) < 0.02);

type Places = { order: Order; slot: Slot; before: number; count: number };

/** A place for each piece: in all hands and fanned out, or one hat upon the other. */
function placesOf(
  { prop, size }: Gear,
  { order, slot, before, count }: Places,
): { anchors: Anchors; above: number }[] {
  const several = slot === "hand" || slot === "head" ? count : 1;
  const hands = slot === "hand" ? handHolds(order, count) : [];
  return Array.from({ length: several }, (_, i) => {
    const turn = before + i;
    const hold = hands[turn % hands.length];
    const anchors = hold ? { ...order.anchors, hold } : order.anchors;
    const isSecond = !hold && turn % 2 === 1;
    const isInHand = hold !== undefined;
    return placesFor(anchors, { model: order.model, slot, prop, isSecond, isInHand }).map(
      (place) => {
        const sized = size ? sizedAt(place, slot, sizes[size]) : place;
        const layer = Math.floor(turn / (hands.length || 2));
        return { anchors: slot === "hand" ? fanned(sized, layer) : stacked(sized, i), above: i };
      },
    );
  }).flat();
}

/** Of those with more than two arms, and of those with arms who would hold it with the mouth. */
function handHolds({ model, anchors }: Order, count: number): Frame[] {
  const ends = handsOf({ model, anchors }, ["hands", "arms", "claws"]);
  if (ends.length <= 2 && !isInMouth(anchors)) return [];
  // Eight things of full size would hide who holds them.
  const size = ends.length > 2 && count > 2 ? 0.68 : 1;
  return ends
    .toSorted((a, b) => b.point[2] - a.point[2])
    .map(({ point }) => ({ ...resized(anchors.hold, size), origin: point }));
}

/** How far those that share a hand lean apart, in radians. */
const lean = 0.42;

function fanned(anchors: Anchors, layer: number): Anchors {
  if (layer === 0) return anchors;
  const { hold, neck } = anchors;
  const side = dot(subtract(hold.origin, neck.origin), neck.right) < 0 ? -1 : 1;
  const turned = rolled(hold, side * lean * layer);
  return { ...anchors, hold: movedTo(turned, [side * 0.35 * layer, 0.12 * layer, -0.1 * layer]) };
}

const stacked = (anchors: Anchors, above: number): Anchors =>
  above === 0 ? anchors : { ...anchors, head: movedTo(anchors.head, [0, 0.42 * above, 0]) };

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

type Placing = { model: Model; slot: Slot; prop: Prop; isSecond: boolean; isInHand: boolean };

/** Each neck has its collar and each head its hat; a hand has one thing. */
function placesFor(
  anchors: Anchors,
  { model, slot, prop, isSecond, isInHand }: Placing,
): Anchors[] {
  const { heads = [anchors.head], necks = [anchors.neck] } = anchors;
  if (slot === "neck") return necks.map((neck) => ({ ...anchors, neck }));
  if (slot === "head") return heads.map((head) => ({ ...anchors, head }));
  if (slot !== "hand" || isInHand) return [anchors];
  const isBeside = isInMouth(anchors) && beside.has(prop);
  const free = isBeside ? withGroundHold(model, anchors) : anchors;
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

function withGroundHold(model: Model, anchors: Anchors): Anchors {
  const { neck, hold } = anchors;
  const [x, y, z] = neck.origin;
  const low = Math.max(y - 0.55, y * 0.42);
  // Past the side of a broad body, which would hide it.
  const [side] = model.seat([x + 4, low, z], [-1, 0, 0]).point;
  const broad = side - x < 1.4 ? side - x + 0.16 : 0;
  const aside = Math.max(0.52, neck.scale * 1.6, broad);
  const origin: Vector = [x + aside, low, z + 0.2];
  return { ...anchors, hold: lookingFrame(origin, [0.4, 0, 1], [0, 1, 0], hold.scale) };
}

/** The same place on the other side of the body; who has no hands takes it beside the first. */
function withOtherHand(anchors: Anchors): Anchors {
  const { hold, neck } = anchors;
  const aside = dot(subtract(hold.origin, neck.origin), neck.right);
  const across = Math.max(1.3, 1.9 * Math.abs(aside));
  if (isInMouth(anchors)) return { ...anchors, hold: movedTo(hold, [across, -0.3, 0]) };
  return { ...anchors, hold: { ...hold, origin: add(hold.origin, scale(neck.right, -2 * aside)) } };
}
