import { clsx } from "clsx";
import type { StorePackageOnWire } from "#contract/purchases.ts";
import { inCredits, inDollars } from "#texts/en/purse.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { PackPicture } from "./pack-picture.tsx";
import styles from "./store.module.css";

type CreditPackProps = {
  pack: StorePackageOnWire;
  /** How many gems are pictured. */
  size: number;
};

/** A pack of credits, with all that it costs beside all that it gives. */
export function CreditPack({ pack, size }: CreditPackProps) {
  const { id, name, description, credits, priceCents, pricePerCard, savings, popular } = pack;
  const { icon, color } = pack;
  const price = inDollars(priceCents);
  return (
    <section
      aria-labelledby={`pack-${id}`}
      className={clsx(
        "panel relative flex flex-col items-center gap-4 text-center",
        popular && "border-accent! shadow-float!",
      )}
    >
      {popular && (
        <p className="absolute -top-4 rounded-chip bg-accent px-4 py-1 text-sm font-extrabold text-accent-ink">
          MOST POPULAR
        </p>
      )}
      <PackPicture icon={icon} color={color} size={Math.min(size, 3)} />
      <div>
        <p className="text-sm font-bold text-muted">Pack of credits</p>
        <h2 id={`pack-${id}`} className="font-display text-2xl">
          {name}
        </h2>
        <p className={clsx(styles.about, "text-muted")}>{description}</p>
      </div>
      <p className="font-display">
        <span className="block text-5xl text-gold">{credits}</span>
        <span className="text-lg">{credits === 1 ? "credit" : "credits"}</span>
      </p>
      <p className="flex flex-wrap items-center justify-center gap-2">
        <b className="font-display text-3xl">{price}</b>
        {savings > 0 && <Badge tone="good">{savings}% savings</Badge>}
      </p>
      <p className="text-sm text-muted">${pricePerCard} per card</p>
      <ButtonLink
        href={`/checkout?package=${encodeURIComponent(id)}`}
        look={popular ? "gold" : "ghost"}
        className="mt-auto w-full"
      >
        Buy {inCredits(credits)} for {price}
      </ButtonLink>
    </section>
  );
}
