import { once } from "node:events";
import type { DuelView } from "#game/duel/duel.ts";
import type { Seat, SitDown } from "#bench/duels/player.ts";
import { rival } from "./rival.ts";
import { legalFrom, type Screen } from "#bench/duels/screen.ts";

const STATE_ID = "_stateID";

type Shown = {
  G: { view: DuelView; step: number; hasChosen: [boolean, boolean] };
  [STATE_ID]: number;
};

type Own = Parameters<typeof legalFrom>[0];

const screenOf = ({ G: { view, step, hasChosen } }: Shown): Screen => ({
  step,
  isOver: view.result !== null,
  hasChosen,
  legal: legalFrom(view.own as unknown as Own, {
    phase: view.phase,
    mustChoose: view.ownMustChoose,
  }),
});

export const boardgameSeats = (port: number): SitDown => {
  const { io } = rival("socket.io-client");
  return async (table, show) => {
    // The rival's server makes a match at the first request for it.
    const matchId = `table-${table}`;
    const sit = async (side: 0 | 1): Promise<Seat> => {
      const playerId = String(side);
      const socket = io(`http://127.0.0.1:${port}/duel`, {
        transports: ["websocket"],
        forceNew: true,
      });
      let stateId = 0;
      const look = (state: Shown) => {
        stateId = state[STATE_ID];
        show(side, screenOf(state));
      };
      socket.on("sync", (_: string, { state }: { state: Shown }) => look(state));
      socket.on("update", (_: string, state: Shown) => look(state));
      await once(socket, "connect");
      socket.emit("sync", matchId, playerId, null, 2);
      return {
        choose(_, choice) {
          const payload = { type: "choose", args: [choice], playerID: playerId };
          socket.emit("update", { type: "MAKE_MOVE", payload }, stateId, matchId, playerId);
        },
        leave: () => socket.disconnect(),
      };
    };
    return [await sit(0), await sit(1)];
  };
};
