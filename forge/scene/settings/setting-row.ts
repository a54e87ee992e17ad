/**
 * The places that a description may name: colours, and what stands there. A line of what stands
 * there is a drawing, where it is (0 to 1 across; above the horizon in picture heights) and how
 * large its unit is in picture widths.
 */
import type { Drift, Skyline } from "#forge/scene/places.ts";

export type SettingRow = {
  skyline: Skyline;
  drift: Drift;
  rays?: true;
  /** One is chosen: times of day, or other walls. */
  colors: readonly string[];
  stands: string;
  /** How far what stands there fades, 0 to 1. */
  haze?: number;
};
