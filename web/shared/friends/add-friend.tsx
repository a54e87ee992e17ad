import { UserCheck, UserPlus } from "lucide-react";
import { askRival, getRival } from "#contract/friends.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { askedFriend } from "#web/words/friends.ts";

/** At the end of a battle against another player; nothing when they are friends already. */
export function AddFriend({ battleId }: { battleId: string }) {
  const isClosed = useClosed("friends") !== null;
  const { data } = useAnswer(getRival, { battleId }, { enabled: !isClosed, isAskedAnew: true });
  const ask = useChange(askRival, { touches: [getRival], ...askedFriend });
  if (!isClosed && (!data || data.state === "friends")) return null;
  if (data?.state === "asked")
    return (
      <p role="status" className="flex items-center gap-2 font-bold">
        <UserCheck size={20} aria-hidden /> Friend request sent
      </p>
    );
  return (
    <OpenButton needs="friends" look="ghost" {...pressFor(ask, { battleId })}>
      <UserPlus size={20} aria-hidden /> Add as Friend
    </OpenButton>
  );
}
