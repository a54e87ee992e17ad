import { Award } from "lucide-react";
import { useState } from "react";
import {
  getFriends,
  removeFriend,
  type CreatureOnWire,
  type FriendOnWire,
} from "#contract/friends.ts";
import { lookOf } from "#game/looks/looks.ts";
import { titleOf } from "#game/titles/titles.ts";
import { useChange } from "#web/lib/query.ts";
import { LookPicture } from "#web/shared/looks/look-picture.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { friendRemoved } from "#web/words/friends.ts";
import { ChallengeButton } from "./challenge-button.tsx";
import { CreatureTile } from "./creature-tile.tsx";
import { GiftButton } from "./gift-button.tsx";
import { HeartButton } from "./heart-button.tsx";
import { WatchLink } from "./watch-link.tsx";

type FriendPanelProps = {
  friend: FriendOnWire;
  heartCardId: string | null;
  /** Of the duel that the player may watch; null when the friend is in none. */
  duelId: string | null;
  onLook: (creature: CreatureOnWire) => void;
};

/** A friend, and what they made lately. */
export function FriendPanel({ friend, heartCardId, duelId, onLook }: FriendPanelProps) {
  const { name, title, emblem, creatures } = friend;
  return (
    <Panel aria-label={name} className="h-full">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          {emblem && (
            <LookPicture look={emblem} alt={lookOf(emblem).name} className="size-12 flex-none" />
          )}
          <div className="min-w-0">
            <h3 className="font-display text-xl wrap-anywhere">
              <TextLink href={`/player/${friend.id}`}>{name}</TextLink>
            </h3>
            {title && (
              <p className="flex items-center gap-1.5 text-sm font-bold text-gold">
                <Award size={16} aria-hidden /> {titleOf(title).name}
              </p>
            )}
          </div>
        </div>
        <span className="flex flex-wrap gap-3">
          <ChallengeButton friend={friend} />
          <GiftButton friend={friend} />
          <RemoveButton friend={friend} />
        </span>
      </div>
      {duelId !== null && <WatchLink name={name} duelId={duelId} />}
      {creatures.length === 0 ? (
        <p className="text-muted">No creatures of their own yet.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5.25rem,100%),1fr))] gap-3">
          {creatures.map((creature) => (
            <li key={creature.card.id}>
              <CreatureTile creature={creature} onLook={onLook}>
                <HeartButton creature={creature} isGiven={creature.card.id === heartCardId} />
              </CreatureTile>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RemoveButton({ friend: { id, name } }: { friend: FriendOnWire }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useChange(removeFriend, {
    touches: [getFriends],
    ...friendRemoved,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button
        look="ghost"
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          description="You are no friends then, and they cannot ask you again for a while. You can ask them at any time."
          confirmLabel="Remove"
          look="danger"
          pending={isPending}
          onConfirm={() => mutate({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
