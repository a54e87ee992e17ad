import { Swords } from "lucide-react";
import { useLocation } from "wouter";
import { challengeFriend, type FriendOnWire } from "#contract/friends.ts";
import { CallError } from "#web/lib/call.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { friendChallenged } from "#web/words/friends.ts";

/** Leads into the room, where the player waits for the friend. */
export function ChallengeButton({ friend: { id, name } }: { friend: FriendOnWire }) {
  const [, navigate] = useLocation();
  const enter = (roomId: string) => navigate(`/battle?room=${roomId}`);
  const challenge = useChange(challengeFriend, {
    ...friendChallenged,
    onDone: ({ roomId }) => enter(roomId),
    // A player who is in another room can leave it only there.
    onRefused: (error) => {
      if (error instanceof CallError && error.roomId !== null) enter(error.roomId);
    },
  });
  return (
    <Button size="small" aria-label={`Challenge ${name}`} {...pressFor(challenge, { id })}>
      <Swords size={18} aria-hidden /> Challenge
    </Button>
  );
}
