/**
 * Where the forge does not see in a brief what a person would: other words for it, or a few traits.
 * Only for the catalogue's pictures; what players write is drawn as the forge understands it.
 */
import type { Genome } from "#forge/genome.ts";

export type Override = Partial<Omit<Genome, "traits">> & {
  /** Read instead of the brief. */
  words?: string;
  traits?: Partial<Genome["traits"]>;
};

export const overrides: Record<string, Override> = {};
