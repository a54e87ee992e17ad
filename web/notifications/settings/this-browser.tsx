import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import type * as z from "zod/mini";
import { notificationSettings } from "#contract/notifications.ts";
import { invalidate, pressFor } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import {
  webPushState,
  turnWebPushOff,
  turnWebPushOn,
  type WebPushState,
} from "#web/notifications/web-push.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { webPushNotChanged } from "#web/words/profile.ts";

export type PushSettings = z.output<typeof notificationSettings.output>;

/** Why there is no button to press. */
const obstacles: Partial<Record<WebPushState, string>> = {
  blocked:
    "This browser blocks messages from Taleborn. You can allow them in the browser's settings for this page, and then come back here.",
  "needs-app":
    "On an iPhone or iPad, first put Taleborn on your home screen: press Share, then Add to Home Screen. Open it from there and turn messages on.",
  impossible: "This browser cannot show messages. Another one may be able to.",
};

/** Turns messages on and off for the browser that shows this. */
export function ThisBrowser({ settings }: { settings: PushSettings }) {
  const { state, turn } = useMessages(settings.publicKey);
  const obstacle = state && obstacles[state];
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <BellRing size={26} aria-hidden className="text-violet" />
        <p className="font-bold">This browser</p>
        {state === "on" && <Badge tone="good">On</Badge>}
        {state === "on" && (
          <Button look="ghost" size="small" {...pressFor(turn, "off")}>
            Turn Messages Off
          </Button>
        )}
        {state === "off" && (
          <Button size="small" {...pressFor(turn, "on")}>
            Turn Messages On
          </Button>
        )}
      </div>
      {obstacle !== undefined && <p role="status">{obstacle}</p>}
      <p className="text-sm text-muted">{howMany(settings.browsers)}</p>
    </div>
  );
}

function howMany(browsers: number): string {
  if (browsers === 0) return "None of your browsers receives messages.";
  const which = browsers === 1 ? "One of your browsers receives" : `${browsers} browsers receive`;
  return `${which} messages, until you log out there.`;
}

function useMessages(publicKey: string) {
  const client = useQueryClient();
  const { user } = useUser();
  const playerId = user?.id ?? "";
  const queryKey = ["messages of this browser", playerId];
  // What the browser allows may change at any time, in its own settings.
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => webPushState(playerId),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const turn = useMutation({
    mutationFn: (choice: "on" | "off") =>
      choice === "on" ? turnWebPushOn(playerId, publicKey) : turnWebPushOff(),
    onSuccess: async (now: WebPushState) => {
      client.setQueryData(queryKey, now);
      await invalidate(client, notificationSettings);
    },
    onError: (error) => toast(webPushNotChanged(error)),
  });
  return { state, turn };
}
