/** Puts an actor on what it rides, or into what it sits in. */
import { addPlaced, lowestPoint } from "#forge/shapes/absorb.ts";
import type { Extra, Genome, GenomeGroup } from "#forge/genome.ts";
import type { Color } from "#forge/paint/color.ts";
import { dressed } from "#forge/paint/dressed.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { namedColor, type Palette } from "#forge/paint/palette.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import { placedActor, type Actor } from "#forge/scene/acting/act-out.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import { Model } from "#forge/shapes/model.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { frameInside, turnAround } from "#forge/shapes/placing.ts";
import { mountOfNoun, named } from "#forge/words/lexicon/stage-names.ts";
import { stuffWords } from "#forge/words/lexicon/part-words.ts";
import { sizeIn } from "#forge/understanding/understood.ts";
import type { Dice } from "#game/lib/dice.ts";
import { buildExtra } from "./extras.ts";
import { addThingParts } from "./thing-parts.ts";
import { cells } from "./cells.ts";
import { grounds } from "./grounds.ts";
import { yard } from "./yard.ts";
import type { Ride } from "./ride.ts";
import { hoardParts, seats } from "./seats.ts";
import { shelters } from "./shelters.ts";
import { vehicles } from "./vehicles.ts";

type Mounting = { genome: Genome; palette: Palette; dice: Dice };

export function mounted(actor: Actor, order: Mounting): Actor {
  const { mount, hoard } = order.genome.staging;
  if (hoard) return onHoard(actor, order.palette);
  if (mount === null) return actor;
  if (typeof mount !== "string") return carried(actor, mount, order);
  const ride =
    vehicles[mount] ??
    seats[mount] ??
    grounds[mount] ??
    yard[mount] ??
    shelters[mount] ??
    cells[mount];
  return ride ? riding(actor, ride, order) : actor;
}

/** What all of a group are under stands over the whole row. */
export function shelterOf(group: GenomeGroup): string | null {
  const [first, ...others] = group.nodes.map(({ staging }) => staging.mount);
  if (typeof first !== "string" || !(first in shelters || first in cells)) return null;
  return others.every((mount) => mount === first) ? first : null;
}

export function sheltered<One extends Actor>(row: One, shelter: string, order: Mounting): One {
  const { low, high } = row.model.bounds();
  const [width, height] = shelter in cells ? cellRoom : shelterRoom;
  const size = Math.max((high[0] - low[0]) / width, (high[1] - low[1]) / height);
  const { fits: _, ...own } = (shelters[shelter] ?? cells[shelter])!;
  const under = riding(row, { ...own, size }, order);
  return { ...row, ...under };
}

/** How wide and high it is under most of these, in their own lengths. */
const shelterRoom = [3.4, 2.4] as const;
const cellRoom = [2.6, 2] as const;

/** On another creature's back, or on a thing that lies flat. */
function carried(actor: Actor, mount: Extra, order: Mounting): Actor {
  const isThing = mount.plan === "thing";
  const spot = isThing ? "mouth" : mount.spot;
  const built = buildExtra({ ...mount, spot }, { ...order, core: actor.model.core });
  const model = isThing ? laidFlat(built.model) : built.model;
  const z = isThing ? 0 : -0.35;
  const back = model.seat([0, 6, z], [0, -1, 0]).point;
  const size = isThing ? 0.8 : 0.62;
  const rider = seatedAt(actor, {
    at: back[1] - 0.1,
    size: size / saidOfRide(order.genome).growth,
    z,
  });
  const body = { ...rider.body, onGround: built.body.onGround };
  return joined({ ...rider, body }, model, isThing ? 0.1 : 0.6);
}

/** Pizzas and the like; what is deep already stands as it is. */
function laidFlat(model: Model): Model {
  const pitched = (pitch: number) => {
    const turned = new Model(model.core);
    addPlaced(turned, model, () => turnAround([0, 0, 0], { pitch }));
    return turned;
  };
  const laid = pitched(Math.PI / 2);
  const low = lowestPoint(laid);
  const thickness = -low - lowestPoint(pitched(-Math.PI / 2));
  const height = -lowestPoint(model) - lowestPoint(pitched(Math.PI));
  if (thickness > height * 0.6) return model;
  const grounded = new Model(model.core);
  addPlaced(grounded, laid, () => worldFrame([0, -low, height / 2]));
  return grounded;
}

/** What is said of what it rides or sits on: "a red race car", "a throne of ice". */
function saidOfRide({ said: { facts }, staging: { mount } }: Genome) {
  const under = typeof mount === "string" ? mount.replace(/^under_/, "") : mount?.species;
  const isUnder = (place: string) =>
    place.split("_").at(-1) === under || named(mountOfNoun, place) === under;
  const ridden =
    facts.find(({ kind }) => kind === "rides")?.value ??
    facts.find(({ kind, value }) => kind === "place" && isUnder(value))?.value ??
    facts.find(({ of }) => of === under)?.of;
  const about = facts.filter(({ of }) => ridden !== undefined && of === ridden);
  const color = about.find(({ kind }) => kind === "color")?.value.replaceAll("_", " ");
  const stuff = about.find(({ kind }) => kind === "material")?.value ?? "";
  const size = sizeIn(about);
  return {
    color: namedColor(color ?? ""),
    stuff: stuffOf(stuffWords.get(stuff) ?? stuff),
    growth: size === null ? 1 : sizes[size],
  };
}

const sizes = { small: 0.72, large: 1.35 };

/** The paint that covers most of it gets the colour. */
function repaint(model: Model, color: Color): void {
  const covered = new Map<MaterialId, number>();
  for (const [id, { material }] of model.paints.entries()) {
    covered.set(material, (covered.get(material) ?? 0) + model.spheres[id * 4 + 3]! ** 2);
  }
  const [main] = [...covered].toSorted((a, b) => b[1] - a[1]).map(([material]) => material);
  if (main === undefined) return;
  model.materials[main] = dressed(model.materials[main]!, { stuff: null, color });
}

function riding(actor: Actor, given: Ride, { palette, genome }: Mounting): Actor {
  const { color, stuff, growth } = saidOfRide(genome);
  const own = given.fits ? fitting(actor, given.fits) : (given.size ?? 1);
  const ride = { ...given, size: own * growth };
  const model = new Model(actor.model.core);
  const { main = [] } = ride;
  addThingParts(model, ride.parts, palette, { main, color, anatomy: genome.anatomy });
  if (stuff) {
    const all = model.materials.map((material) => dressed(material, { stuff, color }));
    model.materials.splice(0, all.length, ...all);
  } else if (color && main.length === 0) repaint(model, color);
  const sized = new Model(actor.model.core);
  addPlaced(sized, model, () => worldFrame([0, 0, 0], ride.size));
  const isLong = ride.inside === true && isLongBody(actor);
  const sunk = ride.astride ? 0.3 : isLong ? 0.12 : 0;
  const at = ride.seat * ride.size - sunk;
  const rider = isLong ? standingUp(actor) : actor;
  const seated = seatedAt(rider, { at, size: isLong ? 0.8 : ride.inside ? 0.9 : 1, z: 0 });
  const body = { ...seated.body, onGround: !ride.floats };
  return joined({ ...seated, body }, sized, ride.turn ?? 0);
}

/** Its rim is below the face, and never far below. */
function fitting({ model, body }: Actor, fits: Ride["fits"]): number {
  const { head } = body.anchors;
  const low = lowestPoint(model);
  const height = head.origin[1] + head.scale - low;
  const size = clamp(head.origin[1] - 0.7 * head.scale - low, 0.4 * height, 0.5 * height);
  if (fits !== "all round") return size;
  const { low: from, high: to } = model.bounds();
  return Math.max(size, (to[0] - from[0]) / 3, (to[2] - from[2]) / 3);
}

function isLongBody({ model }: Actor): boolean {
  const { low, high } = model.bounds();
  return high[2] - low[2] > (high[1] - low[1]) * 0.95;
}

/** To look over the rim. */
const standingUp = (actor: Actor): Actor =>
  placedActor(actor, () => turnAround([0, 0.4, 0], { pitch: 0.45 }));

type Seat = { at: number; size: number; z: number };

/** The lowest point of the actor, at this height. */
function seatedAt(actor: Actor, { at, size, z }: Seat): Actor {
  const low = lowestPoint(actor.model);
  const frame = frameInside(worldFrame([0, at, z], size), worldFrame([0, -low, 0]));
  return placedActor(actor, () => frame);
}

function joined(actor: Actor, model: Model, turn: number): Actor {
  const all = new Model(model.core);
  addPlaced(all, actor.model, () => worldFrame());
  addPlaced(all, model, () => worldFrame());
  const { yaw = 0.5, pitch = 0.12 } = actor.body;
  const body = { ...actor.body, yaw: Math.min(1.1, yaw + turn), pitch: Math.max(pitch, 0.13) };
  return { ...actor, model: all, body };
}

/** The pile is as wide as the body. */
function onHoard(actor: Actor, palette: Palette): Actor {
  const parts = new Model(actor.model.core);
  addThingParts(parts, hoardParts, palette);
  const pile = new Model(actor.model.core);
  addPlaced(pile, parts, () => worldFrame([0, 0, 0], 0.85));
  return joined(seatedAt(actor, { at: 0.26, size: 1.25, z: 0 }), pile, 0);
}
