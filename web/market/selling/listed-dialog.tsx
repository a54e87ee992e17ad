import { CircleCheck } from "lucide-react";
import { useLocation } from "wouter";
import { useAfter } from "#web/lib/use-after.ts";
import { coinsOf } from "#web/market/coins.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

export type Listed = {
  name: string;
  price: number;
  receives: number;
  /** A buy order waited for the card and has taken it. */
  sold: { price: number; received: number } | null;
};

const HOME_AFTER_MS = 1_500;

type ListedDialogProps = { listed: Listed; onClose: () => void };

/** After a listing the player goes home by themselves, unless they want to stay. */
export function ListedDialog({ listed, onClose }: ListedDialogProps) {
  const { name, price, receives, sold } = listed;
  const [, navigate] = useLocation();
  useAfter(HOME_AFTER_MS, () => navigate("/"));
  return (
    <Dialog
      title={sold ? `${name} is sold!` : `${name} is for sale`}
      description={
        sold
          ? `A buy order was waiting for it. You received ${coinsOf(sold.received)}.`
          : `It costs ${coinsOf(price)}. You receive ${coinsOf(receives)} when somebody buys it.`
      }
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 font-bold text-good">
          <CircleCheck size={20} aria-hidden /> Taking you home
        </p>
        <Button look="ghost" onClick={onClose}>
          Stay Here
        </Button>
      </div>
    </Dialog>
  );
}
