import { useEffect, useRef, useState } from "react";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { dayOf } from "#game/lib/day.ts";
import { rewardText } from "#texts/en/missions.ts";
import { useLiveReads } from "#web/lib/live.ts";
import { serverNow } from "#web/lib/server-time.ts";
import { play } from "#web/lib/sound/play.ts";
import { useAfter } from "#web/lib/use-after.ts";
import { useStageIsOpen } from "#web/ui/stage.ts";
import { toast, useToasts } from "#web/ui/toast.tsx";
import { missionsComplete } from "#web/words/missions.ts";
import { finishedSince } from "./finished-missions.ts";
import { useMissions } from "#web/missions/api.ts";

/** What the player did speaks first; its own toast comes at about the same time. */
const AFTER_THE_DEED_MS = 800;

/** Says on every screen what mission the player has just completed. Shows nothing itself. */
export function MissionToasts({ user }: { user: UserOnWire }) {
  const { data } = useMissions();
  // A duel may have ended while its player was somewhere else.
  useLiveReads("missions", listMissions, currentUser);
  const [queued, setQueued] = useState<readonly string[]>([]);
  const before = useRef(data);
  const isOnStage = useStageIsOpen();
  const isQuiet = !useToasts().some(({ open }) => open) && !isOnStage;

  useEffect(() => {
    // What the day's visit itself pays stands on home, and needs no toast.
    if (!data || user.visitDay !== dayOf(serverNow())) return;
    const finished = finishedSince(before.current ?? data, data, serverNow());
    before.current = data;
    if (finished.length === 0) return;
    const words = finished.map(({ title, rewards }) => `${title} ${rewardText(rewards)}`.trim());
    setQueued((earlier) => [...earlier, ...words]);
  }, [data, user.visitDay]);

  const say = () => {
    toast(missionsComplete(queued));
    play("mission");
    setQueued([]);
  };
  useAfter(queued.length > 0 && isQuiet ? AFTER_THE_DEED_MS : null, say, queued);
  return null;
}
