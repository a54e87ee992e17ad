import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** "whole" where a proof of volume is run as such; a sample of it is in every run of the tests. */
    volume: "whole" | "sample";
  }
}

/** How often a proof of volume does what it does. */
export const volumeOf = (whole: number, sample: number): number =>
  inject("volume") === "whole" ? whole : sample;
