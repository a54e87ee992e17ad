import { clsx } from "clsx";
import { stars, type StarTable } from "#game/cards/rarities.ts";

type RarityBadgeProps = {
  rarity: string;
  /** The specification counts stars differently in different places; null shows none. */
  table?: StarTable | null | undefined;
  className?: string | undefined;
};

/** A rarity in its colour, in words and in stars, so that it can be read without the colour. */
export function RarityBadge({ rarity, table = "display", className }: RarityBadgeProps) {
  const count = table === null ? 0 : stars(rarity, table);
  return (
    <span
      data-rarity={rarity}
      className={clsx(
        "rarity-badge inline-flex items-center gap-1.5 rounded-chip border px-3 py-1 text-sm font-extrabold capitalize",
        className,
      )}
    >
      {rarity}
      {count > 0 && (
        <>
          <span aria-hidden>{"★".repeat(count)}</span>
          <span className="sr-only">
            , {count} {count === 1 ? "star" : "stars"}
          </span>
        </>
      )}
    </span>
  );
}
