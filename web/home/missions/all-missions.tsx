import { type MissionOnWire, streakStatus } from "#contract/missions.ts";
import { BANKED_DAYS } from "#game/missions/banking.ts";
import { rewardText } from "#texts/en/missions.ts";
import { useAnswer } from "#web/lib/query.ts";
import { MissionRow } from "./mission-row.tsx";

const kinds = [
  ["daily", "Today"],
  ["weekly", "This Week"],
  ["monthly", "This Month"],
  ["special", "For Newcomers"],
] as const;

/** All missions, and how things stand with the free day. */
export function AllMissions({ missions }: { missions: readonly MissionOnWire[] }) {
  return (
    <div className="grid gap-4">
      {kinds.map(([type, title]) => {
        const ofKind = missions.filter((each) => each.type === type && each.isRunning);
        return <Missions key={type} title={title} missions={ofKind} />;
      })}
      <Missions
        title="Still Waiting for You"
        missions={missions.filter(({ isRunning, banked }) => !isRunning && banked.length > 0)}
      />
      <section aria-label="Banked missions" className="text-sm text-muted">
        <h2 className="font-bold text-ink">Banked missions</h2>
        <p>
          A daily mission that you do not finish waits for {BANKED_DAYS} more days, but for visits
          and making a card. What you do counts for today first, then for the oldest day.
        </p>
      </section>
      <FreeDay />
    </div>
  );
}

type MissionsProps = { title: string; missions: readonly MissionOnWire[] };

function Missions({ title, missions }: MissionsProps) {
  if (missions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-display text-2xl">{title}</h2>
      <ul className="space-y-3">
        {missions.map((mission) => (
          <MissionRow key={mission.id} mission={mission} pay={rewardText(mission.rewards)} />
        ))}
      </ul>
    </section>
  );
}

function FreeDay() {
  const { data } = useAnswer(streakStatus);
  if (!data) return null;
  const weekday = { weekday: "long", timeZone: "UTC" } as const;
  const from = new Date(data.nextFreeDay).toLocaleDateString("en", weekday);
  return (
    <section aria-label="Your free day" className="text-sm text-muted">
      <h2 className="font-bold text-ink">Your free day</h2>
      <p>
        {data.hasFreeDay
          ? "It is ready: miss one day, and your streak goes on."
          : `It is used. From ${from} on you may miss a day again.`}{" "}
        A day begins at midnight UTC.
      </p>
    </section>
  );
}
