/**
 * What a body plan receives and gives back. A plan builds into `model`; the scene then finds the
 * camera by itself from the solid, and hangs props on the anchors. The scene calls
 * `buildBody(genome, inputs)` of build-body.ts.
 */
import type { Element } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";
import type { Anatomy, BodyPlan, Mood, Traits } from "#forge/genome.ts";
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import type { Palette } from "#forge/paint/palette.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";

export type BodyOrder = {
  plan: BodyPlan;
  model: Model;
  materials: CreatureMaterials;
  palette: Palette;
  /** The colour word of the description, for bodies with colours of their own. */
  color: string | null;
  traits: Traits;
  anatomy: Anatomy;
  /** Never an alias: electric builds like lightning, dark like shadow, leaf like nature. */
  element: Element;
  /** The species word of the description, for plans that know more than one build. */
  species: string | null;
  mood: Mood | null;
  dice: Dice;
};

export type Anchors = {
  /** The head's own frame: its scale is the head's radius, forward is where the face looks. */
  head: Frame;
  /** The middle of the neck: up runs along it, forward to the chest, the scale is its radius. */
  neck: Frame;
  /**
   * Where a carried thing hangs or stands: a paw, a mouth corner, a tail's end. Forward looks to
   * the viewer, the scale is a comfortable size for the thing. Free space below or in front.
   */
  hold: Frame;
  /** Of bodies with more than one head: every head, and the necks under them. */
  heads?: readonly Frame[];
  necks?: readonly Frame[];
};

export type Body = {
  /** Stands on the ground at y = 0; otherwise it floats, flies or swims. */
  onGround: boolean;
  /** Camera angles in radians: how far round the right side, and how far above. */
  yaw?: number;
  pitch?: number;
  /** For creatures that are recognized by their side: the camera never stands further in front. */
  leastYaw?: number;
  /** How much of the picture's width and height it may fill, 0 to 1. */
  fillWidth?: number;
  /** Some of it is much further away than the rest. */
  isDeep?: boolean;
  fillHeight?: number;
  anchors: Anchors;
};

export type BuildBody = (order: BodyOrder) => Body;
