import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UserOnWire } from "#contract/account.ts";
import { hasWaitingDuels } from "#web/duel/road/has-waiting.ts";
import { whenBack } from "#web/offline/connection.ts";

/** Sends what was won on the Tale Road without a connection, whichever screen is open. */
export function RoadDuels({ user: { id } }: { user: UserOnWire }) {
  const client = useQueryClient();
  useEffect(() => {
    const send = async () => {
      if (!hasWaitingDuels(id)) return;
      const { sendWaiting } = await import("#web/duel/road/send-waiting.ts");
      await sendWaiting(client, id);
    };
    // Code that does not come now comes with the road itself.
    const sendQuietly = () => void send().catch(() => undefined);
    sendQuietly();
    return whenBack(sendQuietly);
  }, [client, id]);
  return null;
}
