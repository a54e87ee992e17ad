import { useState } from "react";
import type { PackOnWire } from "#contract/packs.ts";
import { refuseToOpen } from "#game/packs/open.ts";
import { Button } from "#web/ui/button.tsx";
import { TOO_FEW_COINS } from "#web/words/market.ts";
import { FoilPack } from "./foil-pack.tsx";
import styles from "./opening.module.css";
import fairness from "./fairness/fairness.module.css";

type UnopenedProps = { pack: PackOnWire; coins: number; onTear: (luck: string) => void };

/** Nothing is paid yet. */
export function Unopened({ pack, coins, onTear }: UnopenedProps) {
  const [luck, setLuck] = useState("");
  const price = pack.price.toLocaleString("en");
  const isTooExpensive = refuseToOpen({ priceCoins: pack.price }, coins) !== null;
  const tear = () => onTear(luck);
  return (
    <div className={styles.middle}>
      <div className={styles.pack}>
        <FoilPack pack={pack} state="waiting" />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          disabled={isTooExpensive}
          onClick={tear}
          className="absolute inset-0 z-10 cursor-pointer"
        />
      </div>
      <p className="relative z-20 font-display text-xl">Tap the pack to tear it open</p>
      <Button
        autoFocus
        size="large"
        disabled={isTooExpensive}
        onClick={tear}
        className="relative z-20"
      >
        {isTooExpensive ? TOO_FEW_COINS : `Tear It Open for ${price} Coins`}
      </Button>
      <details className={styles.fair}>
        <summary className="min-h-11 cursor-pointer py-2 text-center font-bold text-violet">
          How do I know that it is fair?
        </summary>
        <div className="space-y-3 text-left">
          <p>
            A secret for your next pack is fixed already. This is its fingerprint, so that nobody
            can change it any more:
          </p>
          <p className={fairness.digits}>{pack.commit}</p>
          <label className="block space-y-1">
            <span className="block font-bold">Your lucky words</span>
            <input
              className="input"
              value={luck}
              maxLength={47}
              autoComplete="off"
              placeholder="If you like"
              onChange={(event) => setLuck(event.target.value)}
            />
          </label>
          <p className="text-sm text-muted">
            Your browser adds sixteen signs that nobody can foresee. The cards follow from the
            secret and all of this together. Afterwards you see the secret, and can draw again.
          </p>
        </div>
      </details>
    </div>
  );
}
