import { PowerReplay } from "#web/battle/power-replay.tsx";
import { DuelReplay } from "#web/duel/replay/duel-replay.tsx";
import { BattleReplay, type Replay } from "#web/replays/battle-replay.tsx";

/** A battle to watch, shown on the stage of its kind. */
export const ReplayPage = () => <BattleReplay renderReplay={renderReplay} />;

const renderReplay = (replay: Replay) =>
  replay.kind === "power" ? <PowerReplay {...replay} /> : <DuelReplay replay={replay} />;
