import { Users } from "lucide-react";
import { useState } from "react";
import {
  getDuelsOfFriends,
  getFriends,
  type CreatureOnWire,
  type FriendsOnWire,
} from "#contract/friends.ts";
import { isAskable } from "#web/lib/closed.ts";
import { useLive } from "#web/lib/live.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AddPanel } from "./add-panel.tsx";
import { CreatureSheet } from "./creature-sheet.tsx";
import { FriendPanel } from "./friend-panel.tsx";
import { OwnHearts } from "./own-hearts.tsx";
import { Requests } from "./requests.tsx";

const DUELS_EVERY_MS = 10_000;

// Only for players to whom it is closed.
const ClosedState = lazily(() => import("#web/shared/family/closed-state.tsx"), "ClosedState", {
  otherwise: NotLoaded,
});

/** A player's friends, what they make, and hearts for it. */
export function FriendsScreen() {
  const refusal = useClosed("friends");
  return (
    <Page
      intro="See what your friends make, and give one creature a day your heart."
      back={{ href: "/", label: "Home" }}
    >
      {refusal && isAskable(refusal) ? (
        <ClosedState capability="friends" refusal={refusal} />
      ) : (
        <Friends />
      )}
    </Page>
  );
}

/** The first friends come quickly, all only for a player who wants to see all. */
function Friends() {
  const [isAll, setAll] = useState(false);
  const first = useLive(getFriends, {}, "friends");
  const most = first.data?.friendsAtMost ?? 1;
  const all = useLive(getFriends, { limit: most }, "friends", { enabled: isAll });
  const data = all.data ?? first.data;
  if (first.isLoading) return <Skeleton className="h-120" />;
  if (!data) return <FailedState title="Your friends did not load" onRetry={first.refetch} />;
  return <Loaded friends={data} isLoadingAll={all.isLoading} onShowAll={() => setAll(true)} />;
}

type LoadedProps = { friends: FriendsOnWire; isLoadingAll: boolean; onShowAll: () => void };

function Loaded({ friends: answer, isLoadingAll, onShowAll }: LoadedProps) {
  const { friends, friendCount, friendsAtMost, heartCardId, hearted } = answer;
  const duelOf = useDuelsOfFriends();
  const [looked, setLooked] = useState<CreatureOnWire | null>(null);
  return (
    <div className="space-y-6">
      <Requests received={answer.received} sent={answer.sent} />
      <AddPanel code={answer.code} />
      {hearted.length > 0 && <OwnHearts hearted={hearted} onLook={setLooked} />}
      <section aria-label="Your friends" className="space-y-4">
        <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 font-display text-2xl">
          Your Friends
          <span className="text-lg text-muted">
            {friendCount} of {friendsAtMost}
          </span>
        </h2>
        {friendCount === 0 && <NoFriends />}
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {friends.map((friend) => (
            <li key={friend.id}>
              <FriendPanel
                friend={friend}
                heartCardId={heartCardId}
                duelId={duelOf(friend.id)}
                onLook={setLooked}
              />
            </li>
          ))}
        </ul>
        {friends.length < friendCount && (
          <div className="flex justify-center">
            <Button look="ghost" pending={isLoadingAll} onClick={onShowAll}>
              Show All {friendCount} Friends
            </Button>
          </div>
        )}
      </section>
      {looked && <CreatureSheet card={looked.card} onClose={() => setLooked(null)} />}
    </div>
  );
}

/** A duel of a friend begins without a nudge: a player may have hundreds of friends. */
function useDuelsOfFriends() {
  const { data } = useAnswer(getDuelsOfFriends, {}, { everyMs: DUELS_EVERY_MS, isAskedAnew: true });
  const duelIds = new Map(data?.map(({ friendId, duelId }) => [friendId, duelId]));
  return (friendId: string): string | null => duelIds.get(friendId) ?? null;
}

const NoFriends = () => (
  <Panel>
    <EmptyState Icon={Users} title="No friends here yet">
      Give your code to a friend, enter theirs, or press “Add as Friend” after a duel.
    </EmptyState>
  </Panel>
);
