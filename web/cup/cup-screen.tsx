import { getCup, type CupOnWire, type FoughtCupOnWire } from "#contract/cup.ts";
import { useLive } from "#web/lib/live.ts";
import { ownMoment } from "#web/lib/own-time.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Bracket } from "./bracket.tsx";
import { NextCup } from "./next-cup.tsx";
import { OwnMatch } from "./own-match.tsx";
import { Prizes } from "./prizes.tsx";
import { Places } from "./places.tsx";

/** Players who have not entered hear of nothing, and look now and then. */
const LOOK_EVERY_MS = 15_000;

/** The weekend cup: before it, while it is fought, and after it. */
export function CupScreen() {
  const cup = useLive(getCup, {}, "cup", {
    atLeastEveryMs: LOOK_EVERY_MS,
  });
  return (
    <Page
      intro="Live duels on Saturday and Sunday: who loses one is out, the last one standing wins. Every card is equally strong, and it costs nothing."
      back={{ href: "/arena", label: "Fair Arena" }}
    >
      <Unanswered query={cup} title="The cup did not load" size="h-120" />
      {cup.data && <Cups cup={cup.data} />}
    </Page>
  );
}

/** What matters now comes first: the own duel or place, a cup that goes on, or else the next one. */
function Cups({ cup }: { cup: CupOnWire }) {
  const { latest, next, nowMs, duelMinutes } = cup;
  const isRunning = latest?.state === "running";
  const isShown = latest?.isIn && (isRunning || !next.isIn);
  return (
    <div className="space-y-6">
      {isShown && <OwnMatch cup={latest} answeredMs={nowMs} duelMinutes={duelMinutes} />}
      {isRunning && (
        <Panel title="The Cup Goes On">
          <Bracket cup={latest} />
        </Panel>
      )}
      <NextCup cup={cup} />
      <Prizes />
      {latest && !isRunning && <LastCup cup={latest} />}
    </div>
  );
}

const LastCup = ({ cup }: { cup: FoughtCupOnWire }) => (
  <>
    <Panel title="The Last Cup">
      <p className="mb-4 text-muted">{ownMoment(cup.startsAtMs)}</p>
      <Places places={cup.places} />
    </Panel>
    <Panel title="All Duels">
      <Bracket cup={cup} />
    </Panel>
  </>
);
