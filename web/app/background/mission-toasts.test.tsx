import type { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listMissions, type MissionOnWire } from "#contract/missions.ts";
import { invalidate } from "#web/lib/query.ts";
import { fakeServer, findToast, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { toast } from "#web/ui/toast.tsx";
import { MissionToasts } from "./mission-toasts.tsx";

const mission = (title: string, completed: boolean): MissionOnWire => ({
  id: title,
  title,
  description: "",
  type: "daily",
  reward: 30,
  rewards: { coins: 30, credits: 0, cards: 0 },
  progress: completed ? 1 : 0,
  target: 1,
  completed,
  isRunning: true,
  canSwap: false,
  banked: [],
});

/** The query cache notifies the screen a moment after the answer has come. */
const look = (client: QueryClient) =>
  act(async () => {
    await invalidate(client, listMissions);
    await new Promise((done) => setTimeout(done));
  });

/** Shows the page to a player who has already looked at these missions. */
async function begin(...missions: MissionOnWire[]) {
  const server = fakeServer({ "GET /api/missions": missions });
  const { client } = showScreen(<MissionToasts user={signedIn} />, { user: signedIn });
  await look(client);
  return {
    async comesBackTo(...after: MissionOnWire[]) {
      server.answers["GET /api/missions"] = after;
      await look(client);
    },
  };
}

test("missions that a deed completed are told, with what they pay", async () => {
  const { comesBackTo } = await begin(
    mission("Dream", false),
    mission("Win", false),
    mission("Hi", true),
  );

  await comesBackTo(mission("Dream", true), mission("Win", true), mission("Hi", true));

  expect(await findToast("Mission complete")).toBeTruthy();
  expect(await findToast("Dream +30 coins · Win +30 coins")).toBeTruthy();
});

test("the toast of the deed itself is not pushed away", async () => {
  const { comesBackTo } = await begin(mission("Dream", false));
  act(() => toast({ title: "Card moved to vault", durationMs: 1_500 }));

  await comesBackTo(mission("Dream", true));

  expect(await findToast("Card moved to vault")).toBeTruthy();
  expect(screen.queryByText("Mission complete")).toBeNull();
  expect(await findToast("Mission complete")).toBeTruthy();
});
