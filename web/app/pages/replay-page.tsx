import { PowerReplay } from "#web/battle/power-replay.tsx";
import { DuelReplay } from "#web/duel/replay/duel-replay.tsx";
import { ReplayScreen, type Replay } from "#web/replays/replay-screen.tsx";

/** A battle to watch, shown on the stage of its kind. */
export const ReplayPage = () => <ReplayScreen renderReplay={renderReplay} />;

const renderReplay = (replay: Replay) =>
  replay.kind === "power" ? <PowerReplay {...replay} /> : <DuelReplay replay={replay} />;
