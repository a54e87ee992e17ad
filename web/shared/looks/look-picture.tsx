import { clsx } from "clsx";
import { lookOf, lookPicture, type LookId } from "#game/looks/looks.ts";

type LookPictureProps = {
  look: LookId;
  /** What it shows, read aloud; empty where words beside it say so. */
  alt?: string;
  className?: string | undefined;
};

/** A backdrop fills its box; an emblem is seen as a whole. */
export const LookPicture = ({ look, alt = "", className }: LookPictureProps) => (
  <img
    src={lookPicture(look)}
    alt={alt}
    loading="lazy"
    decoding="async"
    className={clsx(
      lookOf(look).kind === "backdrop" ? "object-cover" : "object-contain",
      className,
    )}
  />
);
