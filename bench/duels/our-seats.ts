import { once } from "node:events";
import { WebSocket } from "ws";
import { LIVE_PATH, type ClientMessage, type ServerMessage } from "#contract/live.ts";
import type { DuelOnWire } from "#contract/duel.ts";
import type { Seat, SitDown } from "./player.ts";
import { legalFrom, type Screen } from "./screen.ts";

/** The duel of a table, and the session of each of its players. */
export type OurTable = { duelId: string; tokens: readonly [string, string] };

type Own = Parameters<typeof legalFrom>[0];

function screenOf({ step, view, chosen, otherHasChosen }: DuelOnWire, side: 0 | 1): Screen {
  const own = chosen !== null;
  return {
    step,
    isOver: view.result !== null,
    hasChosen: side === 0 ? [own, otherHasChosen] : [otherHasChosen, own],
    // One's own creatures are never hidden.
    legal: legalFrom(view.own as unknown as Own, {
      phase: view.phase,
      mustChoose: view.ownMustChoose,
    }),
  };
}

export const ourSeats =
  (port: number, tables: readonly OurTable[]): SitDown =>
  async (table, show) => {
    const { duelId, tokens } = tables[table] as OurTable;
    const sit = async (side: 0 | 1): Promise<Seat> => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, {
        headers: { cookie: `sid=${tokens[side]}` },
        perMessageDeflate: false,
      });
      let known: DuelOnWire | undefined;
      const say = (message: ClientMessage) => socket.send(JSON.stringify(message));
      socket.on("message", (text: Buffer) => {
        const message = JSON.parse(text.toString()) as ServerMessage;
        if (message.kind === "duel") known = message.duel;
        else if (message.kind === "chosen" && known) {
          const { kind: _, duelId: __, ...changed } = message;
          known = { ...known, ...changed };
        }
        if (known) show(side, screenOf(known, side));
      });
      await once(socket, "open");
      say({ kind: "follow", duelId });
      return {
        choose: (step, choice) => say({ kind: "choose", duelId, step, choice }),
        leave: () => socket.terminate(),
      };
    };
    return Promise.all([sit(0), sit(1)]);
  };
