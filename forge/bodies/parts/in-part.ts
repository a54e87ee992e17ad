/** Says which part of the body is being built, so that it can be coloured, made of something, or copied. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { ColoredPart } from "#forge/genome.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { BodyPart } from "#forge/shapes/parts.ts";
import type { Model } from "#forge/shapes/model.ts";

type Ordered = Pick<BodyOrder, "model" | "anatomy">;

/** Says of what is built there that it belongs to a part. */
export function labelled(model: Model, name: ColoredPart, build: () => void): void {
  const { parts } = model;
  model.parts = [...parts, { name }];
  build();
  model.parts = parts;
}

/** Builds what belongs to a part; parts may lie in parts, as ears do in heads. */
export function inPart<Result>(
  { model, anatomy }: Ordered,
  name: ColoredPart,
  build: () => Result,
): Result {
  const { parts, limbForm } = model;
  model.parts = [...parts, { name }];
  model.limbForm = stuffOf(anatomy.partStuffs[name] ?? "")?.form ?? limbForm;
  const result = build();
  model.parts = parts;
  model.limbForm = limbForm;
  return result;
}

/** The primitives of each part of that name: each leg by itself. */
export function piecesOf(model: Model, name: ColoredPart): number[][] {
  const pieces = new Map<BodyPart, number[]>();
  for (const [id, { parts }] of model.paints.entries()) {
    const part = parts.find((each) => each.name === name);
    if (part) pieces.set(part, [...(pieces.get(part) ?? []), id]);
  }
  return [...pieces.values()];
}
