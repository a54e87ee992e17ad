import { Gift } from "lucide-react";
import { useState } from "react";
import type { FriendOnWire } from "#contract/friends.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";

const GiftDialog = lazily(() => import("./gift-dialog.tsx"), "GiftDialog");

/** For a card of one's own, which the friend then claims. */
export function GiftButton({ friend }: { friend: FriendOnWire }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton
        needs="gifts"
        look="ghost"
        size="small"
        aria-label={`Give a card to ${friend.name}`}
        onClick={() => setOpen(true)}
      >
        <Gift size={18} aria-hidden /> Give a Card
      </OpenButton>
      {isOpen && <GiftDialog friend={friend} onClose={() => setOpen(false)} />}
    </>
  );
}
