import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { currentUser, stayHere, type UserOnWire } from "#contract/account.ts";
import { call } from "#web/lib/call.ts";
import { useLiveReads } from "#web/lib/live.ts";
import { invalidate, keyOf } from "#web/lib/query.ts";
import { toast } from "#web/ui/toast.tsx";
import { playEndsSoon } from "#web/words/play-time.ts";

const MINUTE_MS = 60_000;

/** With so many minutes left it is said that play ends. */
const SAID_AT = [2, 10];

/** Says every minute that a player with a limit is here, and in time that play ends. Shows nothing. */
export function PlayTime({ user: { playLeft } }: { user: UserOnWire }) {
  // What an account may do changes by a parent, and by the clock.
  useLiveReads("account", currentUser);
  useMinutes(playLeft?.minutes ?? null);

  const said = useRef<number | undefined>(undefined);
  useEffect(() => {
    const due = playLeft ? SAID_AT.find((minutes) => playLeft.minutes <= minutes) : undefined;
    if (playLeft && due !== undefined && due !== said.current && playLeft.minutes > 0) {
      toast(playEndsSoon(playLeft));
    }
    said.current = due;
  }, [playLeft]);
  return null;
}

/** Null: nothing ends the play, so the minutes are not counted. */
function useMinutes(minutesLeft: number | null) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => call(stayHere, {}),
    async onSuccess({ playLeft }) {
      client.setQueryData(keyOf(currentUser), (user: UserOnWire | null | undefined) =>
        user ? { ...user, playLeft } : user,
      );
      if (playLeft?.minutes === 0) await invalidate(client, currentUser);
    },
  });
  const look = useEffectEvent(() => {
    if (document.visibilityState !== "visible") return;
    if (minutesLeft === 0) void invalidate(client, currentUser);
    else mutate();
  });
  const isTimed = minutesLeft !== null;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => look(), MINUTE_MS);
    const listen = () => look();
    document.addEventListener("visibilitychange", listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", listen);
    };
  }, [isTimed]);
}
