import type { UserOnWire } from "#contract/account.ts";
import { Offline } from "#web/offline/offline.tsx";
import { MissionToasts } from "#web/parts/mission-toasts.tsx";
import { NoticeWatch } from "#web/parts/notices/notice-watch.tsx";
import { DealWatch } from "#web/parts/transfer/deal-watch.ts";

/** What runs beside every screen of a player, and what no screen waits for. */
export function Settled({ user }: { user: UserOnWire }) {
  return (
    <>
      <Offline user={user} />
      <MissionToasts />
      <NoticeWatch user={user} />
      <DealWatch />
    </>
  );
}
