import { ReplayScreen } from "#web/replay/replay-screen.tsx";

/** Watching needs the table at which duels are played. */
export function ReplayPage() {
  return <ReplayScreen Table={() => null} />;
}
