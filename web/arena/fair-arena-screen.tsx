import { useQueryClient } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { enterQueue, getArena, getLeaderboard, type ArenaOnWire } from "#contract/arena.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { isAskable, sayClosed } from "#web/lib/closed.ts";
import { useLive } from "#web/lib/live.ts";
import { keyOf, useChange } from "#web/lib/query.ts";
import { useSearchState } from "#web/lib/search-state.ts";
import { ClosedState } from "#web/shared/family/closed-state.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { searchRefused } from "#web/words/arena.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { Search } from "./search.tsx";
import { StandingPanel } from "./standing-panel.tsx";

/** A player who is not heard of for a minute leaves the queue. */
const HEARD_OF_EVERY_MS = 5_000;

/** Rated duels between players, in which every card is equally strong. */
export function FairArenaScreen() {
  const [tab, setTab] = useSearchState("tab", { fallback: "play" });
  const arena = useLive(getArena, {}, "arena", {
    atLeastEveryMs: HEARD_OF_EVERY_MS,
    until: ({ queue }) => queue === null,
  });
  useForgetting();
  return (
    <Page
      intro="Live duels against players of about your rating."
      back={{ href: "/battle", label: "Battle Arena" }}
      aside={
        <ButtonLink look="ghost" href="/cup">
          <Trophy size={18} aria-hidden /> Weekend Cup
        </ButtonLink>
      }
    >
      <Unanswered query={arena} size="h-120" />
      {arena.data && (
        <div className="space-y-6">
          <StandingPanel standing={arena.data.standing} />
          <Tabs
            label="Fair Arena"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: "play", label: "Play", content: <Play arena={arena.data} /> },
              { value: "best", label: "Leaderboard", content: <Leaderboard /> },
              { value: "rules", label: "How It Works", content: <HowItWorks /> },
            ]}
          />
        </div>
      )}
    </Page>
  );
}

/** After a duel nothing is as it was, and the one that was found last must not be entered again. */
function useForgetting() {
  const client = useQueryClient();
  useEffect(
    () => () => {
      for (const read of [getArena, getLeaderboard])
        client.removeQueries({ queryKey: keyOf(read) });
    },
    [client],
  );
}

/** Three cards, then the search for an opponent, then off to the table. */
function Play({ arena: { queue, duelId } }: { arena: ArenaOnWire }) {
  const [, navigate] = useLocation();
  const [picked, setPicked] = useState<string[]>([]);
  const refusal = useClosed("strangers");
  const enter = useChange(enterQueue, { touches: [getArena], refusedToast: searchRefused });
  useEffect(() => {
    if (duelId !== null) navigate(`/duel/${duelId}`);
  }, [duelId, navigate]);
  if (duelId !== null)
    return (
      <p role="status" className="py-12 text-center text-lg font-bold">
        Your duel begins.
      </p>
    );
  if (queue) return <Search queue={queue} />;
  if (refusal && isAskable(refusal)) {
    return <ClosedState capability="strangers" refusal={refusal} />;
  }
  return (
    <div className="space-y-6">
      <p>Pick three cards. The first one begins, and nobody sees the others before they come in.</p>
      <TeamChoice
        rule="arena"
        isEven
        hasTalents
        picked={picked}
        onPicked={setPicked}
        action="Find Opponent"
        pending={enter.isPending}
        onStart={() => {
          if (refusal) sayClosed({ capability: "strangers", refusal });
          else enter.mutate({ playerCards: picked });
        }}
      />
    </div>
  );
}
