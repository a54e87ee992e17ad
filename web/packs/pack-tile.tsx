import { clsx } from "clsx";
import { Coins } from "lucide-react";
import type { PackOnWire } from "#contract/packs.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { TOO_FEW_COINS } from "#web/words/market.ts";
import { FoilPack } from "./foil-pack.tsx";
import { OddsTable } from "./fairness/odds-table.tsx";
import styles from "./packs.module.css";
import { lightOf } from "./wrapper.ts";

type PackTileProps = { pack: PackOnWire; onOpen: () => void };

export function PackTile({ pack, onOpen }: PackTileProps) {
  const { user } = useUser();
  const price = pack.price.toLocaleString("en");
  const isTooExpensive = (user?.coins ?? 0) < pack.price;
  return (
    <section className="panel flex flex-col gap-4" aria-labelledby={`pack-${pack.id}`}>
      <div className={styles.shelf} data-light={lightOf(pack)}>
        <FoilPack pack={pack} />
      </div>
      <div className="text-center">
        <p className="text-sm font-bold text-muted">Pack of cards</p>
        <h2 id={`pack-${pack.id}`} className="font-display text-2xl">
          {pack.name}
        </h2>
        <p className={clsx(styles.about, "text-muted")}>{pack.description}</p>
        <p className="mt-2 inline-flex items-center gap-2 font-display text-2xl text-gold">
          <Coins size={22} aria-hidden /> {price} coins
        </p>
      </div>
      <Button disabled={isTooExpensive} onClick={onOpen} className="w-full">
        {isTooExpensive ? TOO_FEW_COINS : `Open for ${price} coins`}
      </Button>
      <details className={styles.odds}>
        <summary className="cursor-pointer py-2 text-center font-bold text-violet">
          What can be inside?
        </summary>
        <OddsTable pack={pack} />
      </details>
    </section>
  );
}
