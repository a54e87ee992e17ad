/**
 * Makes a finished body, or parts of it, of what the description says: every material is painted
 * anew by how light it was, so that faces, bellies and socks stay what they are.
 */
import { bodyParts, type ColoredPart, type Genome, type MotifShape } from "#forge/genome.ts";
import { namedColor, rainbow, rainbowWord } from "#forge/paint/palette.ts";
import { brightness, darkened, mixColors, shifted, type Color } from "#forge/paint/color.ts";
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import { flameOf } from "#forge/paint/flame.ts";
import { dressed, isBare, type Dress } from "#forge/paint/dressed.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import { bandedIn } from "#forge/paint/stuffs/fabrics.ts";
import type { Material, MaterialId, Pattern } from "#forge/paint/material.ts";
import type { Palette } from "#forge/paint/palette.ts";
import type { PrimitivePaint } from "#forge/shapes/parts.ts";
import type { Model } from "#forge/shapes/model.ts";
import { coloredPartWords } from "#forge/words/lexicon/looks.ts";
import { gemColors, partNames } from "#forge/words/lexicon/part-words.ts";
import type { Anchors } from "./body.ts";
import { piecesOf } from "./parts/in-part.ts";
import { dressHalves, dressHeads, dressNeck, dressTop, isManyColored } from "./dress-zones.ts";

export type Dressing = {
  genome: Genome;
  palette: Palette;
  materials: CreatureMaterials;
  model: Model;
  anchors: Anchors;
};

export function dressBody(dressing: Dressing): void {
  const { genome, model } = dressing;
  const { stuff, stuffColor } = genome.anatomy;
  const look = stuffOf(stuff ?? "");
  if (look && !(genome.plan === "golem" && hewn.has(stuff ?? ""))) {
    const isColored = stuffColor !== null && look.shades !== null;
    const color = isColored ? namedColor(stuffColor) : null;
    dressAll(model, { stuff: look, color });
    dressBelly(model, namedColor(genome.partColors.belly ?? ""));
  }
  const pattern = patternOf(dressing);
  if (pattern) addPattern(dressing, pattern);
  const markColors = colorsOfMarks(genome);
  if (markColors.length > 1) colorMarks(model, markColors);
  for (const part of bodyParts) dressPart(dressing, part);
  dressHeads(dressing);
  dressNeck(dressing);
  dressTop(dressing);
  dressHalves(dressing);
}

/** Golems are of these already, and their cracks glow. */
const hewn = new Set(["stone", "crystal", "ice", "broken"]);

function dressAll(model: Model, dress: Dress): void {
  for (const [id, material] of model.materials.entries()) {
    if (isBare(material)) model.materials[id] = dressed(material, dress);
  }
  for (const paint of model.paints) {
    if (paint.eye?.skin) {
      paint.eye = { ...paint.eye, skin: dressed({ base: paint.eye.skin }, dress).base };
    }
  }
}

/** A body of black and white marble is white below. */
function dressBelly(model: Model, color: Color | null): void {
  for (const material of model.materials)
    if (color && material.belly && isBare(material)) material.belly = { ...material.belly, color };
}

/** Parts that are known by their material wherever they are. */
const ownMaterials: Partial<Record<ColoredPart, readonly (keyof CreatureMaterials)[]>> = {
  nose: ["nose"],
  teeth: ["tooth"],
  claws: ["claw", "hoof"],
  belly: ["belly", "plates"],
  fins: ["fin"],
};

/** Of these parts the palette's own material is right; all others are painted here, over what a palette gives them. */
const paletteParts: ReadonlySet<ColoredPart> = new Set<ColoredPart>([
  "eyes",
  "horns",
  "belly",
  "hair",
  "marks",
]);

/** What a part is painted with; null where nothing is said of it, or its palette has it already. */
function dressOf(genome: Genome, part: ColoredPart): Dress | null {
  const { partColors, anatomy } = genome;
  const stuff = stuffOf(anatomy.partStuffs[part] ?? "");
  const word = stuff ? saidColor(genome, part) : partColors[part];
  if (part === "eyes" || part === "marks" || part === "neck") return null;
  if (part === "head" && isManyColored(genome)) return null;
  if (stuff) return { stuff, color: word === undefined ? null : namedColor(word) };
  if (word === rainbowWord) {
    // Hair has a colour for each lock.
    return isHair(genome, part) ? null : { stuff: stuffOf("rainbow"), color: null };
  }
  if (word === undefined || isOfPalette(genome, part)) return null;
  const second = namedColor(anatomy.inTurn?.[part]?.[1] ?? "");
  return { stuff: second && bandedIn(second), color: namedColor(word) };
}

const isHair = ({ plan }: Genome, part: ColoredPart): boolean =>
  part === "mane" || part === "hair" || (part === "tail" && plan === "horse");

/** A lion's mane is brown, but one of fire is not, unless that is said. */
export function saidColor({ said, partColors }: Genome, part: ColoredPart): string | undefined {
  const isOf = (noun: string) =>
    partNames.get(noun) === part || coloredPartWords.get(noun) === part;
  const colored = said.facts.find(({ kind, of }) => kind === "color" && isOf(of));
  if (colored) return partColors[part] ?? partColors[coloredPartWords.get(colored.of) ?? part];
  const stuff = said.facts.find(({ kind, of }) => kind === "material" && isOf(of));
  return gemColors.has(stuff?.value ?? "") ? partColors[part] : undefined;
}

/** A body of stone has its colour over that of the palette. */
const isOfPalette = ({ anatomy }: Genome, part: ColoredPart): boolean =>
  paletteParts.has(part) && !(part === "belly" && anatomy.stuff !== null);

function dressPart(dressing: Dressing, part: ColoredPart): void {
  if (paintInTurn(dressing, part)) return;
  const dress = dressOf(dressing.genome, part);
  // Wings are too broad for one flame.
  const { partStuffs, partMotifs, flame = "" } = dressing.genome.anatomy;
  const isFire = part !== "wings" && partStuffs[part] === "fire";
  const paint = (old: Material, asked: Dress) =>
    isFire ? flameOf(asked.color ?? namedColor(flame)) : dressed(old, asked);
  if (dress) paintPart(dressing, part, (old) => paint(old, dress));
  const shape = partMotifs[part];
  if (shape) paintPart(dressing, part, (old) => withMotif(old, shape));
}

/** "One red claw and one blue claw": each piece is of the colour that is said of it. */
function paintInTurn(dressing: Dressing, part: ColoredPart): boolean {
  const { said, anatomy } = dressing.genome;
  const isEach = said.facts.some(
    ({ kind, of, value }) => kind === "count" && value === "1" && partNames.get(of) === part,
  );
  const colors = (anatomy.inTurn?.[part] ?? []).map(namedColor);
  const pieces = piecesOf(dressing.model, part);
  if (!isEach || colors.length < 2 || pieces.length < 2) return false;
  for (const [i, ids] of pieces.entries()) {
    const dress = { stuff: null, color: colors[i % colors.length] ?? null };
    paintPart(dressing, part, (old) => dressed(old, dress), new Set(ids));
  }
  return true;
}

const pale: Color = [0.98, 0.97, 0.92];
const inky: Color = [0.14, 0.12, 0.18];

/** Light on what is dark, and dark on what is light. */
const withMotif = (material: Material, shape: MotifShape): Material =>
  marked(material, {
    kind: "motif",
    shape,
    color: brightness(material.base) > 0.6 ? inky : pale,
    frequency: 3.4,
  });

/** What is hewn of stone stays stone below. */
const marked = (material: Material, pattern: Pattern): Material =>
  material.pattern?.kind === "rock" ? { ...material, marks: pattern } : { ...material, pattern };

function paintPart(
  { model, materials }: Dressing,
  part: ColoredPart,
  repaint: (old: Material) => Material,
  only?: ReadonlySet<number>,
): void {
  const ids = new Map<MaterialId, MaterialId>();
  const isThere = model.paints.some((paint) => isOf(paint, part));
  const shown = isThere ? part : (insteadOf[part] ?? part);
  const known = new Set((ownMaterials[shown] ?? []).map((name) => materials[name]));
  const painted = new Set([materials.nose, materials.flame]);
  for (const [at, paint] of model.paints.entries()) {
    if (only?.has(at) === false) continue;
    const isKnown = known.has(paint.material) && !(part === "claws" && isOf(paint, "tail"));
    const isClaw = /^(feet|legs)$/.test(part) && paint.material === materials.claw;
    const isIn = isOf(paint, shown) || isKnown;
    const old = model.materials[paint.material]!;
    const canChange = isBare(old) || (painted.has(paint.material) && part !== "head");
    if (!isIn || isClaw || paint.eye || !canChange) continue;
    const id = ids.get(paint.material) ?? model.material(repaint(old));
    ids.set(paint.material, id);
    paint.material = id;
  }
}

/** The wings of a ray are its fins. */
const insteadOf: Partial<Record<ColoredPart, ColoredPart>> = { wings: "fins", hands: "arms" };

/** A tail has its tip of the same horn, and it is no claw. */
const isOf = ({ parts }: PrimitivePaint, part: ColoredPart): boolean =>
  parts.some(({ name }) => name === part);

/** Of all colours, strong enough to be seen on white, or "pink and purple" in turn. */
function colorsOfMarks({ partColors, anatomy }: Genome): Color[] {
  if (partColors.marks === rainbowWord)
    return rainbow.map((color) => shifted(color, { lightness: -0.1, chroma: 0.4 }));
  const inTurn = anatomy.inTurn?.marks ?? [];
  return inTurn.map((word) => namedColor(word)).filter((color) => color !== null);
}

/** Stripes and spots of several colours. */
function colorMarks(model: Model, colors: readonly Color[]): void {
  for (const [id, { pattern, ...material }] of model.materials.entries()) {
    if (pattern && markKinds.has(pattern.kind))
      model.materials[id] = { ...material, pattern: { ...pattern, colors } as Pattern };
  }
}

const markKinds: ReadonlySet<Pattern["kind"]> = new Set<Pattern["kind"]>([
  "stripes",
  "bands",
  "spots",
  "rosettes",
]);

/** Lines of light and little pictures; stripes and spots are the palette's own. */
function patternOf({ genome, palette }: Dressing): Pattern | null {
  const { anatomy } = genome;
  const color = palette.marks ?? palette.glow;
  const isNeon = stuffOf(anatomy.partStuffs.marks ?? "")?.look.glow !== undefined;
  const marks = palette.marks ?? palette.accent;
  const shape = anatomy.motif === anatomy.stuff ? null : anatomy.motif;
  const isLit = isNeon || (shape === "rune" && genome.plan === "golem");
  if (shape && isLit) return { kind: "motif", shape, color, glow: 0.9 };
  if (anatomy.hasLines || isNeon) return { kind: "lines", color, glow: isNeon ? 1.1 : 0 };
  if (shape) return { kind: "motif", shape, color: marks };
  return isOfParts(genome) ? thingPattern(genome, marks) : null;
}

const nightly = (color: Color) => mixColors(darkened(color, 0.3), [0.07, 0.08, 0.15], 0.6);

/** Lines of light show on what is dark. */
function darkCoat(material: Material): Material {
  const { belly, tip } = material;
  return {
    ...material,
    base: nightly(material.base),
    ...(belly && { belly: { ...belly, color: nightly(belly.color) } }),
    ...(tip && { tip: { ...tip, color: nightly(tip.color) } }),
  };
}

/** Bodies with materials of their own instead of the common skin. */
const isOfParts = ({ plan }: Genome) => plan === "thing" || plan === "figure";

function thingPattern({ traits }: Genome, color: Color): Pattern | null {
  if (traits.pattern === "stripes") return { kind: "stripes", color };
  return traits.pattern === "spots" ? { kind: "motif", shape: "dot", color } : null;
}

const skins = ["skin", "limb", "tail", "coat", "segment"] as const;

function addPattern({ genome, model, materials }: Dressing, pattern: Pattern): void {
  const isOwn = isOfParts(genome);
  const ids = new Set<MaterialId>(
    isOwn ? model.materials.keys() : skins.map((name) => materials[name]),
  );
  const isBellyPlain = genome.partColors.belly === undefined;
  if (isBellyPlain && pattern.kind === "motif") ids.add(materials.belly);
  if (pattern.kind === "motif") ids.add(materials.rock);
  for (const id of ids) {
    const material = model.materials[id]!;
    const isBusy = isOwn && material.pattern !== undefined;
    if (!isBare(material) || isBusy) continue;
    const isNight = pattern.kind === "lines" && (pattern.glow ?? 0) > 0;
    model.materials[id] = marked(isNight ? darkCoat(material) : material, pattern);
  }
}
