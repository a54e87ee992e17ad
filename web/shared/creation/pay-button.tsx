import { Coins, Sparkles } from "lucide-react";
import { inCoins } from "#texts/en/purse.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";

type PayButtonProps = {
  /** Such as "Create", before the price. */
  action: string;
  price: number;
  pending: boolean;
  onPay: () => void;
};

/** The player's coins, and the button that says the price. */
export function PayButton({ action, price, pending, onPay }: PayButtonProps) {
  const coins = useUser().user?.coins ?? 0;
  return (
    <>
      <OwnCoins />
      <Button
        size="large"
        className="w-full"
        disabled={coins < price}
        pending={pending}
        onClick={onPay}
      >
        <Sparkles size={22} aria-hidden />
        {coins < price ? `${inCoins(price - coins)} more needed` : `${action} ${forPrice(price)}`}
      </Button>
    </>
  );
}

export function OwnCoins() {
  const coins = useUser().user?.coins ?? 0;
  return (
    <p className="flex items-center gap-2 font-bold">
      <Coins size={20} aria-hidden className="text-gold" />
      You have {inCoins(coins)}.
    </p>
  );
}

const forPrice = (price: number): string => (price === 0 ? "for Free" : `for ${inCoins(price)}`);
