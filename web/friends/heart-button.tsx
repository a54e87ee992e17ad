import { clsx } from "clsx";
import { Heart } from "lucide-react";
import { getFriends, giveHeart, takeBackHeart, type CreatureOnWire } from "#contract/friends.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { heartNotGiven, heartNotTakenBack, heartsWords } from "#web/words/friends.ts";

type HeartButtonProps = {
  creature: CreatureOnWire;
  /** It has the player's heart of today, which another press takes back. */
  isGiven: boolean;
};

export function HeartButton({ creature: { card, hearts }, isGiven }: HeartButtonProps) {
  const give = useChange(giveHeart, { touches: [getFriends], refusedToast: heartNotGiven });
  const takeBack = useChange(takeBackHeart, {
    touches: [getFriends],
    refusedToast: heartNotTakenBack,
  });
  return (
    <Button
      look="ghost"
      size="small"
      aria-pressed={isGiven}
      aria-label={`Your heart of today for ${card.name}, ${heartsWords(hearts)}`}
      pending={give.isPending || takeBack.isPending}
      onClick={() => (isGiven ? takeBack : give).mutate({ id: card.id })}
    >
      <Heart size={18} aria-hidden className={clsx(isGiven && "fill-current text-bad")} /> {hearts}
    </Button>
  );
}
